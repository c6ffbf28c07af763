/// The transition from one controller to another: a push, a pop, a presentation or a dismissal.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// A controller and its view, at one end of the transition.
  struct End {
    var controller: UIViewController?
    /// The view that the animator moves. Nil when it stays where it is.
    var view: UIView?
    /// The frames in the container. Zero when the view is not there.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let coordinator: TransitionCoordinator
  let containerView: UIView
  let from: End
  let to: End
  let presentationStyle: UIModalPresentationStyle
  /// Nil for a transition that is not animated.
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let recording = TransitionRecording()
  /// Called once with whether the transition was completed, before the completions of the coordinator.
  var onComplete: (Bool) -> Void = { _ in }
  /// Called once after the completions of the coordinator.
  var onFinish: (Bool) -> Void = { _ in }

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private var ending: TransitionEnding?

  init(
    in containerView: UIView, from: End, to: End, style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.containerView = containerView
    (self.from, self.to) = (from, to)
    presentationStyle = style
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    coordinator = TransitionCoordinator(
      in: containerView, from: from.controller, to: to.controller,
      duration: max(0, animator?.transitionDuration(using: nil) ?? 0), isAnimated: animator != nil)
    super.init()
  }

  var isAnimated: Bool { animator != nil }
  var targetTransform: CGAffineTransform { .identity }

  private var duration: TimeInterval { coordinator.transitionDuration }

  // MARK: - Running

  /// Begins the transition. One that is not animated ends immediately; the caller has placed the views.
  func start() {
    guard animator != nil else { return completeTransition(true) }
    guard let interactor, interactor.wantsInteractiveStart else { return animate() }
    (isInteractive, coordinator.isInteractive, coordinator.initiallyInteractive) = (true, true, true)
    interactor.startInteractiveTransition(self)
  }

  private func animate() {
    recording.record {
      animator?.animateTransition(using: self)
      startInterruptibleAnimator()
      // An animator that has nothing to animate is done already.
      if !isOver { coordinator.begin() }
    }
  }

  /// Starts the animator of an object that leaves it to the transition.
  private func startInterruptibleAnimator() {
    guard !isOver, recording.isEmpty, let animator else { return }
    let interruptible = animator.interruptibleAnimator(using: self)
    if !(interruptible is NoInterruptibleAnimator) { interruptible.startAnimation() }
  }

  /// Begins the animation, and stops it at its start, so that it can be scrubbed.
  func animateScrubbed() {
    recording.timeline.pause(atOwn: 0)
    animate()
  }

  /// Shows the animation at a fraction of its duration.
  func scrub(to fraction: CGFloat) {
    guard !isOver else { return }
    ending = nil
    // At its end, the animation would be over, and the user could not return.
    recording.scrub(to: min(Double(fraction), 0.999_999) * duration, on: containerView.motionClock)
  }

  /// Runs the rest of the animation from a fraction, forwards or backwards.
  func runRest(from fraction: CGFloat, cancelled: Bool, speed: CGFloat) {
    guard !isOver else { return }
    let start = Double(fraction) * duration
    ending = TransitionEnding(
      from: start, to: cancelled ? 0 : duration, speed: Double(speed), on: containerView.motionClock
    ) {
      [weak self] time in
      self?.recording.timeline.pause(atOwn: time)
    } completion: { [weak self] in
      self?.end()
    }
    ending?.begin()
  }

  /// Ends the transition immediately, where it would have ended.
  func finish() {
    guard !isOver else { return }
    // A gesture that still decides has not completed the transition.
    if isInteractive { cancelInteractiveTransition() }
    end()
  }

  private func end() {
    ending = nil
    recording.end(undoing: transitionWasCancelled)
    // The animator calls it in the completion of its animation, unless it forgets to.
    completeTransition(!transitionWasCancelled)
  }

  // MARK: - Context

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    (transitionWasCancelled, coordinator.isCancelled) = (true, true)
    endInteraction()
  }

  func pauseInteractiveTransition() {
    guard !isOver else { return }
    (isInteractive, coordinator.isInteractive) = (true, true)
    // The user has not decided any more.
    (transitionWasCancelled, coordinator.isCancelled) = (false, false)
  }

  private func endInteraction() {
    guard isInteractive else { return }
    (isInteractive, coordinator.isInteractive) = (false, false)
    coordinator.interactionDidChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    (isInteractive, coordinator.isInteractive) = (false, false)
    if !didComplete { (transitionWasCancelled, coordinator.isCancelled) = (true, true) }
    onComplete(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.finish()
    onFinish(didComplete)
    (onComplete, onFinish) = ({ _ in }, { _ in })
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from.controller { return from.initialFrame }
    return vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from.controller { return from.finalFrame }
    return vc === to.controller ? to.finalFrame : .zero
  }
}
