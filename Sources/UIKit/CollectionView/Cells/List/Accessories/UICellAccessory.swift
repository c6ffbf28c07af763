/// A view at the leading or trailing edge of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType {
    /// A chevron: the row leads to more.
    case disclosureIndicator
    /// A chevron that turns: the row expands and collapses.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A handle that moves the row.
    case reorder
    /// A circle that shows whether the row is selected.
    case multiselect
    /// A text.
    case label
    /// A button that shows details.
    case detail
    /// A button that shows the chosen element of a menu, and opens the menu.
    case popUpMenu
    /// A view of the app.
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the item is being edited.
    case whenEditing
    /// While the item is not being edited.
    case whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The same for all kinds, so that contents are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Called when the user activates an accessory.
  public typealias ActionHandler = () -> Void

  /// Called with the menu when the user has chosen another element of it.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The kind.
  public let accessoryType: AccessoryType
  let placement: Placement
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  let tintColor: UIColor?
  var backgroundColor: UIColor?
  var style = OutlineDisclosureOptions.Style.automatic
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var showsVerticalSeparator = false
  var maintainsFixedSize = false
  var action: ActionHandler?
  var menu: UIMenu?
  var menuSelectionDidChange: MenuSelectedElementDidChangeHandler?

  init(
    _ type: AccessoryType, _ placement: Placement, _ isHidden: Bool, _ width: LayoutDimension,
    _ tintColor: UIColor?
  ) {
    (accessoryType, self.placement, self.isHidden) = (type, placement, isHidden)
    (reservedWidth, self.tintColor) = (width, tintColor)
  }

  /// Whether the accessory is shown in a state.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch placement.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
