/// An animation on a layer, with its timeline and its completion.
@MainActor
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// The clock with which it runs to its end, even if the layer meanwhile moves to another window.
  let clock: FrameClock
  private let timeline: AnimationTimeline
  var isPaused: Bool { timeline.isPaused }
  /// Called once, with whether the animation reached its end.
  private var onEnd: ((Bool) -> Void)?
  private var hasStarted = false
  /// Whether the animation was at its end when it was last applied.
  private(set) var isOver = false
  /// Whether the completion was called.
  private(set) var hasEnded = false
  /// Whether it was replaced or removed before its end.
  private(set) var wasInterrupted = false

  init(
    key: String, animation: CAAnimation, timeline: AnimationTimeline, on clock: FrameClock,
    onEnd: ((Bool) -> Void)? = nil
  ) {
    self.key = key
    self.clock = clock
    self.animation = animation
    self.timeline = timeline
    self.onEnd = onEnd
  }

  /// When the layer is deallocated, its animations end unfinished.
  isolated deinit { end(finished: false) }

  /// Whether an animation that replaces this one continues it: a later change of the same block or property animator.
  func isContinued(by other: RunningAnimation) -> Bool { other.timeline === timeline }

  /// Applies the animation at a time of the layer.
  ///
  /// - Returns: Whether the animation reached its end, or its start when reversed, and the time is not held there.
  func apply(to properties: inout LayerProperties, at layerTime: CFTimeInterval) -> Bool {
    isOver = applyPhase(to: &properties, at: layerTime)
    return isOver
  }

  private func applyPhase(to properties: inout LayerProperties, at layerTime: CFTimeInterval) -> Bool {
    let time = timeline.time(at: layerTime, on: clock)
    if !hasStarted {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    if timeline.isReversed, time <= 0 {
      _ = animation.apply(to: &properties, elapsed: 0)
      return !timeline.isHeld
    }
    return animation.apply(to: &properties, elapsed: time - animation.beginTime) && !timeline.isHeld
  }

  /// Calls the completion. Further calls do nothing.
  func end(finished: Bool) {
    if !hasEnded, !finished { wasInterrupted = true }
    hasEnded = true
    let (completion, delegate) = (onEnd, animation.delegate)
    onEnd = nil
    animation.delegate = nil
    delegate?.animationDidStop(animation, finished: finished)
    completion?(finished)
  }
}
