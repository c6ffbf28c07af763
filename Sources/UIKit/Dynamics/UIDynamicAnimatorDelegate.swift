/// Follows whether an animator runs. All members are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animator runs after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

// Calls with a question mark use these properties.
extension UIDynamicAnimatorDelegate {
  /// The method of this name, for calls with a question mark. Never nil.
  public var dynamicAnimatorWillResume: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var dynamicAnimatorDidPause: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }
}
