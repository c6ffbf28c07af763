/// Animations that run together and end no later than the group's duration.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their begin times are relative to the group's start. Those without a duration last as long as the
  /// group.
  ///
  /// The group's timing curve determines their time. The group calls their delegates for none of them, and removes them
  /// together.
  open var animations: [CAAnimation]?

  override func resolveDuration(_ inherited: CFTimeInterval) {
    super.resolveDuration(inherited)
    for animation in animations ?? [] { animation.resolveDuration(duration) }
  }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval, run: Int) {
    let time = progress(at: time) * duration
    for animation in animations ?? [] {
      let elapsed = time - animation.beginTime
      let end = animation.activeDuration
      // An animation that ends with the group is at its end there, and not after it: the group may remain.
      let isLast = time >= duration && abs(animation.localTime(at: elapsed) - end) <= end * 1e-9
      _ = animation.apply(to: &properties, elapsed: elapsed, holdingEnd: isLast)
    }
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    // Copies, because their durations may be set.
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }
}
