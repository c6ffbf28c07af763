import Geometry

extension CALayer: FrameClockParticipant {
  /// The properties that the layer is displayed with: those that were set, changed by the running animations.
  var displayed: LayerProperties { presented ?? properties }

  /// Sets a property. The change animates inside an animation block and, for a layer without a view, also outside.
  ///
  /// Inlined, so that the key path costs nothing: a scroll step on a sphere sets 1,000 properties.
  ///
  /// - Returns: Whether the value changed.
  @inline(__always)
  @discardableResult
  func assign<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<LayerProperties, Value>, _ property: LayerProperty
  ) -> Bool { change(path, to: value, property) }

  /// Sets a property that consists of numbers. It animates in the same cases. Ignores values that are not finite.
  @inline(__always)
  @discardableResult
  func assign<Value: Equatable & FiniteValue>(
    _ value: Value, to path: WritableKeyPath<LayerProperties, Value>, _ property: LayerProperty
  ) -> Bool { value.mayBecome("\(property)", of: self) && change(path, to: value, property) }

  /// Sets a property to any value, as `assign(_:to:_:)`.
  @inline(__always)
  @discardableResult
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties, Value>, to value: Value, _ property: LayerProperty
  ) -> Bool {
    guard properties[keyPath: path] != value else { return false }
    if !animations.isEmpty { updatePresentationInNextTick() }
    if let scope = AnimationScope.current {
      let old = properties[property]
      properties[keyPath: path] = value
      scope.animate(self, property, from: old, to: properties[property])
    } else if hasImplicitAnimations || actions != nil, let action = actionForChange(of: property) {
      properties[keyPath: path] = value
      action.run(forKey: property.rawValue, object: self, arguments: nil)
    } else {
      properties[keyPath: path] = value
    }
    propertyDidChange(property)
    return true
  }

  /// Invalidates what depends on a property, after the value that was set or that is displayed has changed.
  @inline(__always)
  private func propertyDidChange(_ property: LayerProperty) {
    switch property.effect {
    case .placement: placementDidChange()
    case .anchor:
      placementDidChange()
      if displayed.sublayerTransform != CATransform3DIdentity { setNeedsFragment() }
    case .picture: setNeedsFragment()
    case .contents: contentsDidChange()
    }
  }

  /// Invalidates what depends on the size, after one was set.
  func sizeDidChange() {
    placementDidChange()
    setNeedsLayout()
    if contentFollowsSize { contentCommands = nil }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// The action for a property that is about to change outside of an animation block.
  private func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    let action = CATransaction.disableActions() ? nil : action(forKey: property.rawValue)
    guard let basic = action as? CABasicAnimation, basic.hasNoValues,
      let animation = basic.copy() as? CABasicAnimation
    else { return action }
    animation.keyPath = animation.keyPath ?? property.rawValue
    animation.fromValue = valueOnScreen(of: property).object
    return animation
  }

  /// The animation of a property from what is on screen, with the time and the curve of the transaction. Nil if the layer
  /// is not on screen yet.
  func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard hasImplicitAnimations, let property = LayerProperty(rawValue: event), property.animatesImplicitly,
      CATransaction.animationDuration() > 0, root.view is UIWindow, hasBeenShown
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = valueOnScreen(of: property).object
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The value in the last frame. A change since then, which has begun an animation, is not on screen yet.
  private func valueOnScreen(of property: LayerProperty) -> AnimatableValue {
    let begun = animation(forKey: property.rawValue) as? CABasicAnimation
    return presented?[property] ?? begun?.from ?? properties[property]
  }

  /// Whether a frame has shown the layer. Without a renderer, as in tests, a frame is a step of the clock.
  private var hasBeenShown: Bool {
    fragment != nil || replacedFragment != nil || firstLayoutTime.map { $0 < motionClock.time } == true
  }

  /// The layer, without implicit animations.
  func still() -> Self {
    hasImplicitAnimations = false
    return self
  }

  /// Sets a property from an animatable value, without animation.
  func set(_ value: AnimatableValue, of property: LayerProperty) {
    let (old, oldSize) = (displayed, properties.bounds.size)
    properties[property] = value
    presented = nil
    presentationDidChange(from: old)
    if properties.bounds.size != oldSize { sizeDidChange() }
    if !animations.isEmpty { updatePresentationInNextTick() }
  }

  /// Lets a change show below animations that have ended and remain, for which no clock ticks.
  private func updatePresentationInNextTick() { motionClock.add(self) }

  /// Sets the property at a key path. The change animates in the same cases as that of a property.
  func set(_ value: AnimatableValue, at path: AnimationKeyPath) {
    var changed = properties
    path.set(value, in: &changed)
    let old = properties[path.property]
    guard changed[path.property] != old else { return }
    let scope = AnimationScope.current
    let action = scope == nil ? actionForChange(of: path.property) : nil
    set(changed[path.property], of: path.property)
    scope?.animate(self, path.property, from: old, to: properties[path.property])
    action?.run(forKey: path.property.rawValue, object: self, arguments: nil)
  }

  /// Begins a copy of an animation.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let transition = copy as? CATransition
    transition?.picture = lastPicture()
    copy.resolveDuration(CATransaction.animationDuration())
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    let (timeline, clock) = (AnimationTimeline(), motionClock)
    if copy.beginTime > 0 { copy.beginTime -= self.time(at: clock.time) }
    let groups = CATransaction.completionGroups
    for group in groups { group.enter() }
    run(
      RunningAnimation(
        key: transition != nil ? kCATransition : key ?? "#\(copy.hash)", animation: copy, timeline: timeline,
        on: clock
      ) { _ in
        for group in groups { group.leave() }
      })
  }

  /// The running animation with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the running animations. Nil when there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
    let removed = animations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: isRemoved)
    updatePresentation()
    for animation in removed { animation.end(finished: false) }
  }

  func run(_ animation: RunningAnimation) {
    let replaced = animations.filter { $0.key == animation.key }
    animations.removeAll { $0.key == animation.key }
    animations.append(animation)
    animation.clock.add(self)
    for old in replaced { old.end(finished: old.isContinued(by: animation)) }
  }

  /// A copy of the layer with its current appearance, including animations. Nil when the layer is in no window and no
  /// animation runs.
  public func presentation() -> Self? {
    guard presented != nil || root.view is UIWindow else { return nil }
    let copy = make(type(of: self))
    copy.copyProperties(of: self)
    copy.properties = displayed
    return copy
  }

  /// The layer with the values that were set: the layer itself.
  public func model() -> Self { self }

  /// Whether all animations that are not over are paused, such as those of a property animator that is only scrubbed.
  var isWaiting: Bool {
    animations.contains(where: \.isPaused) && animations.allSatisfy { $0.isPaused || $0.isOver }
  }

  func advance(with clock: FrameClock) -> Bool {
    updatePresentation()
    // An animation that began in another window goes on with that window's clock, and does not keep this one running.
    return !isPaused && animations.contains { $0.clock === clock && !$0.isOver }
  }

  /// Applies the animations in the order they were added, and removes those that have ended, except if they are to remain.
  private func updatePresentation() {
    let old = displayed
    var new = properties
    var ended: [RunningAnimation] = []
    for running in animations where running.apply(to: &new, at: time(at: running.clock.time)) {
      if !running.hasEnded { ended.append(running) }
    }
    // Clamps after all animations are applied, because one additive animation alone may exceed the limits.
    new.opacity = min(1, max(0, new.opacity))
    if !ended.isEmpty {
      animations.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
      for running in ended { running.clock.performAfterTick { running.end(finished: true) } }
    }
    presented = animations.isEmpty ? nil : new
    presentationDidChange(from: old)
  }

  private func presentationDidChange(from old: LayerProperties) {
    let new = displayed
    placementDidChange()
    for property in LayerProperty.drawn where old[property] != new[property] { propertyDidChange(property) }
    if old.special != new.special { contentsDidChange() }
    if old.transition !== new.transition { setNeedsFragment() }
    if old.bounds.size != new.bounds.size, contentFollowsSize { contentCommands = nil }
  }
}
