/// An animation on a layer, with the time it runs by and those who wait for its end.
@MainActor
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  private let timeline: AnimationTimeline
  /// Told once, with whether the end was reached.
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

  /// A layer that goes takes its animations along: they end unfinished.
  isolated deinit { end(finished: false) }

  /// Applies what the time asks for.
  ///
  /// - Returns: Whether the animation has come to its end, or run back to its beginning.
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

  /// Tells those who wait; a second time tells nobody.
  func end(finished: Bool) {
    let (completion, delegate) = (onEnd, animation.delegate)
    onEnd = nil
    animation.delegate = nil
    delegate?.animationDidStop(animation, finished: finished)
    completion?(finished)
  }
}
