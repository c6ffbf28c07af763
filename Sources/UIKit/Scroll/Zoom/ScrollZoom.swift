/// Zooms the content of a scroll view, with two fingers or an animation.
///
/// The content is the view that the delegate returns. Its transform is the zoom scale, and the content size follows it.
@MainActor
final class ScrollZoom: FrameClockParticipant {
  /// An animated change of the scale that keeps a point of the content in place, or brings a rectangle into view.
  private struct Animation {
    let startScale: CGFloat
    let endScale: CGFloat
    let startOffset: CGPoint
    let endOffset: CGPoint
    let duration: CFTimeInterval
    var startTime: CFTimeInterval?
  }

  private static let curve = UnitBezier(0.42, 0, 0.58, 1)

  private unowned let scrollView: UIScrollView
  private var animation: Animation?
  /// The scale when the pinch began.
  private var startScale: CGFloat = 1
  private(set) var isPinching = false
  /// The view that was zoomed last.
  private(set) weak var zoomedView: UIView?

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var isAnimating: Bool { animation != nil }

  private var delegate: (any UIScrollViewDelegate)? { scrollView.calledScrollViewDelegate }
  private var content: UIView? { delegate?.viewForZooming(in: scrollView) }
  private var limits: ClosedRange<CGFloat> {
    let minimum = max(1e-6, min(scrollView.minimumZoomScale, scrollView.maximumZoomScale))
    return minimum...max(minimum, scrollView.maximumZoomScale)
  }

  var scale: CGFloat { content?.transform.a ?? 1 }

  // MARK: - Fingers

  func beginPinch() {
    guard let content else { return }
    animation = nil
    isPinching = true
    startScale = scale
    delegate?.scrollViewWillBeginZooming(scrollView, with: content)
  }

  /// Zooms by the ratio of the fingers' distance to that at the start, and keeps the content between the fingers in
  /// place.
  func pinch(by factor: CGFloat, about point: CGPoint) {
    guard isPinching else { return }
    apply(shown(startScale * factor), keeping: point)
  }

  func endPinch(about point: CGPoint) {
    guard isPinching else { return }
    isPinching = false
    let legal = min(max(scale, limits.lowerBound), limits.upperBound)
    if legal == scale { end() } else { animate(to: legal, offset: offset(for: legal, keeping: point)) }
  }

  /// The scale shown. Past a limit, the excess factor is replaced by its square root.
  private func shown(_ wanted: CGFloat) -> CGFloat {
    let legal = min(max(wanted, limits.lowerBound), limits.upperBound)
    guard scrollView.bouncesZoom, wanted > 0, legal > 0 else { return legal }
    return legal * (wanted / legal).squareRoot()
  }

  // MARK: - Wheel

  /// The ratio by which a click of a wheel zooms, and the points on a touchpad that zoom by the same ratio.
  private static let (clickRatio, pointsPerClick): (CGFloat, CGFloat) = (1.25, 30)

  /// Zooms by a scroll step, and keeps the content under the pointer in place. Clicks add up while they are animated.
  /// Fractions of a click and touchpads zoom at once.
  func turnWheel(_ scroll: InputEvent.Scroll, about point: CGPoint) {
    guard let content, !isPinching, scroll.delta.isFinite, scroll.delta.y != 0 else { return }
    let clicks = CGFloat(scroll.delta.y) / (scroll.source == .touchpad ? Self.pointsPerClick : 1)
    let start = animation?.endScale ?? scale
    let wanted = start * pow(Self.clickRatio, -min(max(clicks, -100), 100))
    let legal = min(max(wanted, limits.lowerBound), limits.upperBound)
    guard scroll.source == .wheel, UIView.areAnimationsEnabled else {
      animation = nil
      apply(legal, keeping: point)
      restOnPixel()
      return
    }
    guard legal != start else { return }
    if animation == nil { delegate?.scrollViewWillBeginZooming(scrollView, with: content) }
    animate(to: legal, offset: offset(for: legal, keeping: point))
  }

  // MARK: - Zooming in code

  /// Changes the scale about the centre of the visible area.
  func set(_ scale: CGFloat, animated: Bool) {
    guard content != nil, scale.isFinite else { return }
    let legal = min(max(scale, limits.lowerBound), limits.upperBound)
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    guard animated, UIView.areAnimationsEnabled else {
      animation = nil
      apply(legal, keeping: middle)
      restOnPixel()
      return
    }
    begin(legal, offset: offset(for: legal, keeping: middle))
  }

  /// Zooms until a rectangle of the zoomed view, in that view's coordinates, fills the visible area.
  func zoom(to rect: CGRect, animated: Bool) {
    guard let content, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let size = scrollView.bounds.size
    let wanted = min(size.width / rect.width, size.height / rect.height)
    let legal = min(max(wanted, limits.lowerBound), limits.upperBound)
    let origin = content.bounds.origin
    let middle = CGPoint(x: (rect.midX - origin.x) * legal, y: (rect.midY - origin.y) * legal)
    let offset = validOffset(
      CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), at: legal)
    if animated, UIView.areAnimationsEnabled {
      begin(legal, offset: offset)
    } else {
      animation = nil
      apply(legal, offset: offset)
      restOnPixel()
    }
  }

  /// Stops an animated zoom at its current scale.
  func stop() {
    guard animation != nil else { return }
    animation = nil
    end()
  }

  private func begin(_ scale: CGFloat, offset: CGPoint) {
    guard let content else { return }
    delegate?.scrollViewWillBeginZooming(scrollView, with: content)
    animate(to: scale, offset: offset)
  }

  private func animate(to scale: CGFloat, offset: CGPoint) {
    animation = Animation(
      startScale: self.scale, endScale: scale, startOffset: scrollView.contentOffset, endOffset: offset,
      duration: UIAccessibility.isReduceMotionEnabled ? 0 : OffsetAnimation.usualDuration)
    scrollView.motionClock.add(self)
  }

  var moved: AnyObject { scrollView }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    guard var animation else { return false }
    let begin = animation.startTime ?? time
    animation.startTime = begin
    self.animation = animation
    let isOver = time >= begin + animation.duration
    let fraction = isOver ? 1 : Self.curve.y(at: (time - begin) / animation.duration)
    let (start, end) = (animation.startOffset, animation.endOffset)
    apply(
      animation.startScale + (animation.endScale - animation.startScale) * fraction,
      offset: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    guard isOver else { return true }
    self.animation = nil
    self.end()
    return false
  }

  // MARK: - Scale

  private func end() {
    restOnPixel()
    delegate?.scrollViewDidEndZooming(scrollView, with: content, atScale: scale)
  }

  private func restOnPixel() { scrollView.contentOffset = scrollView.bounds.origin }

  /// Sets the scale and keeps the content at a point, in the scroll view's coordinates, in place.
  private func apply(_ scale: CGFloat, keeping point: CGPoint) {
    apply(scale, offset: offset(for: scale, keeping: point))
  }

  private func apply(_ scale: CGFloat, offset: CGPoint) {
    guard let content, scale > 0, scale.isFinite else { return }
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomedView = content
    let size = CGSize(width: content.bounds.width * scale, height: content.bounds.height * scale)
    content.center = CGPoint(
      x: size.width * content.layer.anchorPoint.x, y: size.height * content.layer.anchorPoint.y)
    scrollView.contentSize = size
    if content.isLaidOutWithSuperview {
      content.setNeedsConstraintLayout()
      scrollView.setNeedsLayout()
    }
    // Between pixels: rounding in each step would add up.
    scrollView.bounds.origin = offset
    delegate?.scrollViewDidZoom(scrollView)
  }

  private func offset(for scale: CGFloat, keeping point: CGPoint) -> CGPoint {
    let ratio = scale / self.scale
    let offset = scrollView.contentOffset
    return validOffset(
      CGPoint(
        x: point.x * ratio - (point.x - offset.x), y: point.y * ratio - (point.y - offset.y)),
      at: scale)
  }

  /// The nearest valid offset for a scale of the content.
  private func validOffset(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    guard let content else { return offset }
    let size = CGSize(width: content.bounds.width * scale, height: content.bounds.height * scale)
    return ScrollRange(
      contentSize: size, inset: scrollView.adjustedContentInset, viewSize: scrollView.bounds.size
    ).clamp(offset)
  }
}
