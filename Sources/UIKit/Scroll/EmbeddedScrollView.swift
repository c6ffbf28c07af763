/// A scroll view that lies behind a part of another one's content and scrolls it, although that is not in it.
///
/// What it shows stays where it is in the tree of views, so that everything that goes by it there still does; whoever
/// moves it goes by this view's offset. It takes part in drags and steps of scrolling along its own axis only.
@preconcurrency @MainActor
class EmbeddedScrollView: UIScrollView, UIGestureRecognizerDelegate {
  /// Farther behind than anything that is seen.
  private static let depth: CGFloat = -1e9

  /// Makes a scroll view that scrolls nothing yet.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  /// There are no archives on this platform: nil.
  required init?(coder: NSCoder) { nil }

  /// Begins to scroll a part of a scroll view's content.
  func embed(in host: UIScrollView) {
    host.insertSubview(self, at: 0)
    host.embeddedScrollViews.append(self)
    panGestureRecognizer.delegate = self
    host.addGestureRecognizer(panGestureRecognizer)
  }

  /// Ends that.
  func withdraw() {
    motion.stop()
    guard let host = superview as? UIScrollView else { return }
    host.embeddedScrollViews.removeAll { $0 === self }
    host.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Whether a point of the window is over what it scrolls.
  func covers(_ location: CGPoint) -> Bool { bounds.contains(convert(location, from: nil)) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    covers(touch.location(in: nil))
  }
}

extension UIScrollView {
  /// Those that scroll a part of the content at a point of the window.
  func embeddedScrollViews(at location: CGPoint) -> [EmbeddedScrollView] {
    embeddedScrollViews.filter { $0.isScrollEnabled && $0.covers(location) }
  }
}
