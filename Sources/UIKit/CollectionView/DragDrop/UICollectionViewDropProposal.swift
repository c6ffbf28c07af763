/// What a drop would do in a collection view, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// How a drop is about the item it is over.
  public enum Intent: Int, Sendable {
    /// It is not.
    case unspecified
    /// What is dropped goes where that item is, which makes room.
    case insertAtDestinationIndexPath
    /// That item takes it in.
    case insertIntoDestinationIndexPath
  }

  /// How the drop is about the item it is over.
  public let intent: Intent

  /// Makes a proposal about no item.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
