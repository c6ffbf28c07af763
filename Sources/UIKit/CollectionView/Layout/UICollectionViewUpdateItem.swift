/// One change inside a batch update, as told to the layout.
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

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }
}
