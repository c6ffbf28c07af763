/// The pinch gesture recognizer of a scroll view.
@preconcurrency @MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in self?.zoom() }
  }

  private func zoom() {
    guard let zoom = scrollView?.zoom else { return }
    switch state {
    case .began: zoom.beginPinch()
    case .changed: zoom.pinch(by: scale, about: location(in: scrollView))
    case .ended, .cancelled: zoom.endPinch(about: location(in: scrollView))
    case .possible, .failed: break
    }
  }

  private var canZoom: Bool { scrollView?.canZoom == true }

  override func isUsable(at windowPoint: CGPoint) -> Bool { canZoom }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && canZoom
  }

  /// A pinch does not prevent the scroll view's pan.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
}
