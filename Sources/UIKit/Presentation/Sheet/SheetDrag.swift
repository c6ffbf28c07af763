/// Lets the user drag a sheet between its detents, and down to dismiss it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private let recognizer = SheetPanGestureRecognizer()

  /// The velocity from which a drag down dismisses the sheet, in points per second.
  private static let dismissingVelocity: CGFloat = 1000
  /// The time for which a release velocity moves the sheet on, in seconds.
  private static let decelerationTime: CGFloat = 0.15

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  func install(in view: UIView) { if recognizer.view !== view { view.addGestureRecognizer(recognizer) } }

  /// Leaves the touch to a scroll view inside of the sheet that can scroll in its direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !sheet.isDismissing, sheet.transition == nil else { return false }
    let travel = recognizer.travel
    guard abs(travel.y) >= abs(travel.x) else { return false }
    let touched = recognizer.trackedTouches.first?.view
    for view in sequence(first: touched, next: { $0?.superview }) {
      guard view !== sheet.panel else { break }
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { continue }
      let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
      if travel.y > 0 ? !isAtTop : !expandsFirst { return false }
    }
    return true
  }

  /// Whether a drag up expands the sheet instead of scrolling.
  private var expandsFirst: Bool {
    guard sheet.isAttached, sheet.prefersScrollingExpandsWhenScrolledToEdge,
      let current = sheet.currentDetent, let largest = sheet.resolvedDetents.last
    else { return false }
    return current.height < largest.height
  }

  private func follow() {
    switch recognizer.state {
    case .began, .changed: drag(to: recognizer.translation(in: nil).y)
    case .ended: release(recognizer.velocity(in: nil).y)
    case .cancelled, .failed:
      sheet.dragDistance = 0
      sheet.settle()
    case .possible: break
    }
  }

  /// The distances by which the sheet may be dragged freely, from its resting position.
  private var freeDistances: ClosedRange<CGFloat> {
    let isModal = sheet.presentedViewController.preventsUserDismissal
    guard sheet.isAttached, let current = sheet.currentDetent, let lowest = sheet.resolvedDetents.first,
      let largest = sheet.resolvedDetents.last
    else { return 0...(isModal ? 0 : .infinity) }
    return (current.height - largest.height)...(isModal ? current.height - lowest.height : .infinity)
  }

  private func drag(to translation: CGFloat) {
    let free = freeDistances
    let inside = min(max(translation, free.lowerBound), free.upperBound)
    sheet.dragDistance = inside + resisted(translation - inside)
  }

  /// A distance that grows ever more slowly, to at most 40 points.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let limit: CGFloat = 40
    return limit * distance / (limit + abs(distance))
  }

  private func release(_ velocity: CGFloat) {
    guard let current = sheet.currentDetent, let lowest = sheet.resolvedDetents.first else { return }
    // The heights of the sheet where it is, and where its velocity would bring it.
    let height = current.height - sheet.dragDistance
    let target = height - velocity * Self.decelerationTime
    let lowestHeight = sheet.isAttached ? lowest.height : current.height
    let isThrown = velocity > Self.dismissingVelocity && sheet.dragDistance > 0
    if target < lowestHeight / 2 || isThrown, sheet.attemptUserDismissal() { return }
    sheet.dragDistance = 0
    let nearest = sheet.resolvedDetents.min { abs($0.height - target) < abs($1.height - target) }
    if sheet.isAttached, let nearest { sheet.userDidSelect(nearest.identifier) }
    sheet.settle()
  }
}
