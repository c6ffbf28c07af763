/// Shows a part of content that is larger than itself.
///
/// The content offset is the origin of `bounds`: scrolling moves the coordinate system, not the subviews. All
/// lengths are points.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollViewDelegateDidChange() }
  }

  /// How many calls of `scrollViewDidScroll` are under way, each inside the one before.
  var scrollNotificationDepth = 0

  /// The adjusted inset that the delegate knows.
  var lastAdjustedContentInset = UIEdgeInsets.zero

  /// Makes a scroll view in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Content

  /// The point of the content that stands at the view's upper left corner: `bounds.origin`.
  ///
  /// A value set in code is taken as it is, also one beyond the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content. Default zero.
  ///
  /// When it shrinks, an offset that was within the range of scrolling stays within it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { rangeDidChange(contentSize: oldValue) } }
  }

  /// Room around the content that can be scrolled into view. Default zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { rangeDidChange() } }
  }

  /// Which parts of the safe area add to the content inset. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
  }

  /// The content inset together with what the safe area adds.
  ///
  /// An inset that is not finite counts as 0.
  open var adjustedContentInset: UIEdgeInsets { soundContentInset }

  /// Called when `adjustedContentInset` has changed; tells the delegate. An override calls super.
  open func adjustedContentInsetDidChange() {
    scrollViewDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: - Scrolling

  /// Scrolls; the offset is not clamped.
  ///
  /// - Parameter animated: Whether the delegate is told of the end. The offset changes at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != old {
      scrollViewDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls no further than needed to show a rectangle in content coordinates, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: - What the user can do

  /// Whether the user can scroll at all. Default true.
  open var isScrollEnabled = true

  /// Whether a drag stays on the axis on which it began. Default false.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling stops at multiples of the bounds. Default false.
  open var isPagingEnabled = false

  /// Whether the content can be pulled beyond its ends. Default true.
  open var bounces = true

  /// Whether that is so downwards and upwards also when the content is short. Default false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { rangeDidChange() } }
  }

  /// Whether that is so sideways also when the content is short. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { rangeDidChange() } }
  }

  /// How quickly a scroll comes to rest. Default `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the place along y is indicated while scrolling. Default true.
  open var showsVerticalScrollIndicator = true

  /// Whether the place along x is indicated while scrolling. Default true.
  open var showsHorizontalScrollIndicator = true

  // MARK: - Geometry

  /// The view's own coordinates; the origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let new = CGRect(origin: finite(newValue.origin, or: old.origin), size: newValue.size)
      guard new != old else { return }
      boundsWillChange(to: new)
      super.bounds = new
      boundsDidChange(from: old, to: new)
    }
  }

  /// Called when the safe area has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeDidChange()
  }

  /// Takes note of what the safe area has become here. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if adjustedContentInset != lastAdjustedContentInset { rangeDidChange() }
  }

  /// Called before the bounds change, while they still have their old value.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Called when what is visible of the content is to be laid out anew.
  func setContentNeedsLayout() { setNeedsLayout() }

  /// Called when the object that `delegate` names is another.
  func scrollViewDelegateDidChange() {}
}
