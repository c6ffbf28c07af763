/// One change of a batch update, as the layout receives it.
///
/// The collection view creates these objects. To create one in a test of a layout, override its three properties.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public enum Action: Int, Sendable {
    /// The element was inserted.
    case insert
    /// The element was deleted.
    case delete
    /// The element was replaced at its index path.
    case reload
    /// The element moved.
    case move
    /// No change.
    case none
  }

  /// The index path before the update; nil for an insertion. For a whole section, the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; nil for a deletion. For a whole section, the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of change.
  open var updateAction: Action { action }

  private var before: IndexPath?
  private var after: IndexPath?
  private var action = Action.none

  /// Creates an update item without a change.
  public override init() { super.init() }

  // A convenience initializer, because subclasses would not inherit initializers if a designated one were hidden from
  // them.
  convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.init()
    self.action = action
    self.before = before
    self.after = after
  }
}
