/// Several animations that run together, cut off at the group's duration.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their begin times are counted from the group's beginning.
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
