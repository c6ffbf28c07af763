/// Presents a controller as a sheet.
///
/// In a window at least 600 points wide, the sheet is in the middle. In a narrower one, it is as wide as the window, ends
/// at the lower edge, and rests at one of its detents. Dragging it down, a click outside and Escape dismiss it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Follows the changes of the sheet. Weak.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The heights at which the sheet rests. Default `large()`. An empty array is treated as the default.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }

  /// The identifier of the detent at which the sheet rests. Nil for the lowest one.
  ///
  /// Set it in `animateChanges(_:)` to animate the change. The delegate is not notified.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// The largest detent at which what is below the sheet is not dimmed and receives touches. Nil: it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// Whether a grabber at the upper edge shows that the sheet can be dragged. Default false.
  open var prefersGrabberVisible = false { didSet { panel.showsGrabber = prefersGrabberVisible } }

  /// The radius of the corners, in points. Nil for 10. Invalid values are treated as 0.
  open var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }

  /// Whether scrolling up in the sheet's content at its upper edge expands the sheet first. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is at the lower edge in a low window, too. Kept without effect: only the width of the window determines
  /// that. Default false.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether a sheet at the lower edge has the preferred width of its controller in a low window. Kept without effect: such a
  /// sheet is as wide as the window. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The view over whose middle the sheet is. Kept without effect: the sheet is in the middle of the window.
  open var sourceView: UIView?

  let panel = PresentationPanel()
  private let dimming = DimmingView()
  private lazy var drag = SheetDrag(self)
  /// How far the user has dragged the sheet from its resting position, in points. Positive is down.
  var dragDistance: CGFloat = 0 { didSet { sheetDidChange() } }

  /// Creates a presentation controller.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  // MARK: - Changes

  /// Animates the changes of a closure, such as another selected detent.
  open func animateChanges(_ changes: () -> Void) {
    containerView?.layoutIfNeeded()
    changes()
    settle()
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() { containerView?.setNeedsLayout() }

  /// Moves the sheet to its resting position with an animation.
  func settle() {
    guard let containerView else { return }
    containerView.setNeedsLayout()
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { containerView.layoutIfNeeded() }
  }

  /// Selects a detent for the user.
  func userDidSelect(_ identifier: Detent.Identifier) {
    let hasChanged = identifier != currentDetent?.identifier
    selectedDetentIdentifier = identifier
    if hasChanged { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  // MARK: - Geometry

  /// Whether the sheet is as wide as the window, and ends at its lower edge.
  var isAttached: Bool {
    guard let containerView else { return true }
    return traitCollection.horizontalSizeClass == .compact
      || containerView.bounds.width < Self.minimumDetachedWidth
  }

  private static let minimumDetachedWidth: CGFloat = 600
  /// The distance that a sheet in the middle keeps from the edges, in points.
  private static let margin: CGFloat = 20
  /// The distance of a large sheet from the safe area, in points (Behaviour.md 27.14).
  private static let topDistance: CGFloat = 10

  /// The active detents with the heights of the sheet, lowest first.
  var resolvedDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView else { return [] }
    let safeArea = containerView.safeAreaInsets
    let maximum = max(0, containerView.bounds.height - safeArea.top - Self.topDistance - safeArea.bottom)
    let context = DetentResolutionContext(traitCollection, maximum: maximum)
    var active: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0 + safeArea.bottom) }
    }
    if active.isEmpty { active = [(.large, maximum + safeArea.bottom)] }
    return active.sorted { $0.height < $1.height }
  }

  /// The detent at which the sheet rests.
  var currentDetent: (identifier: Detent.Identifier, height: CGFloat)? {
    let all = resolvedDetents
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all.first
  }

  private var isUndimmed: Bool {
    guard isAttached, let largest = largestUndimmedDetentIdentifier, let current = currentDetent else {
      return false
    }
    let limit = resolvedDetents.first { $0.identifier == largest }?.height
    return limit.map { current.height <= $0 } ?? false
  }

  /// The panel around the controller's view.
  open override var presentedView: UIView? { panel }

  /// The frame of the sheet at rest.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if isAttached {
      let height = currentDetent?.height ?? bounds.height
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let size = sizeInMiddle(of: bounds)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  private func sizeInMiddle(of bounds: CGRect) -> CGSize {
    let largest = CGSize(
      width: max(0, bounds.width - 2 * Self.margin), height: max(0, bounds.height - 2 * Self.margin))
    // Sizes of iPad (Behaviour.md 27.15).
    let isForm = presentedViewController.resolvedPresentationStyle == .formSheet
    var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: largest.height)
    let preferred = preferredContentSize
    if preferred.width > 0, preferred.width.isFinite { size.width = preferred.width }
    if preferred.height > 0, preferred.height.isFinite { size.height = preferred.height }
    return CGSize(width: min(size.width, largest.width), height: min(size.height, largest.height))
  }

  /// Places the sheet. While it is dragged above its lowest detent, its height changes.
  open override func containerViewWillLayoutSubviews() {
    guard let containerView, !isDismissing else { return }
    var frame = frameOfPresentedViewInContainerView
    frame.origin.y += dragDistance
    if isAttached {
      let lowest = resolvedDetents.first?.height ?? frame.height
      frame.size.height = max(lowest, containerView.bounds.height - frame.minY)
    }
    panel.frame = frame
    panel.isAttachedToBottom = isAttached
    // During the transition, its animation fades the dimming view.
    if transition == nil { dimming.alpha = isUndimmed ? 0 : 1 }
  }

  private func updateCorners() {
    let radius = preferredCornerRadius ?? 10
    panel.cornerRadius = radius > 0 && radius.isFinite ? radius : 0
  }

  // MARK: - Transition

  /// Adds the dimming view and the panel.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    panel.content = presentedViewController.view
    panel.isAttachedToBottom = isAttached
    updateCorners()
    drag.install(in: panel)
    let (alpha, dimming): (CGFloat, DimmingView) = (isUndimmed ? 0 : 1, dimming)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = alpha }
  }

  /// Fades the dimming view.
  open override func dismissalTransitionWillBegin() {
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 0 }
  }

  /// Removes the views.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    panel.content = nil
    dragDistance = 0
  }

  // MARK: - The user

  override var dismissesWithEscape: Bool { true }

  override func userDidTapOutside() { attemptUserDismissal() }

  override var sharesKeys: Bool { isUndimmed }

  override func view(behindContainerAt point: CGPoint, hit: UIView?, with event: UIEvent?) -> UIView? {
    isUndimmed ? nil : hit
  }
}
