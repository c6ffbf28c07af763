/// The actions that a swipe over a row reveals at one of its edges.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is at the edge of the row.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions. Without actions, the row cannot be swiped.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
