/// Runs the closures of controllers together with a transition, and after it.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []
  /// Whether the animations have run, so that further ones run immediately.
  private var hasBegun = false

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  private let from: UIViewController?
  private let to: UIViewController?

  var isInteractive = false
  var initiallyInteractive = false
  var isCancelled = false
  var percentComplete: CGFloat = 0
  private var interactionHandlers: [Step] = []

  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - isAnimated: Whether the transition is animated. Nil when it is if it has a duration.
  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, duration: TimeInterval,
    isAnimated: Bool? = nil
  ) {
    self.containerView = containerView
    (self.from, self.to) = (from, to)
    transitionDuration = duration
    self.isAnimated = isAnimated ?? (duration > 0)
  }

  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if hasBegun { perform([animation]) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Reports that the user has ended the gesture.
  func interactionDidChange() { for handler in interactionHandlers { handler(self) } }

  /// Whether there are closures that have not run yet.
  var isObserved: Bool { !animations.isEmpty || !completions.isEmpty }

  /// Runs the closures that accompany the transition.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    perform(animations)
    animations = []
  }

  private func perform(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    guard isAnimated else { return steps.forEach { $0(self) } }
    UIView.animate(withDuration: transitionDuration) { steps.forEach { $0(self) } }
  }

  /// Runs the completions, and before them what accompanies the transition if it has not begun.
  func finish() {
    begin()
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
