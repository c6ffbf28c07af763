/// Animations that run together and end no later than the group's duration.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their begin times are relative to the group's start.
  open var animations: [CAAnimation]?

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    for animation in animations ?? [] {
      _ = animation.apply(to: &properties, elapsed: time - animation.beginTime)
    }
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}
