extension UITableViewCell {
  /// The state of a row in a drag.
  public enum DragState: Int, Sendable {
    /// The row is not part of a drag.
    case none
    /// The row is lifted.
    case lifting
    /// The row is being dragged.
    case dragging

    init(_ state: UICollectionViewCell.DragState) {
      self =
        switch state {
        case .none: .none
        case .lifting: .lifting
        case .dragging: .dragging
        }
    }
  }

  /// What a row shows in addition to its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The controls of editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions at an edge of the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a cell looks while it has the keyboard focus.
  public enum FocusStyle: Int, Sendable {
    /// As the system shows it.
    case `default`
    /// As the app shows it.
    case custom
  }

  /// The arrangement of the standard labels.
  public enum CellStyle: Int, Sendable {
    /// One text, with an image at the leading edge.
    case `default`
    /// A text at the leading edge, and a grey one at the trailing edge.
    case value1
    /// A small text in the tint colour, and another one beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As an unselected one.
    case none
    /// Grey.
    case blue
    /// Grey.
    case gray
    /// Grey.
    case `default`
  }

  /// What the user can do to a row while editing.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert a row.
    case insert
  }

  /// The standard accessory at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// A chevron: the row leads to more.
    case disclosureIndicator
    /// A button that shows details, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button that shows details.
    case detailButton
  }
}
