import Geometry

extension CALayer: FrameClockParticipant {
  /// The properties that the layer is displayed with: those that were set, changed by the running animations.
  var displayed: LayerProperties { presented ?? properties }

  /// Sets a property. The change animates inside an animation block and, for a layer without a view, inside a
  /// transaction.
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
    } else {
      properties[keyPath: path] = value
      if actions != nil { performAction(for: property) }
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

  private func performAction(for property: LayerProperty) {
    guard !CATransaction.disableActions() else { return }
    action(forKey: property.rawValue)?.run(forKey: property.rawValue, object: self, arguments: nil)
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
    set(changed[path.property], of: path.property)
    AnimationScope.current?.animate(self, path.property, from: old, to: properties[path.property])
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
