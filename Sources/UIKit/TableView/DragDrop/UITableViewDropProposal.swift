/// The operation of a drop in a table view, and its relation to the row at the drop position.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The relation of a drop to the row at the drop position.
  public enum Intent: Int, Sendable {
    /// The drop is not related to the row.
    case unspecified
    /// The dropped items are inserted at the index path of the row, which makes room.
    case insertAtDestinationIndexPath
    /// The dropped items are inserted into the row.
    case insertIntoDestinationIndexPath
    /// The dropped items are inserted into the row if they are over the middle half of it, otherwise at its index path.
    case automatic
  }

  /// The relation of the drop to the row at the drop position.
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

  /// Returns the proposal in terms of items.
  ///
  /// - Parameters:
  ///   - location: Where the finger is.
  ///   - row: The rectangle of the row at that position; nil if there is none.
  func inContent(at location: CGPoint, over row: CGRect?) -> UICollectionViewDropProposal {
    let intent: UICollectionViewDropProposal.Intent =
      switch self.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
      case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
      case .automatic:
        row.map { $0.insetBy(dx: 0, dy: $0.height / 4).contains(location) } == true
          ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
      }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
}
