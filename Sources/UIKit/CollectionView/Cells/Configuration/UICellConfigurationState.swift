/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of an item in a drag.
  public enum DragState: Sendable {
    /// The item is not part of a drag.
    case none
    /// The item is lifted.
    case lifting
    /// The item is being dragged.
    case dragging
  }

  /// The state of an item in a drop.
  public enum DropState: Sendable {
    /// No drag is over the view.
    case none
    /// A drag is over the view, but not over the item.
    case notTargeted
    /// A drag is over the item.
    case targeted
  }

  /// The current traits.
  public var traitCollection: UITraitCollection

  /// Whether the cell ignores touches.
  public var isDisabled = false
  /// Whether the item is highlighted.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the item has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to the visible area. No layout here sets it.
  public var isPinned = false
  /// Whether the item is being edited.
  public var isEditing = false
  /// Whether the item is expanded in the applied section snapshot.
  public var isExpanded = false
  /// Whether the cell is swiped. Apps set it.
  public var isSwiped = false
  /// Whether the user is moving the item.
  public var isReordering = false
  /// The state of the item in a drag.
  public var cellDragState = DragState.none
  /// The state of the item in a drop. Apps set it.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
