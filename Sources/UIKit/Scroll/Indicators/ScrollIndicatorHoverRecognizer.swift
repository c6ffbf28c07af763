/// Reports the pointer over a scroll view to its indicators.
@preconcurrency @MainActor
final class ScrollIndicatorHoverRecognizer: UIHoverGestureRecognizer {
  init(_ scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    addAction { [weak scrollView] recognizer in
      guard let scrollView else { return }
      let isOver = recognizer.state == .ended || recognizer.state == .cancelled
      scrollView.scrollIndicators.pointerMoved(to: isOver ? nil : recognizer.location(in: scrollView))
    }
  }
}
