/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the finger points at something exactly.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public required init(operation: UIDropOperation) { self.operation = operation }
}

/// What comes of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing here; it might elsewhere.
  case cancel
  /// Nothing, though something could be dropped here at other times.
  case forbidden
  /// What is dragged is copied.
  case copy
  /// What is dragged is moved.
  case move
}
