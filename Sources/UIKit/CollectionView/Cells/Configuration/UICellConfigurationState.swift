/// The situation of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of an item in a drag.
  public enum DragState: Sendable {
    /// None.
    case none
    /// It is lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// The part of an item in a drop.
  public enum DropState: Sendable {
    /// None: there is no drag over the view.
    case none
    /// A drag is over the view, but not over the item.
    case notTargeted
    /// A drag is over the item.
    case targeted
  }

  /// The traits in effect.
  public var traitCollection: UITraitCollection

  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the item is touched.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the item has the focus.
  public var isFocused = false
  /// Whether the cell is held at the edge of what is seen; no layout here does that.
  public var isPinned = false
  /// Whether the items are being edited.
  public var isEditing = false
  /// Whether what is below the item in a tree is shown, as the section snapshot says that was applied.
  public var isExpanded = false
  /// Whether the cell is swiped aside; for an app to say.
  public var isSwiped = false
  /// Whether the item is moved by hand.
  public var isReordering = false
  /// The item's part in a drag.
  public var cellDragState = DragState.none
  /// The item's part in a drop; for an app to say.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that nothing happens to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app has to say of the situation, by key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
