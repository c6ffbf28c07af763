extension UITableView {
  /// The look of a table view.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers that stay at the top.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows in boxes with rounded corners.
    case insetGrouped
  }

  /// Where a row comes to rest after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Where the shortest scroll that shows it brings it.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a row appears or disappears.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// It moves in from the right, or out to the right.
    case right
    /// It moves in from the left, or out to the left.
    case left
    /// It moves in from above, or out to above.
    case top
    /// It moves in from below, or out to below.
    case bottom
    /// It appears and disappears at once.
    case none
    /// It fades.
    case middle
    /// As the table view chooses: it fades.
    case automatic = 100
  }

  /// Whether rows have separators.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

  /// The height of a row, header or footer whose content determines it.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title in a section index that leads to a search field above the rows.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when the selected rows have changed, by the user or by code, with the table view as its object.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// Whether rows have separators.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none
    /// A line.
    case singleLine
  }
}

extension UITableView.ScrollPosition {
  var inCollection: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
