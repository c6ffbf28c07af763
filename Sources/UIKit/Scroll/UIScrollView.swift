/// Shows a part of its content, which can be larger than the view.
///
/// The content offset is the origin of `bounds`: scrolling moves the coordinate system, not the subviews. All lengths
/// are in points.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollViewDelegateDidChange() }
  }

  /// The delegate as it is called.
  var calledScrollViewDelegate: (any UIScrollViewDelegate)? { scrollViewDelegate }

  /// The bar that follows the offset.
  private(set) weak var offsetObserver: (any ScrollOffsetObserver)?

  /// Whether a navigation bar above the content has followed the offset. The safe area is then added to the content inset
  /// although the content fits (Behaviour.md 29.2), also while the bar follows other content already.
  private(set) var isContentBelowBar = false

  /// How much the bar that follows the offset would grow if the content were at its upper edge, in points. The range of
  /// scrolling includes that.
  var collapsedBarHeight: CGFloat { offsetObserver?.collapsedBarHeight ?? 0 }

  /// Lets a bar follow the offset instead of another one.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - isAboveContent: Whether the content begins below the bar, even if it fits.
  final func attach(_ bar: any ScrollOffsetObserver, isAboveContent: Bool) {
    offsetObserver = bar
    guard isAboveContent, !isContentBelowBar else { return }
    isContentBelowBar = true
    rangeDidChange()
  }

  /// Ends what `attach(_:isAboveContent:)` began, unless another bar follows the offset meanwhile.
  final func detach(_ bar: any ScrollOffsetObserver) {
    if offsetObserver === bar { offsetObserver = nil }
  }

  /// Creates a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(pinch)
    addGestureRecognizer(ScrollIndicatorGestureRecognizer(self))
    addGestureRecognizer(ScrollIndicatorHoverRecognizer(self))
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Content

  /// The content coordinate at the upper left corner of the view: `bounds.origin`.
  ///
  /// A value that code sets is rounded to the nearest device pixel and not clamped to the content. To set an origin
  /// between pixels, set `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      requestedOffset = finite(newValue, or: bounds.origin)
      bounds.origin = pixelGrid.rounded(requestedOffset)
    }
  }

  /// The offset that was last set, before rounding to a pixel.
  private var requestedOffset = CGPoint.zero

  /// The content offset before rounding to a pixel. What moves the content continues from there (Behaviour.md 6.5).
  var exactContentOffset: CGPoint {
    pixelGrid.rounded(requestedOffset) == contentOffset ? requestedOffset : contentOffset
  }

  /// The size of the visible part of the content: that of the bounds without the adjusted inset.
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The size of the content. Default zero.
  ///
  /// When it changes, an offset that was in the range of scrolling stays in it.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.mayBecome("contentSize", of: self) { contentSize = oldValue }
      guard contentSize != oldValue else { return }
      rangeDidChange(contentSize: oldValue)
      observedPropertiesDidChange()
    }
  }

  /// Space around the content that can be scrolled into view. Default zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.mayBecome("contentInset", of: self) { contentInset = oldValue }
      guard contentInset != oldValue else { return }
      rangeDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Which edges of the safe area are added to the content inset. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
  }

  /// The sum of the content inset and the safe area, as `contentInsetAdjustmentBehavior` specifies.
  ///
  /// Insets that are not finite are treated as 0.
  open var adjustedContentInset: UIEdgeInsets { validContentInset }

  /// Called when `adjustedContentInset` changed. Notifies the delegate. An override must call super.
  open func adjustedContentInsetDidChange() {
    calledScrollViewDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The control that the user pulls down to refresh the content. Nil for none.
  ///
  /// A refresh control that is added as a subview becomes this one, unless there is another.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if let oldValue {
        // It may have been added to another view.
        if oldValue.superview === self { oldValue.removeFromSuperview() }
        oldValue.attach(to: nil)
      }
      if let refreshControl {
        refreshControl.attach(to: self)
        insertSubview(refreshControl, at: 0)
      }
      if adjustedContentInset != lastAdjustedContentInset { rangeDidChange() }
      refreshControl?.follow()
    }
  }

  /// How the on-screen keyboard disappears while the user scrolls. No effect: a desktop has no on-screen keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The content, for constraints: they determine its size, and place subviews in it. Constraints between an edge of the
  /// scroll view itself and a subview refer to the content, too.
  public private(set) lazy var contentLayoutGuide = makeGuide(.scrollContent)

  /// The visible rectangle, for constraints: subviews that it places do not scroll.
  public private(set) lazy var frameLayoutGuide = makeGuide(.scrollFrame)

  private func makeGuide(_ place: UILayoutGuide.Place) -> UILayoutGuide {
    let guide = UILayoutGuide(place)
    guide.owningView = self
    return guide
  }

  // MARK: - Scrolling

  /// Scrolls to an offset, which is rounded to the nearest device pixel but not clamped. The current motion stops. A
  /// drag continues from the new offset if `animated` is false.
  ///
  /// - Parameters:
  ///   - contentOffset: The content coordinate to show at the upper left corner of the bounds.
  ///   - animated: Whether the change is animated, over 0.3 seconds. The delegate is notified at the end of the
  ///     animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      motion.animate(to: finite(contentOffset, or: self.contentOffset))
    } else {
      // A drag continues from the new offset.
      if !motion.isDragging { motion.stop() }
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the shortest distance that shows a rectangle in content coordinates, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: - User interaction

  /// Whether the user can scroll. Default true. Turning it off ends a drag.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { panGestureRecognizer.cancel() } }
  }

  /// Whether a drag stays on the axis on which it began, unless it began diagonally. Default false.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling stops at multiples of the bounds. Default false.
  open var isPagingEnabled = false

  /// Whether the content can be pulled past its edges. Default true. Setting it sets both axes; reading it returns
  /// whether both bounce.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Whether the content can be pulled past its left and right edges. Default true.
  open var bouncesHorizontally = true

  /// Whether the content can be pulled past its upper and lower edges. Default true.
  open var bouncesVertically = true

  /// Where content that is smaller than the view is: (0, 0) at the upper left corner, (0.5, 0.5) in the middle, (1, 1) at
  /// the lower right corner. Default zero. Values outside of 0 to 1 and invalid values are clamped.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      func valid(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
      contentAlignmentPoint = CGPoint(x: valid(contentAlignmentPoint.x), y: valid(contentAlignmentPoint.y))
      guard contentAlignmentPoint != oldValue else { return }
      rangeDidChange(alignment: oldValue)
    }
  }

  /// Whether the enclosing scroll view scrolls when this one is at its left or right end: with a wheel, a touchpad, and a drag
  /// that begins there. Default true.
  open var transfersHorizontalScrollingToParent = true

  /// Whether the enclosing scroll view scrolls when this one is at its upper or lower end: with a wheel, a touchpad, and a drag
  /// that begins there. Default true.
  open var transfersVerticalScrollingToParent = true

  /// Whether short content bounces vertically too. Default false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { rangeDidChange() } }
  }

  /// Whether short content bounces horizontally too. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { rangeDidChange() } }
  }

  /// How quickly scrolling decelerates. Default `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap above the content scrolls to the top. Default true. Has no effect: there is no status bar.
  open var scrollsToTop = true

  // MARK: - Motion

  /// The gesture recognizer for drags.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)

  /// The motion of the content. A view whose content follows that of another one has the motion of that view.
  var motion: ScrollMotion { ownMotion }
  private(set) lazy var ownMotion = ScrollMotion(scrollView: self)
  private(set) lazy var scrollIndicators = ScrollIndicators(scrollView: self)

  /// Whether a finger is down, or drags an indicator. True until the delegate has received the end of the drag.
  open var isTracking: Bool {
    panGestureRecognizer.numberOfTouches > 0 || motion.isTracking || scrollIndicators.isGrabbed
  }

  /// Whether a finger moved far enough to scroll. True when the delegate receives the beginning of the drag.
  open var isDragging: Bool { motion.isDragging }

  /// Whether the content decelerates or returns to an edge.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether an animated scroll that code started is running.
  open var isScrollAnimating: Bool { motion.isAnimating }

  // MARK: - Zooming

  private lazy var pinch = ScrollPinchGestureRecognizer(self)
  private(set) lazy var zoom = ScrollZoom(scrollView: self)

  /// Whether zooming is possible: scrolling is enabled, the delegate returns a view, and the maximum scale exceeds the
  /// minimum scale.
  var canZoom: Bool {
    isScrollEnabled && maximumZoomScale > minimumZoomScale
      && calledScrollViewDelegate?.viewForZooming(in: self) != nil
  }

  /// The gesture recognizer for zooming. Nil when zooming is not possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// The minimum scale. Default 1.
  open var minimumZoomScale: CGFloat = 1

  /// The maximum scale. Default 1: no zooming.
  open var maximumZoomScale: CGFloat = 1

  /// Whether a pinch can zoom slightly past the limits. Default true.
  open var bouncesZoom = true

  /// The scale of the view that the delegate returns for zooming. Setting it clamps the scale to the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.set(newValue, animated: false) }
  }

  /// Whether the user is zooming with two fingers.
  open var isZooming: Bool { zoom.isPinching }

  /// Whether an animated zoom, or the return from beyond a limit, is running.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// Zooms about the centre of the visible area, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }

  /// Zooms until a rectangle of the zoomed view, in that view's coordinates, fills the visible area.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.zoom(to: rect, animated: animated) }

  /// Stops the current scroll at its offset, and an animated zoom at its scale.
  open func stopScrollingAndZooming() {
    motion.stop()
    zoom.stop()
  }

  // MARK: - Indicators

  /// Whether a vertical indicator shows while scrolling. Default true.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal indicator shows while scrolling. Default true.
  open var showsHorizontalScrollIndicator = true

  /// The colour of the indicators. The default follows light and dark.
  open var indicatorStyle = IndicatorStyle.default

  /// Space around the vertical indicator. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Space around the horizontal indicator. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the indicators stay out of the safe area as far as the content does. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Space around both indicators. Setting it sets both; reading it returns that of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the user drags an indicator.
  package var isDraggingScrollIndicator: Bool { scrollIndicators.isGrabbed }

  /// Called when an indicator that is dragged has moved, and with nil at the end.
  package var scrollIndicatorDragged: ((ScrollIndicatorDrag?) -> Void)?

  /// The progress that an indicator shows. Nil when there is nothing to scroll along the axis.
  func scrollProgress(along axis: NSLayoutConstraint.Axis) -> ScrollProgress? { rangeProgress(along: axis) }

  /// The offset to which an indicator scrolls at a progress from 0 to 1.
  func contentOffset(atProgress progress: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint {
    rangeOffset(atProgress: progress, along: axis)
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    scrollIndicators.show()
    scrollIndicators.hide()
  }

  // MARK: - Touches in the content

  /// Whether touches are delayed briefly because they may become a scroll. Default true.
  open var delaysContentTouches = true

  /// Whether a scroll may cancel the touches of views in the content. Default true.
  open var canCancelContentTouches = true

  /// Whether a view in the content receives a touch. Returns true unless a subclass overrides it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a scroll cancels the touches of a view in the content. Returns true except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// A drag begins only along an axis that can move, and only if it may cancel the touches.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let isWanted =
      motion.hasStoppedDeceleration
      ? isScrollEnabled
      : isDraggable(along: panGestureRecognizer.travel) && !leavesDragToEnclosingView
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
    let hasStoppedDeceleration = scrolling.contains { $0.isScrollEnabled && $0.motion.hasStoppedDeceleration }
    return !hasStoppedDeceleration && super.acceptsContentTouch(touch, with: event)
  }

  // MARK: - Motion that subclasses determine

  /// The offset at which the content ends a scroll, with the velocity in points per millisecond.
  func preferredOffset(for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint) -> CGPoint { proposal }

  /// Whether a scroll can end at an offset. Pages and items prescribe others: the natural landing is a few points beside
  /// the proposal, even if the proposal itself is the offset of a page.
  func canEndScroll(at offset: CGPoint) -> Bool { !isPagingEnabled }

  /// The distance by which a finger's move between two points, from the upper left corner of the view, changes the
  /// offset. Nil when the content follows the finger.
  func scrollDistance(ofDragFrom start: CGPoint, to end: CGPoint) -> CGVector? { nil }

  /// Whether quick clicks of a mouse wheel set the content spinning, so that it goes on when they end.
  var spinsWithWheel: Bool { false }

  /// Scroll views that scroll parts of the content. They receive the drags and scroll steps over their parts that they
  /// can use.
  private(set) var embeddedScrollViews: [EmbeddedScrollView] = []

  /// Lets a scroll view scroll a part of the content.
  final func embed(_ scrollView: EmbeddedScrollView) {
    insertSubview(scrollView, at: 0)
    embeddedScrollViews.append(scrollView)
    addGestureRecognizer(scrollView.panGestureRecognizer)
  }

  /// Removes a scroll view that scrolled a part of the content.
  final func removeEmbedded(_ scrollView: EmbeddedScrollView) {
    embeddedScrollViews.removeAll { $0 === scrollView }
    removeGestureRecognizer(scrollView.panGestureRecognizer)
    scrollView.removeFromSuperview()
  }

  // MARK: - Geometry

  /// The view's own coordinates. The origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let hasSize = newValue.size.mayBecome("bounds.size", of: self)
      let new = CGRect(
        origin: finite(newValue.origin, or: old.origin), size: hasSize ? newValue.size : old.size)
      if new != old { changeBounds(from: old, to: new) }
    }
  }

  /// Changes the bounds to valid ones, and updates everything that depends on them.
  func changeBounds(from old: CGRect, to new: CGRect) {
    moveBounds(to: new)
    boundsDidChange(from: old, to: new)
  }

  /// Sets the bounds.
  final func moveBounds(to new: CGRect) { super.bounds = new }

  /// Handles new bounds: requests layout, notifies all who follow the offset, and updates the range.
  final func boundsDidChange(from old: CGRect, to new: CGRect) {
    setContentNeedsLayout()
    if new.origin != old.origin {
      motion.contentDidMove()
      offsetObserver?.scrollViewDidMove(self)
      notifyDidScroll()
    }
    if new.size != old.size { rangeDidChange(viewSize: old.size) }
    refreshControl?.follow()
  }

  /// The number of nested calls of `scrollViewDidScroll`.
  private var scrollNotificationDepth = 0
  private static let deepestScrollNotification = 16

  /// Notifies the delegate of a new offset, even during its response to the previous one.
  ///
  /// A delegate that corrects the offset receives another call for the correction. To stop a delegate that answers
  /// every call with another offset, changes at the depth `deepestScrollNotification` are not reported.
  private func notifyDidScroll() {
    guard scrollNotificationDepth < Self.deepestScrollNotification else {
      UIDiagnostic.report(
        .endlessScrolling,
        "scrollViewDidScroll(_:) changes the offset in every call. The offset is left at \(contentOffset). "
          + "Change it only when it differs from the offset you want.")
      return
    }
    scrollNotificationDepth += 1
    defer { scrollNotificationDepth -= 1 }
    calledScrollViewDelegate?.scrollViewDidScroll(self)
  }

  // MARK: - Range

  /// The adjusted inset and the height that a bar could grow, for which the offset was last adapted to the range.
  private var lastAdjustedContentInset = UIEdgeInsets.zero
  private var lastSafeAreaInsetsOfContent: UIEdgeInsets?
  private var lastCollapsedBarHeight: CGFloat = 0

  /// Adapts the offset to a new range, and reports a new adjusted inset.
  ///
  /// - Parameters:
  ///   - contentSize: The content size before the change. Nil when it is unchanged.
  ///   - viewSize: The size of the bounds before the change. Nil when it is unchanged.
  ///   - alignment: The alignment point before the change. Nil when it is unchanged.
  final func rangeDidChange(contentSize: CGSize? = nil, viewSize: CGSize? = nil, alignment: CGPoint? = nil) {
    let old = range(
      contentSize: contentSize ?? self.contentSize,
      inset: lastAdjustedContentInset.extended(by: lastCollapsedBarHeight),
      viewSize: viewSize ?? bounds.size, alignment: alignment ?? contentAlignmentPoint)
    let inset = adjustedContentInset
    let insetChanged = inset != lastAdjustedContentInset
    lastAdjustedContentInset = inset
    lastCollapsedBarHeight = collapsedBarHeight
    let range = scrollRange
    let offset = range.carry(contentOffset, from: old, beginsAtRight: contentBeginsAtRight)
    let endOfAnimation = motion.endOfAnimation.map {
      range.carry($0, from: old, beginsAtRight: contentBeginsAtRight)
    }
    // An offset that was set through the bounds stays between pixels.
    if offset != contentOffset { contentOffset = offset }
    motion.rangeDidChange(endOfAnimation: endOfAnimation)
    offsetObserver?.scrollRangeDidChange(of: self)
    if insetChanged { adjustedContentInsetDidChange() }
  }

  // What is added to the content inset keeps the content away from the bars (Behaviour.md 29.14).
  override var safeAreaInsetsOfContent: UIEdgeInsets {
    let (insets, added) = (safeAreaInsets, safeAreaContribution)
    return UIEdgeInsets(
      top: insets.top - added.top, left: insets.left - added.left, bottom: insets.bottom - added.bottom,
      right: insets.right - added.right)
  }

  /// A bar that collapses while content scrolls changes the insets of the scroll view at each step, but not the safe area
  /// of the content.
  override func updateSafeAreaInsetsOfContent() -> Bool {
    let insets = safeAreaInsetsOfContent
    defer { lastSafeAreaInsetsOfContent = insets }
    return insets != lastSafeAreaInsetsOfContent
  }

  /// Called when the safe area changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeDidChange()
  }

  /// Updates the insets for the current safe area. An override must call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollIndicators.update()
    if adjustedContentInset != lastAdjustedContentInset { rangeDidChange() }
  }

  /// Whether the content starts at its right end. Scrolling then starts at the right end and keeps its distance to it.
  var contentBeginsAtRight: Bool { false }

  /// Called when the visible content needs layout.
  func setContentNeedsLayout() { setNeedsLayout() }

  /// Called when another object becomes the delegate.
  func scrollViewDelegateDidChange() {}
}
