/// Turns property changes of layers into animations while an animation closure runs.
@MainActor
final class AnimationScope {
  /// A property that a closure changed, with its animation.
  @MainActor
  struct Change {
    let layer: CALayer
    let property: LayerProperty
    let old: AnimatableValue
    let new: AnimatableValue
    let animation: RunningAnimation

    var isRunning: Bool { layer.animations.contains { $0 === animation } }

    func setOld() { layer.set(old, of: property) }

    func setNew() { layer.set(new, of: property) }

    /// Ends the animation.
    func stop() { layer.removeAnimations { $0 === animation } }
  }

  /// The scope of the innermost closure. When it is nil, changes take effect immediately.
  static private(set) var current: AnimationScope?

  /// The transition that begins now and collects the animations. They share its time.
  static var recording: TransitionRecording?

  let duration: CFTimeInterval
  let pacing: AnimationPacing
  var delay: CFTimeInterval
  let repeatCount: Float
  let autoreverses: Bool
  /// Whether only opacity animates and all other changes take effect immediately.
  let isStill: Bool
  let timeline: AnimationTimeline
  let completions: CompletionGroup
  /// Collects the changes of a keyframe block, which run when the block ends.
  var keyframes: KeyframeCollection?
  private(set) var changes: [Change] = []
  private static var count = 0

  init(
    duration: CFTimeInterval, pacing: AnimationPacing, delay: CFTimeInterval = 0, repeatCount: Float = 0,
    autoreverses: Bool = false, isStill: Bool = false, timeline: AnimationTimeline? = nil,
    completions: CompletionGroup
  ) {
    self.duration = duration
    self.pacing = pacing
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.isStill = isStill
    self.timeline = timeline ?? Self.recording?.timeline ?? AnimationTimeline()
    self.completions = completions
  }

  /// The same scope, but only opacity animates.
  var still: AnimationScope {
    makeVariant(repeatCount: repeatCount, autoreverses: autoreverses, isStill: true)
  }

  /// The same scope with other repetitions.
  func repeating(_ count: Float, autoreverses: Bool) -> AnimationScope {
    makeVariant(repeatCount: count, autoreverses: autoreverses, isStill: isStill)
  }

  private func makeVariant(repeatCount: Float, autoreverses: Bool, isStill: Bool) -> AnimationScope {
    let scope = AnimationScope(
      duration: duration, pacing: pacing, delay: delay, repeatCount: repeatCount, autoreverses: autoreverses,
      isStill: isStill, timeline: timeline, completions: completions)
    scope.keyframes = keyframes
    return scope
  }

  /// An animation of a property from its value on screen, with the timing of the scope. Nil if blocks do not animate it.
  func makeAction(for layer: CALayer, forKey key: String) -> CABasicAnimation? {
    guard let property = LayerProperty(rawValue: key), property.animatesInBlocks else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = layer.displayed[property].object
    animation.pacing = pacing
    animation.duration = duration
    animation.beginTime = delay > 0 ? layer.time(at: layer.motionClock.time) + delay : 0
    animation.fillMode = .both
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
    return animation
  }

  /// Lays out the views whose bounds the closure has changed.
  func layOutResizedViews() {
    for change in changes where change.property == .bounds { change.layer.view?.layoutIfNeeded() }
  }

  /// Takes over the changes of a scope inside this one.
  func adopt(_ inner: [Change]) { changes += inner }

  /// Runs a closure with a current scope. When the scope is nil, changes take effect immediately.
  static func perform<Result>(_ scope: AnimationScope?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = scope
    defer { current = outer }
    return try body()
  }

  /// Makes a scope current. Whoever does that makes the one before current again.
  static func enter(_ scope: AnimationScope?) { current = scope }

  /// Animates a property whose value has just changed.
  ///
  /// Values that can be subtracted are animated additively: the difference to the new value shrinks to zero, so that
  /// several animations of one property blend smoothly. Other values start at the value on screen and replace the
  /// running animation. They end at the layer's own value, even if that changes during the animation, so that content
  /// can scroll while it animates.
  func animate(
    _ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
  ) {
    guard property.animatesInBlocks, !isStill || property == .opacity else { return }
    if let keyframes { return keyframes.record(layer, property, from: old, to: new) }
    guard duration > 0 || delay > 0 else { return }
    let animation = CABasicAnimation(keyPath: property.rawValue)
    var key = property.rawValue
    if let difference = old.difference(from: new), let zero = new.difference(from: new) {
      animation.isAdditive = true
      (animation.from, animation.to) = (difference, zero)
      AnimationScope.count += 1
      key += "-\(AnimationScope.count)"
    } else {
      // A change of the same block may not have been displayed yet.
      let replaced = layer.animations.first { $0.key == key }?.animation as? CABasicAnimation
      animation.from = layer.presented?[property] ?? replaced?.from ?? old
    }
    animation.pacing = pacing
    run(animation, on: layer, forKey: key, of: property, from: old, to: new)
  }

  /// Runs the changes that a keyframe block collected.
  func runKeyframes() {
    guard let keyframes else { return }
    for track in keyframes.tracks {
      let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
      animation.keyframes = track.frames.map(\.value)
      animation.keyTimes = track.frames.map { NSNumber(value: $0.time) }
      animation.calculationMode = keyframes.calculationMode
      animation.pacing = pacing
      guard let first = track.frames.first?.value, let last = track.frames.last?.value else { continue }
      run(
        animation, on: track.layer, forKey: track.property.rawValue, of: track.property, from: first, to: last
      )
    }
  }

  private func run(
    _ animation: CAAnimation, on layer: CALayer, forKey key: String, of property: LayerProperty,
    from old: AnimatableValue, to new: AnimatableValue
  ) {
    animation.duration = duration
    animation.beginTime = delay
    animation.fillMode = .both
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
    let groups = CATransaction.completionGroups + [completions]
    for group in groups { group.enter() }
    let running = RunningAnimation(
      key: key, animation: animation, timeline: timeline, on: layer.motionClock
    ) { finished in
      for group in groups { group.leave(finished: finished) }
    }
    let change = Change(layer: layer, property: property, old: old, new: new, animation: running)
    changes.append(change)
    Self.recording?.add(change)
    layer.run(running)
  }
}
