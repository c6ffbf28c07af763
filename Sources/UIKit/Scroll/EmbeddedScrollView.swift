/// A scroll view that scrolls a part of another scroll view's content without containing that content.
///
/// The views it scrolls keep their place in the view tree, so that code that relies on the tree still works. Their
/// owner moves them according to this view's offset. It takes part in drags and scroll steps along its own axis only.
@preconcurrency @MainActor
class EmbeddedScrollView: UIScrollView, UIGestureRecognizerDelegate {
  /// The z position, behind all visible content.
  private static let depth: CGFloat = -1e9

  /// Creates a scroll view without content.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  /// Returns nil: this platform has no archives.
  required init?(coder: NSCoder) { nil }

  /// Starts to scroll a part of a scroll view's content.
  func embed(in host: UIScrollView) {
    panGestureRecognizer.delegate = self
    host.embed(self)
  }

  /// Stops scrolling the content of its host.
  func withdraw() {
    motion.stop()
    (superview as? UIScrollView)?.removeEmbedded(self)
  }

  /// Whether a point of the window is over the content that it scrolls.
  func covers(_ location: CGPoint) -> Bool { bounds.contains(convert(location, from: nil)) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    covers(touch.location(in: nil))
  }
}

extension UIScrollView {
  /// The scroll views that scroll the content at a point of the window.
  func embeddedScrollViews(at location: CGPoint) -> [EmbeddedScrollView] {
    embeddedScrollViews.filter { $0.isScrollEnabled && $0.covers(location) }
  }
}
