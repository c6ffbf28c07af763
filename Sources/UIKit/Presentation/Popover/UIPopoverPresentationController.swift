/// What a popover can point to: a view, or an item in a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a controller as a popover: a panel with an arrow that points to a view.
///
/// Its size is the controller's `preferredContentSize`, or 320 × 480 points. A click outside and Escape dismiss it. In a
/// horizontally compact environment, it becomes a sheet, unless the delegate decides otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Follows the popover. Weak.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The view that the popover points to.
  open weak var sourceView: UIView?
  /// The rectangle in `sourceView` that the popover points to. Null, the default, stands for the bounds.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }

  /// The item in a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem? {
    didSet { if barButtonItem != nil { sourceView = nil } }
  }

  /// The view or the item in a bar that the popover points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The directions in which the arrow may point. Default any. Empty for a popover without an arrow, in the middle of its
  /// source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow. Unknown before the presentation. Empty without an arrow: none is permitted, or the source
  /// leaves too little room beside it, so that the popover is over it.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The distances that the popover keeps from the edges of the window, in points. Default 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the popover and its arrow. Nil for that of the controller's view.
  open var backgroundColor: UIColor?
  /// Views outside of the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?

  private let frameView = PopoverView()

  /// Creates a presentation controller.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var delegatePermitsDismissal: Bool {
    super.delegatePermitsDismissal
      && delegate?.popoverPresentationControllerShouldDismissPopover(self) != false
  }

  override func userDidDismiss() {
    super.userDidDismiss()
    delegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  override var defaultAdaptiveStyle: UIModalPresentationStyle { .pageSheet }

  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The sheet that the popover becomes in a horizontally compact environment. Set its detents before the presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  /// Lets the delegate set the source, before anything depends on it.
  func prepare() { delegate?.prepareForPopoverPresentation(self) }

  /// The controller that is shown in the style that the popover adapts to: the delegate may put the content into another one.
  func controller(adaptedTo style: UIModalPresentationStyle) -> UIViewController {
    adaptiveDelegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
  }

  /// The presentation controller of the style that the popover adapts to, for the controller that is shown then.
  func makeAdapted(
    to style: UIModalPresentationStyle, of controller: UIViewController, presenting: UIViewController
  ) -> UIPresentationController {
    let adapted: UIPresentationController
    switch style {
    case .pageSheet, .formSheet, .automatic:
      adaptiveSheet.replacePresentedController(by: controller)
      adapted = adaptiveSheet
    default:
      adapted = CoveringPresentationController(
        presentedViewController: controller, presenting: presenting, adaptedTo: style)
    }
    // The sheet may have a delegate of its own.
    if adapted.adaptiveDelegate == nil { adapted.adaptiveDelegate = adaptiveDelegate }
    return adapted
  }

  // MARK: - Geometry

  private var source: CGRect {
    guard let containerView else { return .zero }
    guard let view = sourceView ?? barButtonItem?.view, view.window != nil else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    return containerView.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }

  private var placement: PopoverPlacement {
    let bounds = containerView?.bounds ?? .zero
    let safeArea = containerView?.safeAreaInsets ?? .zero
    var size = preferredContentSize
    if !(size.width > 0 && size.width.isFinite) { size.width = 320 }
    if !(size.height > 0 && size.height.isFinite) { size.height = 480 }
    return PopoverPlacement(
      size: size, source: source, area: bounds.inset(by: safeArea).inset(by: popoverLayoutMargins),
      allowed: permittedArrowDirections)
  }

  /// The panel around the controller's view.
  open override var presentedView: UIView? { frameView }

  /// The frame of the popover with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  /// Follows the source.
  open override func containerViewWillLayoutSubviews() {
    guard !isDismissing else { return }
    let placement = placement
    arrowDirection = placement.direction
    frameView.frame = placement.frame
    frameView.placement = placement
  }

  // MARK: - Transition

  /// Adds the panel.
  open override func presentationTransitionWillBegin() {
    if sourceView == nil, barButtonItem == nil {
      UIDiagnostic.report(
        .popoverWithoutSource,
        "The popover of \(type(of: presentedViewController)) has no source view. It is shown in the middle of the "
          + "window. Set sourceView or barButtonItem.")
    }
    frameView.content = presentedViewController.view
    frameView.fill = backgroundColor ?? presentedViewController.view.backgroundColor
    frameView.placement = placement
    arrowDirection = placement.direction
  }

  /// Removes the panel.
  open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { frameView.content = nil } }

  override func makeAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimator(isPresenting: presenting, style: .crossDissolve)
  }

  // MARK: - The user

  override var dismissesWithEscape: Bool { true }

  override func userDidTapOutside() { attemptUserDismissal() }

  override func view(behindContainerAt point: CGPoint, hit: UIView?, with event: UIEvent?) -> UIView? {
    guard let containerView else { return hit }
    for view in passthroughViews ?? [] where view.window === containerView.window {
      if let inside = view.hitTest(view.convert(point, from: containerView), with: event) { return inside }
    }
    return hit
  }
}
