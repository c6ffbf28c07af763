/// An animation on a layer, with its timeline and its completion.
@MainActor
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  private let timeline: AnimationTimeline
  /// Called once, with whether the animation reached its end.
  private var onEnd: ((Bool) -> Void)?
  private var hasStarted = false

  init(
    key: String, animation: CAAnimation, timeline: AnimationTimeline, onEnd: ((Bool) -> Void)? = nil
  ) {
    self.key = key
    self.animation = animation
    self.timeline = timeline
    self.onEnd = onEnd
  }

  /// When the layer is deallocated, its animations end unfinished.
  isolated deinit { end(finished: false) }

  /// Applies the animation at a clock time.
  ///
  /// - Returns: Whether the animation reached its end, or its start when reversed.
  func apply(to properties: inout LayerProperties, at clock: CFTimeInterval) -> Bool {
    let time = timeline.time(at: clock)
    if !hasStarted {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    if timeline.isReversed, time <= 0 {
      _ = animation.apply(to: &properties, elapsed: 0)
      return true
    }
    return animation.apply(to: &properties, elapsed: time - animation.beginTime)
  }

  /// Calls the completion. Further calls do nothing.
  func end(finished: Bool) {
    let (completion, delegate) = (onEnd, animation.delegate)
    onEnd = nil
    animation.delegate = nil
    delegate?.animationDidStop(animation, finished: finished)
    completion?(finished)
  }
}
