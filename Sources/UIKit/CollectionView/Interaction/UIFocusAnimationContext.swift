/// What is known of an animated change of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long the change takes, in seconds.
  var duration: TimeInterval { get }
}
