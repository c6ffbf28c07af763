/// The operation of a drop in a collection view, and its relation to the item at the drop position.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The relation of a drop to the item at the drop position.
  public enum Intent: Int, Sendable {
    /// The drop is not related to the item.
    case unspecified
    /// The dropped items are inserted at the index path of the item, which makes room.
    case insertAtDestinationIndexPath
    /// The dropped items are inserted into the item.
    case insertIntoDestinationIndexPath
  }

  /// The relation of the drop to the item at the drop position.
  public let intent: Intent

  /// Creates a proposal with an unspecified intent.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
