/// Presents a controller: places its view, and adds what belongs to the presentation, such as a dimming view.
///
/// Subclass it for the style `custom`. The methods for the beginning and the end of the transitions do nothing by
/// themselves.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, PresentationDelegating
{
  // During the presentation, the presenter keeps the controller.
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents. Before the presentation, the one that was given to the initializer.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The view in which the presentation takes place. Nil before and after it.
  open private(set) var containerView: UIView?

  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The transition in progress.
  private(set) var transition: ControllerTransition?
  /// Where the presenter's view is when it is not removed.
  private weak var presenterSuperview: UIView?
  private var presenterIndex = 0
  /// Whether a dismissal has begun, so that layout leaves the view alone.
  private(set) var isDismissing = false
  /// The controller whose `dismiss(animated:completion:)` was called last.
  weak var dismissingController: UIViewController?
  private weak var previousFirstResponder: UIResponder?

  /// Creates a presentation controller. The transitioning delegate returns it.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Presents another controller instead: one that an adapted presentation shows around the content of a popover.
  func replacePresentedController(by controller: UIViewController) { presented = controller }

  // MARK: - Style

  /// The style of the presentation: that of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The style in a horizontally compact environment, as the delegate decides.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for traits, as the delegate decides. `none` when the presentation does not adapt.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let style =
      adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? defaultAdaptiveStyle : style
  }

  /// The style in a compact environment without a delegate.
  var defaultAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Whether the presentation covers the whole window, so that it begins at the root controller. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed during the presentation. Default false.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: - View

  /// The view that is presented. The default is the view of the presented controller. An override may return a view
  /// around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at rest, in the container. The default is the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews. An override updates the frame of the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation begins. Add views to the container here, and animate them with the coordinator of
  /// the presented controller.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  ///
  /// - Parameter completed: False when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  ///
  /// - Parameter completed: False when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Content

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Lays out the container again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The size of the parent. An override returns the size of the presented view.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes. An override must call super, which notifies the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// The traits of the container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The traits that the presentation overrides for the presented controller.
  open var traitOverrides = UITraitOverrides() { didSet { containerView?.traitOverrides = traitOverrides } }

  /// The older way to override traits: a collection with the size classes and the style for the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { traitOverrides = overrideTraitCollection.map { UITraitOverrides($0) } ?? UITraitOverrides() }
  }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - The user

  /// Whether Escape dismisses the presentation.
  var dismissesWithEscape: Bool { false }

  /// Called when the user has clicked outside of the presented view.
  func userDidTapOutside() {}

  /// The view that receives a touch outside of the presented view.
  ///
  /// - Parameter hit: The view in the container.
  func view(behindContainerAt point: CGPoint, hit: UIView?, with event: UIEvent?) -> UIView? { hit }

  /// Whether what is below receives keys, too.
  var sharesKeys: Bool { false }

  /// Dismisses the presentation because the user wants to, if it allows that.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  func attemptUserDismissal() -> Bool {
    guard containerView != nil, !isDismissing else { return false }
    guard !presentedViewController.preventsUserDismissal, delegatePermitsDismissal else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismissPresented(animated: true) { [self] in
      userDidDismiss()
    }
    return true
  }

  /// Whether the delegate permits that the user dismisses the presentation.
  var delegatePermitsDismissal: Bool { adaptiveDelegate?.presentationControllerShouldDismiss(self) != false }

  /// Notifies the delegate.
  func userDidDismiss() { adaptiveDelegate?.presentationControllerDidDismiss(self) }

  // MARK: - Presenting

  /// The animator when the transitioning delegate has none.
  func makeAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimator(
      isPresenting: presenting, style: presentedViewController.modalTransitionStyle)
  }

  /// Ends the transition in progress.
  func finishTransition() { transition?.finish() }

  /// Presents the controller in the window, or over the presenter.
  func present(
    by presenter: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenterView = presenter.view, let window = presenterView.window else { return }
    self.presenter = presenter
    previousFirstResponder = window.firstResponder
    window.controlFocus.move(to: nil)
    // 1. The container.
    let isInContext = presentationStyle.takesPlaceInContext
    let place = isInContext ? presenterView.superview ?? window : window
    let container = PresentationContainerView(frame: isInContext ? presenterView.frame : window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = self
    container.traitOverrides = traitOverrides
    // Assistive technology sees only what is presented, as the user does.
    container.accessibilityViewIsModal = true
    containerView = container
    if isInContext {
      place.insertSubview(container, aboveSubview: presenterView)
    } else {
      place.addSubview(container)
    }
    (presenterSuperview, presenterIndex) =
      (presenterView.superview, presenterView.superview?.subviews.firstIndex(of: presenterView) ?? 0)
    // 2. The transition, which the controllers find when they appear.
    let presented = presentedViewController
    let frame = frameOfPresentedViewInContainerView
    presentedView?.frame = frame
    let transition = makeTransition(
      presenting: true, source: source, animated: animated,
      from: .init(
        controller: presenter, view: shouldRemovePresentersView ? presenterView : nil,
        initialFrame: container.convert(presenterView.bounds, from: presenterView),
        finalFrame: shouldRemovePresentersView ? .zero : container.bounds),
      to: .init(controller: presented, view: presentedView, finalFrame: frame))
    self.transition = transition
    transition.onComplete = { [self] in presentationDidEnd($0) }
    transition.onFinish = { [self, weak transition] completed in
      forget(transition)
      if completed { completion?() }
    }
    // 3. The calls of the beginning.
    presented.presentation.isBeingPresented = true
    presentationTransitionWillBegin()
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
    }
    presented.beginAppearanceTransition(true, animated: transition.isAnimated)
    if !transition.isAnimated, let presentedView { container.addSubview(presentedView) }
    transition.start()
  }

  /// Forgets a transition that has ended. A controller that appears may have begun another one, such as its dismissal.
  private func forget(_ ended: ControllerTransition?) {
    if transition === ended { transition = nil }
  }

  private func presentationDidEnd(_ completed: Bool) {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    if completed {
      // A custom animator may have forgotten the view.
      if let presentedView, let containerView, presentedView.superview == nil {
        containerView.addSubview(presentedView)
      }
      if shouldRemovePresentersView { presenter.viewIfLoaded?.removeFromSuperview() }
      presented.endAppearanceTransition()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    } else {
      presented.beginAppearanceTransition(false, animated: true)
      presented.endAppearanceTransition()
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(true, animated: true)
        presenter.endAppearanceTransition()
      }
      releaseFirstResponder()
      leave()
    }
    presentationTransitionDidEnd(completed)
    presented.presentation.isBeingPresented = false
  }

  // MARK: - Dismissing

  /// Dismisses the presented controller.
  ///
  /// - Parameters:
  ///   - lowest: The lowest of the presentations that end together, whose presenter is visible afterwards.
  ///   - completion: Called after it, with whether it was completed.
  func dismiss(revealing lowest: UIPresentationController, animated: Bool, completion: ((Bool) -> Void)?) {
    guard let container = containerView else { return }
    let (target, presented) = (lowest.presentingViewController, presentedViewController)
    // A layout that is still due must not move the view back while it leaves.
    container.layoutIfNeeded()
    isDismissing = true
    let removed = lowest.shouldRemovePresentersView
    if removed { lowest.restorePresenterView() }
    let transition = makeTransition(
      presenting: false, source: presentingViewController, animated: animated,
      from: .init(controller: presented, view: presentedView, initialFrame: presentedView?.frame ?? .zero),
      to: .init(
        controller: target, view: removed ? target.viewIfLoaded : nil,
        initialFrame: removed ? .zero : container.bounds, finalFrame: container.bounds))
    self.transition = transition
    transition.onComplete = { [self] in dismissalDidEnd($0, revealing: lowest) }
    transition.onFinish = { [self, weak transition] completed in
      forget(transition)
      completion?(completed)
    }
    presented.presentation.isBeingDismissed = true
    dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: transition.isAnimated)
    if removed { target.beginAppearanceTransition(true, animated: transition.isAnimated) }
    transition.start()
  }

  private func dismissalDidEnd(_ completed: Bool, revealing lowest: UIPresentationController) {
    let (target, presented) = (lowest.presentingViewController, presentedViewController)
    let removed = lowest.shouldRemovePresentersView
    isDismissing = false
    if completed {
      releaseFirstResponder()
      presentedView?.removeFromSuperview()
      if removed {
        lowest.restorePresenterView()
        target.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
    } else {
      presented.beginAppearanceTransition(true, animated: true)
      presented.endAppearanceTransition()
      if removed {
        target.beginAppearanceTransition(false, animated: true)
        target.endAppearanceTransition()
        target.viewIfLoaded?.removeFromSuperview()
      }
    }
    // The container is there until the subclass has removed its views.
    dismissalTransitionDidEnd(completed)
    if completed { leave() } else { containerView?.setNeedsLayout() }
    presented.presentation.isBeingDismissed = false
  }

  /// Takes the keys from the presented controller, while its view is still in the window.
  private func releaseFirstResponder() {
    guard let container = containerView, let window = container.window,
      let responder = window.firstResponder, responder.isInside(container)
    else { return }
    if !responder.resignFirstResponder() { window.firstResponder = nil }
  }

  /// Removes the container, and gives the keys back.
  private func leave() {
    let window = containerView?.window
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    presentedViewController.presentation.presenting = nil
    if presenter?.presentation.presented === presentedViewController {
      presenter?.presentation.presented = nil
    }
    presentedViewController.presentation.controller = nil
    if window?.firstResponder == nil { previousFirstResponder?.becomeFirstResponder() }
  }

  /// Puts the presenter's view back where it was, because it was removed, or because an animator moved it.
  private func restorePresenterView() {
    guard let view = presentingViewController.viewIfLoaded, let presenterSuperview,
      view.superview !== presenterSuperview
    else { return }
    presenterSuperview.insertSubview(view, at: presenterIndex)
    // The container has followed the presenter's place.
    let isInContext = containerView?.superview === presenterSuperview
    view.frame = isInContext ? containerView?.frame ?? view.frame : presenterSuperview.bounds
  }

  private func makeTransition(
    presenting: Bool, source: UIViewController, animated: Bool, from: ControllerTransition.End,
    to: ControllerTransition.End
  ) -> ControllerTransition {
    let presented = presentedViewController
    let delegate = presented.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      let own =
        presenting
        ? delegate?.animationController(
          forPresented: presented, presenting: presentingViewController, source: source)
        : delegate?.animationController(forDismissed: presented)
      let preferred = presented.preferredTransition?.makeAnimator(
        of: presented, appears: presenting, source: source, isPresentation: true)
      let used = own ?? preferred ?? makeAnimator(presenting: presenting)
      animator = used
      if own != nil {
        interactor =
          presenting
          ? delegate?.interactionControllerForPresentation(using: used)
          : delegate?.interactionControllerForDismissal(using: used)
      }
    }
    return ControllerTransition(
      in: containerView ?? presentingViewController.view, from: from, to: to, style: presentationStyle,
      animator: animator, interactor: interactor)
  }
}
