/// Lets the user feel what happens. A desktop has nothing that vibrates, so that generators have no effect, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Announces feedback. No effect.
  open func prepare() {}
}

/// Feedback for a collision of views. No effect on a desktop.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light
    /// Of medium size.
    case medium
    /// Large or heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Creates a generator for collisions of medium weight.
  public override init() { super.init() }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Reports a collision. No effect.
  open func impactOccurred() {}

  /// Reports a collision with an intensity from 0 to 1. No effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a change of a selection. No effect on a desktop.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports that the selection changed. No effect.
  open func selectionChanged() {}
}

/// Feedback for success and failure. No effect on a desktop.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task succeeded with a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Reports the result of a task. No effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
