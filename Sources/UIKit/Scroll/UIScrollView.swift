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
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(pinch)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Content

  /// The point of the content that stands at the view's upper left corner: `bounds.origin`.
  ///
  /// A value set in code is rounded to the nearest device pixel, and otherwise taken as it is, also one beyond the
  /// content. The origin of `bounds` can be set between pixels.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let wanted = finite(newValue, or: bounds.origin)
      let offset = pixelGrid.rounded(wanted)
      motion.setOffset(offset, insteadOf: wanted)
    }
  }

  /// The size of the content. Default zero.
  ///
  /// When it shrinks, an offset that was within the range of scrolling stays within it.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.mayBecome("contentSize", of: self) { contentSize = oldValue }
      if contentSize != oldValue { rangeDidChange(contentSize: oldValue) }
    }
  }

  /// Room around the content that can be scrolled into view. Default zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.mayBecome("contentInset", of: self) { contentInset = oldValue }
      if contentInset != oldValue { rangeDidChange() }
    }
  }

  /// Which parts of the safe area add to the content inset. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
  }

  /// The content inset together with what the safe area adds.
  ///
  /// An inset that is not finite counts as 0.
  open var adjustedContentInset: UIEdgeInsets { validContentInset }

  /// Called when `adjustedContentInset` has changed; tells the delegate. An override calls super.
  open func adjustedContentInsetDidChange() {
    scrollViewDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: - Scrolling

  /// Scrolls; the offset is rounded to the nearest device pixel, but not clamped. What moved before stops, except that a
  /// drag goes on from an offset set without animation.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content to show in the upper left corner of the bounds.
  ///   - animated: Whether it takes 0.3 seconds, after which the delegate is told.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      motion.animate(to: finite(contentOffset, or: self.contentOffset))
    } else {
      // A drag goes on from there.
      if !motion.isDragging { motion.stop() }
      self.contentOffset = contentOffset
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

  /// Whether a drag stays on the axis on which it began, unless it began diagonally. Default false.
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

  // MARK: - Motion

  /// The recognizer of drags.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)

  private(set) lazy var motion = ScrollMotion(scrollView: self)
  private(set) lazy var scrollIndicators = ScrollIndicators(scrollView: self)

  /// Whether a finger is down, until the delegate has received the end of its drag.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 || motion.isTracking }

  /// Whether a finger has moved far enough to scroll. Already true when the delegate receives the beginning of the drag.
  open var isDragging: Bool { motion.isDragging }

  /// Whether the content glides or returns to an edge.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether a scroll in code is under way.
  open var isScrollAnimating: Bool { motion.isAnimating }

  // MARK: - Zooming

  private lazy var pinch = ScrollPinchGestureRecognizer(self)
  private(set) lazy var zoom = ScrollZoom(scrollView: self)

  /// Whether there is anything to zoom: a view the delegate names, and a range of scales.
  var canZoom: Bool {
    isScrollEnabled && maximumZoomScale > minimumZoomScale
      && scrollViewDelegate?.viewForZooming(in: self) != nil
  }

  /// The recognizer of two fingers that zoom; nil while there is nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// The smallest scale. Default 1.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest scale. Default 1: no zooming.
  open var maximumZoomScale: CGFloat = 1

  /// Whether two fingers can zoom a little beyond the limits. Default true.
  open var bouncesZoom = true

  /// The scale of the view the delegate names for zooming; set, it is kept within the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.set(newValue, animated: false) }
  }

  /// Whether two fingers zoom.
  open var isZooming: Bool { zoom.isPinching }

  /// Whether a scale in code, or the way back from beyond a limit, is under way.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// Zooms about the middle of what is visible, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }

  /// Zooms until a rectangle of the zoomed view, in its own points, fills what is visible.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.zoom(to: rect, animated: animated) }

  /// Ends whatever scrolls, where it is.
  open func stopScrollingAndZooming() { motion.stop() }

  /// Whether touches are held back for a moment in which they may become a scroll. Default true.
  open var delaysContentTouches = true

  /// Whether a scroll may take touches away from the views they came down on. Default true.
  open var canCancelContentTouches = true

  /// Whether the user can scroll to the top by a tap on what is above the content. Default true.
  open var scrollsToTop = true

  /// The colour of the indicators. Default follows light and dark.
  open var indicatorStyle = IndicatorStyle.default

  /// Room around the vertical indicator. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Room around the horizontal indicator. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Room around both indicators: setting it sets both, reading it reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    scrollIndicators.show()
    scrollIndicators.hide()
  }

  /// Whether a view in the content gets a touch. True unless a subclass says otherwise.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a scroll takes the touches of a view in the content. True except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// A drag begins only along an axis that moves, and where it may take the touches.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let isWanted = motion.hasCaughtGlide ? isScrollEnabled : isDraggable(along: panGestureRecognizer.travel)
    return isWanted && mayTakeContentTouches
  }

  override func delayOfContentTouches(for touch: UITouch) -> TimeInterval? {
    let delay = 0.15
    if isScrollEnabled, delaysContentTouches, touch.type == .direct { return delay }
    return super.delayOfContentTouches(for: touch)
  }

  override func acceptsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    if let view = touch.view, view !== self, !touchesShouldBegin([touch], with: event, in: view) {
      return false
    }
    let scrolling = [self] + embeddedScrollViews(at: touch.location(in: nil))
    let hasCaughtGlide = scrolling.contains { $0.isScrollEnabled && $0.motion.hasCaughtGlide }
    return !hasCaughtGlide && super.acceptsContentTouch(touch, with: event)
  }

  /// Where the content wants a scroll to end that would end at an offset; velocity in points a millisecond.
  func preferredOffset(for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint) -> CGPoint { proposal }

  /// Scroll views that lie behind parts of the content and scroll these: where they are, the drags and steps of scrolling
  /// that they have a use for are theirs.
  var embeddedScrollViews: [EmbeddedScrollView] = []

  // MARK: - Geometry

  /// The view's own coordinates; the origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let hasSize = newValue.size.mayBecome("bounds.size", of: self)
      let new = CGRect(
        origin: finite(newValue.origin, or: old.origin), size: hasSize ? newValue.size : old.size)
      guard new != old else { return }
      let consequence = boundsWillChange(to: new)
      super.bounds = new
      if new.origin != old.origin { motion.offsetDidChange(from: old.origin, to: new.origin) }
      consequence?()
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
    scrollIndicators.update()
    if adjustedContentInset != lastAdjustedContentInset { rangeDidChange() }
  }

  /// Called before the bounds change, while they still have their old value.
  ///
  /// - Returns: What to do as soon as they have their new value; nil for nothing.
  func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? { nil }

  /// Whether content is read from its right end, which then is where a view starts and what it keeps to.
  var contentBeginsAtRight: Bool { false }

  /// Called when what is visible of the content is to be laid out anew.
  func setContentNeedsLayout() { setNeedsLayout() }

  /// Called when the object that `delegate` names is another.
  func scrollViewDelegateDidChange() {}
}
