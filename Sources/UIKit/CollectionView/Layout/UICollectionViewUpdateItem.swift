/// One change inside a batch update, as told to the layout.
///
/// The collection view makes these. To make one up, for the test of a layout, override its three properties.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Kinds of change.
  public enum Action: Int, Sendable {
    /// The element is new.
    case insert
    /// The element is gone.
    case delete
    /// The element is replaced where it is.
    case reload
    /// The element has another place.
    case move
    /// Nothing happens.
    case none
  }

  /// The path before the update, nil for an insertion. A whole section has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The path after the update, nil for a deletion. A whole section has `NSNotFound` as its item.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happened.
  open var updateAction: Action { action }

  private var before: IndexPath?
  private var after: IndexPath?
  private var action = Action.none

  /// Makes an item in which nothing happens.
  public override init() { super.init() }

  // Convenience, because a designated initializer that subclasses cannot see would keep them from inheriting any.
  convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.init()
    self.action = action
    self.before = before
    self.after = after
  }
}
