/// The context of an animated focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the update, in seconds.
  var duration: TimeInterval { get }
}
