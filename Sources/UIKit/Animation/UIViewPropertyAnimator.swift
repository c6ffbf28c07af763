/// An animation that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let pacing: AnimationPacing
  private let timeline = AnimationScope.recording?.timeline ?? AnimationTimeline()
  private var blocks: [(animations: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimationScope.Change] = []
  /// Waits for the animations.
  private var group: CompletionGroup?
  /// Keeps a running animator alive, as on Apple's platforms.
  private var keepAlive: UIViewPropertyAnimator?
  private var isPaused = false
  /// Whether views whose bounds the closures change are laid out with them.
  private var laysOutSubviews = false
  /// The clock of the layers that it changes.
  private var clock = FrameClock.main

  /// The duration, in seconds.
  public let duration: TimeInterval

  /// The delay before the start, in seconds.
  public private(set) var delay: TimeInterval = 0

  /// The timing curve.
  public let timingParameters: (any UITimingCurveProvider)?

  /// The current state.
  public private(set) var state: UIViewAnimatingState = .inactive

  /// Whether the animator is active and not paused.
  public var isRunning: Bool { state == .active && !isPaused }

  /// Whether progress is linear, instead of along the timing curve, while the animator is paused and scrubbed.
  open var scrubsLinearly = true

  /// Whether the animator pauses at its end instead of becoming inactive. It can be reversed and started there.
  open var pausesOnCompletion = false { didSet { updateLimits() } }

  /// Whether the animator can be paused and stopped while it runs. Has no effect: this is always possible.
  open var isInterruptible = true

  /// Whether views receive touches while they move. Has no effect: views always receive touches.
  open var isUserInteractionEnabled = true

  /// Creates an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    if let spring = parameters.springTimingParameters {
      let curve = spring.curve(for: duration)
      pacing = AnimationPacing(.spring(curve.spring))
      self.duration = curve.duration
    } else {
      let function = parameters.cubicTimingParameters?.function
      pacing = AnimationPacing(.timing(function ?? CAMediaTimingFunction(name: .easeInEaseOut)))
      self.duration = duration
    }
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve that has two inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.laysOutSubviews = options.contains(.layoutSubviews)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Contents

  /// Adds changes. Changes added while it runs take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that start after a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      let passed = timeline.isWaiting ? 0 : min(duration, max(0, timeline.time(on: clock) - delay))
      run(animation, delayFactor: delayFactor, after: passed)
    } else {
      blocks.append((animation, delayFactor))
    }
  }

  /// Adds a closure that receives the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  /// Starts, or resumes after a pause.
  open func startAnimation() {
    if state == .inactive { activate() }
    guard state == .active, isPaused else { return }
    leaveScrubbing()
    resume(rate: 1)
  }

  private func resume(rate: Double) {
    isPaused = false
    timeline.resume(rate: rate, on: clock)
    for change in changes { change.layer.motionClock.participantsDidResume() }
    endIfIdle()
  }

  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(0, delay)
    startAnimation()
  }

  /// Pauses. An animator that has not started becomes active at its start.
  open func pauseAnimation() {
    if state == .inactive { activate() }
    guard state == .active, !isPaused else { return }
    isPaused = true
    let time = timeline.time(on: clock)
    if scrubsLinearly {
      let progress = pacing.progress(at: time - delay, of: duration)
      pacing.becomeLinear()
      timeline.hold(atOwn: delay + min(1, max(0, progress)) * duration)
    } else {
      timeline.hold(atOwn: time)
    }
  }

  /// Continues after a pause, from what is on screen to the end or, reversed, to the start.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for that of the animator. The initial velocity of a spring is relative to
  ///     the distance that remains.
  ///   - durationFactor: How long the rest takes, as a fraction of the animator's duration. 0, or an invalid number, is what
  ///     remains of the duration. A spring with a stiffness takes its own time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat = 0
  ) {
    if state == .inactive { activate() }
    guard state == .active, isPaused else { return }
    leaveScrubbing()
    let time = min(duration, max(0, timeline.time(on: clock) - delay))
    let rest = isReversed ? time : duration - time
    guard rest > 0 else { return resume(rate: 1) }
    let isValid = durationFactor > 0 && durationFactor.isFinite
    var remaining = isValid ? TimeInterval(durationFactor) * duration : rest
    if let spring = parameters?.springTimingParameters {
      let curve = spring.curve(for: remaining)
      remaining = curve.duration
      pacing.goOn(
        with: .spring(curve.spring), from: time, of: duration, isReversed: isReversed, for: remaining)
    } else if let function = parameters?.cubicTimingParameters?.function {
      pacing.goOn(
        with: .timing(function), from: time, of: duration, isReversed: isReversed, for: remaining)
    }
    resume(rate: remaining > 0 ? rest / remaining : 1)
  }

  /// The progress from 0 to 1 in the direction in which the animator runs: a reversed animator has 1 at its start. Setting
  /// it pauses the animator.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active, duration > 0 else { return 0 }
      return isReversed ? 1 - position : position
    }
    set {
      pauseAnimation()
      let fraction = min(1, max(0, newValue))
      timeline.hold(atOwn: delay + (isReversed ? 1 - fraction : fraction) * duration)
      clock.update()
    }
  }

  /// The fraction of the duration that is shown, counted from the start in both directions.
  private var position: CGFloat { min(1, max(0, (timeline.time(on: clock) - delay) / duration)) }

  /// Whether the animator runs towards its start.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { timeline.setReversed(newValue, on: clock) }
  }

  /// Stops the views at their current positions.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its completions. Otherwise it
  ///   waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    forgetInterruptedChanges()
    // All values are read first: what is set below is no longer animated.
    let shown = changes.map { $0.layer.displayed[$0.property] }
    for change in changes { change.stop() }
    for (change, value) in zip(changes, shown) { change.layer.set(value, of: change.property) }
    if withoutFinishing { forget() }
  }

  /// Finishes a stopped animation at its start, at its end, or at the current position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .end: for change in changes { change.setNew() }
    case .start: undoChanges()
    case .current: break
    }
    complete(at: finalPosition)
  }

  /// Ends the animations at a position, by itself or with the transition that the animator belongs to.
  func end(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    // Not active any more, it does not end once more with its animations.
    state = .inactive
    forgetInterruptedChanges()
    if position == .start { undoChanges() }
    for change in changes { change.stop() }
    complete(at: position)
  }

  private func activate() {
    state = .active
    keepAlive = self
    AnimationScope.recording?.add(self)
    updateLimits()
    timeline.onLimit = { [weak self] in self?.pauseAtLimit() }
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { run(block.animations, delayFactor: block.delayFactor) }
    if let layer = changes.first?.layer { clock = layer.motionClock }
    endIfIdle()
  }

  /// Without animations, there is nothing to wait for.
  private func endIfIdle() {
    guard !changes.contains(where: \.isRunning) else { return }
    clock.schedule(at: clock.time) { [weak self] in self?.reachEnd() }
  }

  private func updateLimits() {
    timeline.limits = pausesOnCompletion ? 0...max(0, delay + duration) : nil
  }

  private func pauseAtLimit() {
    isPaused = true
    if scrubsLinearly { pacing.becomeLinear() }
  }

  /// Starts changes.
  ///
  /// - Parameters:
  ///   - animations: The changes.
  ///   - delayFactor: The fraction of the remaining time after which they start.
  ///   - passed: How much of the duration has passed, in seconds.
  private func run(_ animations: () -> Void, delayFactor: CGFloat, after passed: TimeInterval = 0) {
    let group = self.group ?? CompletionGroup { [weak self] _ in self?.animationsDidEnd() }
    self.group = group
    let start = passed + min(1, max(0, delayFactor)) * (duration - passed)
    let scope = AnimationScope(
      duration: max(1e-6, duration - start), pacing: pacing, delay: delay + start, timeline: timeline,
      completions: group)
    AnimationScope.perform(scope) {
      animations()
      if laysOutSubviews { scope.layOutResizedViews() }
    }
    changes += scope.changes
    if !group.isEmpty { group.close() }
  }

  private func leaveScrubbing() {
    guard pacing.isLinear else { return }
    let progress = duration > 0 ? position : 0
    pacing.isLinear = false
    timeline.hold(atOwn: delay + pacing.time(ofProgress: progress, in: duration))
  }

  private func animationsDidEnd() {
    group = nil
    guard state == .active else { return }
    if changes.contains(where: \.animation.isOver) {
      reachEnd()
    } else {
      // The last one was replaced or removed, in the middle of other code.
      endIfIdle()
    }
  }

  private func reachEnd() {
    guard state == .active, !isPaused, !changes.contains(where: \.isRunning) else { return }
    if pausesOnCompletion {
      isPaused = true
      return
    }
    end(at: isReversed ? .start : .end)
  }

  /// Forgets the changes whose animations other code has replaced or removed. What that code has set stays.
  private func forgetInterruptedChanges() { changes.removeAll(where: \.animation.wasInterrupted) }

  /// Sets the values before all changes.
  private func undoChanges() { for change in changes.reversed() { change.setOld() } }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let ended = completions
    forget()
    for completion in ended { completion(position) }
  }

  private func forget() {
    changes = []
    group = nil
    completions = []
    isPaused = false
    keepAlive = nil
  }
}
