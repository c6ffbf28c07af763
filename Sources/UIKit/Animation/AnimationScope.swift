/// What a change of a layer's property turns into while an animation closure runs.
@MainActor
final class AnimationScope {
  /// How the changes go from old to new.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)
  }

  /// The scope of the innermost closure; nil when changes take effect at once.
  static private(set) var current: AnimationScope?

  let duration: CFTimeInterval
  let curve: Curve
  let delay: CFTimeInterval
  let repeats: Bool
  let autoreverses: Bool
  let timeline: AnimationTimeline
  let completions: CompletionGroup
  private(set) var animations: [(layer: CALayer, key: String)] = []
  private static var count = 0

  init(
    duration: CFTimeInterval, curve: Curve, delay: CFTimeInterval = 0, repeats: Bool = false,
    autoreverses: Bool = false, timeline: AnimationTimeline = AnimationTimeline(),
    completions: CompletionGroup
  ) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.timeline = timeline
    self.completions = completions
  }

  /// Runs a closure with changes going through a scope, or taking effect at once when that is nil.
  static func perform<Result>(_ scope: AnimationScope?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = scope
    defer { current = outer }
    return try body()
  }

  /// Animates a property whose value has just changed.
  ///
  /// Values that have differences run as a difference that vanishes, so that animations of one property overlap
  /// smoothly; the others begin at what is shown and take the place of the one before.
  func animate(
    _ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
  ) {
    guard let animation = makeAnimation(of: property) else { return }
    var key = property.rawValue
    if let difference = old.difference(from: new), let zero = new.difference(from: new) {
      animation.isAdditive = true
      animation.from = difference
      animation.to = zero
      AnimationScope.count += 1
      key += "-\(AnimationScope.count)"
    } else {
      animation.from = layer.presented?[property] ?? old
      animation.to = new
    }
    completions.enter()
    animations.append((layer, key))
    layer.run(
      RunningAnimation(key: key, animation: animation, timeline: timeline) { [completions] finished in
        completions.leave(finished: finished)
      })
  }

  private func makeAnimation(of property: LayerProperty) -> CABasicAnimation? {
    guard duration > 0 || delay > 0 else { return nil }
    let animation: CABasicAnimation
    switch curve {
    case .timing(let function):
      animation = CABasicAnimation(keyPath: property.rawValue)
      animation.timingFunction = function
    case .spring(let spring):
      let springing = CASpringAnimation(keyPath: property.rawValue)
      springing.spring = spring
      animation = springing
    }
    animation.duration = duration
    animation.beginTime = delay
    animation.fillMode = .both
    animation.autoreverses = autoreverses
    if repeats { animation.repeatCount = .infinity }
    return animation
  }
}
