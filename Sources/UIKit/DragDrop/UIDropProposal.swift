/// The proposed result of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Whether the finger points at an exact position. Has no effect.
  open var isPrecise = false
  /// Whether the preview keeps its size. Has no effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public required init(operation: UIDropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// No drop here. The drag can continue elsewhere.
  case cancel
  /// No drop, although the view accepts drops at other times.
  case forbidden
  /// Copies the items.
  case copy
  /// Moves the items.
  case move
}
