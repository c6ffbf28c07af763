/// The two scroll indicators. They look similar to UIKit's (Behaviour.md 6.9).
///
/// A finger drags an indicator after a long press, and the mouse at once. The indicator grows while the pointer is near.
/// A click in the track moves the indicator there.
@MainActor
final class ScrollIndicators: FrameClockParticipant {
  typealias Axis = NSLayoutConstraint.Axis

  private static let thickness: CGFloat = 2.5
  /// The thickness of an indicator that is dragged, or near the pointer.
  private static let grownThickness: CGFloat = 9
  /// The distance from the edge at which the pointer makes the indicator grow, and presses it, in points.
  private static let pointerReach: CGFloat = 18
  /// The distance from the edge, and past the ends of the indicator, at which a finger presses it, in points.
  private static let fingerReach: CGFloat = 30
  private static let margin: CGFloat = 3
  private static let fadeDuration: CFTimeInterval = 0.4
  /// The time in which an indicator grows or shrinks, in seconds.
  private static let growthDuration: CFTimeInterval = 0.15
  /// The z position, in front of everything that a layout places.
  private static let depth: CGFloat = 1e12

  /// A drag in progress.
  private struct Grab {
    let axis: Axis
    /// The distance from the start of the indicator to the finger.
    let distance: CGFloat
    /// The progress to which the finger has dragged.
    var progress: CGFloat
  }

  private unowned let scrollView: UIScrollView
  private let vertical = CALayer().still()
  private let horizontal = CALayer().still()
  private var isShown = false
  /// Whether a motion shows the indicators.
  private var isInMotion = false
  /// The axis of the indicator near the pointer.
  private var hoveredAxis: Axis?
  private var grab: Grab?
  /// The growth of both indicators: 0 is thin, 1 is grown.
  private var growth: [Axis: CGFloat] = [:]
  private var lastGrowthTime: CFTimeInterval?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    for bar in [vertical, horizontal] {
      bar.zPosition = Self.depth
      bar.opacity = 0
    }
  }

  /// Whether an indicator is dragged.
  var isGrabbed: Bool { grab != nil }

  // MARK: - Appearance

  /// Shows the indicators until `hide()`.
  func show() {
    isInMotion = true
    appear()
  }

  /// Fades the indicators out, unless one of them is near the pointer or dragged.
  func hide() {
    isInMotion = false
    disappearIfUnused()
  }

  private func appear() {
    isShown = true
    for bar in [vertical, horizontal] {
      if bar.superlayer == nil { scrollView.layer.addSublayer(bar) }
      bar.removeAllAnimations()
      bar.opacity = 1
    }
    update()
  }

  private func disappearIfUnused() {
    guard isShown, !isInMotion, hoveredAxis == nil, grab == nil else { return }
    isShown = false
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = Self.fadeDuration
    for bar in [vertical, horizontal] {
      bar.opacity = 0
      bar.add(fade, forKey: "fade")
    }
  }

  /// Moves the indicators to the current offset.
  func update() {
    guard vertical.superlayer != nil else { return }
    for axis in [Axis.vertical, .horizontal] {
      let bar = axis == .vertical ? vertical : horizontal
      // A hidden indicator is placed when it appears.
      guard isShown || bar.animation(forKey: "fade") != nil else { continue }
      let frame = frame(along: axis)
      bar.isHidden = frame == nil
      bar.backgroundColor = barColor(along: axis)
      guard let frame else { continue }
      bar.frame = frame
      bar.cornerRadius = min(frame.width, frame.height) / 2
    }
    if let grab, let frame = frame(along: grab.axis) { report(frame, along: grab.axis) }
  }

  private func barColor(along axis: Axis) -> CGColor {
    let alpha = 0.35 + 0.2 * (growth[axis] ?? 0)
    let (dark, light) = (CGColor(gray: 0, alpha: alpha), CGColor(gray: 1, alpha: alpha))
    return switch scrollView.indicatorStyle {
    case .black: dark
    case .white: light
    case .default: scrollView.traitCollection.userInterfaceStyle == .dark ? light : dark
    }
  }

  // MARK: - Geometry

  /// The frame of an indicator in content coordinates. Nil when it is turned off or there is nothing to scroll.
  private func frame(along axis: Axis) -> CGRect? {
    guard let progress = progress(along: axis), let track = track(along: axis, progress) else { return nil }
    let thickness = Self.thickness + (Self.grownThickness - Self.thickness) * (growth[axis] ?? 0)
    let (start, edge) = (track.indicatorStart(atProgress: progress.fraction), area(along: axis))
    return axis == .vertical
      ? CGRect(
        x: edge.maxX - Self.margin - thickness, y: start, width: thickness, height: track.indicatorLength)
      : CGRect(
        x: start, y: edge.maxY - Self.margin - thickness, width: track.indicatorLength, height: thickness)
  }

  private func progress(along axis: Axis) -> ScrollProgress? {
    let isWanted =
      axis == .vertical
      ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    var progress = isWanted ? scrollView.scrollProgress(along: axis) : nil
    // The indicator stays below the finger, even before the layout has followed, or if the content changes.
    if let grab, grab.axis == axis { progress?.fraction = grab.progress }
    return progress
  }

  /// The visible area without the insets of an indicator, in content coordinates.
  private func area(along axis: Axis) -> CGRect {
    let visible = scrollView.bounds.inset(
      by: scrollView.automaticallyAdjustsScrollIndicatorInsets
        ? scrollView.adjustedContentInset : scrollView.contentInset)
    return visible.inset(
      by: axis == .vertical
        ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets)
  }

  private func track(along axis: Axis, _ progress: ScrollProgress) -> ScrollIndicatorTrack? {
    let area = area(along: axis)
    let (start, end) = axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
    guard start + Self.margin < end - Self.margin else { return nil }
    return ScrollIndicatorTrack(
      start + Self.margin...end - Self.margin, progress: progress, shortest: Self.thickness * 2)
  }

  // MARK: - Pointer and fingers

  /// The axis of the indicator that a touch can press at a point in content coordinates. Nil for no indicator.
  ///
  /// The mouse can press everywhere in the track, a finger only a visible indicator.
  func axis(pressedAt point: CGPoint, by type: UITouch.TouchType) -> Axis? {
    guard scrollView.isScrollEnabled else { return nil }
    return type == .indirectPointer ? axis(nearPointer: point) : axis(nearFinger: point)
  }

  private func axis(nearPointer point: CGPoint) -> Axis? {
    [Axis.vertical, .horizontal].first { (axis: Axis) -> Bool in
      let area = area(along: axis)
      guard area.contains(point), progress(along: axis) != nil else { return false }
      return (axis == .vertical ? area.maxX - point.x : area.maxY - point.y) <= Self.pointerReach
    }
  }

  private func axis(nearFinger point: CGPoint) -> Axis? {
    [Axis.vertical, .horizontal].first { (axis: Axis) -> Bool in
      let bar = axis == .vertical ? vertical : horizontal
      guard isShown || bar.animation(forKey: "fade") != nil, let frame = frame(along: axis) else {
        return false
      }
      return frame.insetBy(dx: -Self.fingerReach, dy: -Self.fingerReach).contains(point)
    }
  }

  /// Grows the indicator near the pointer, at a point in content coordinates. Nil when the pointer has left the view.
  func pointerMoved(to point: CGPoint?) {
    let axis = point.flatMap { self.axis(pressedAt: $0, by: .indirectPointer) }
    guard axis != hoveredAxis else { return }
    hoveredAxis = axis
    if axis != nil { appear() }
    disappearIfUnused()
    startGrowing()
  }

  /// Begins to drag an indicator. A press in the track beside it first moves its middle to the finger.
  func beginGrab(along axis: Axis, at point: CGPoint) {
    guard let progress = progress(along: axis), let track = track(along: axis, progress) else { return }
    scrollView.motion.stop()
    let position = axis == .vertical ? point.y : point.x
    let start = track.indicatorStart(atProgress: progress.fraction)
    let isOnIndicator = (start...start + track.indicatorLength).contains(position)
    grab = Grab(
      axis: axis, distance: isOnIndicator ? position - start : track.indicatorLength / 2,
      progress: progress.fraction)
    appear()
    startGrowing()
    scrollView.calledScrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
    if isOnIndicator { update() } else { drag(to: point) }
  }

  /// Scrolls in proportion to the whole content, so that the indicator follows the finger.
  func drag(to point: CGPoint) {
    guard let grab, let progress = progress(along: grab.axis), let track = track(along: grab.axis, progress)
    else { return }
    let position = (grab.axis == .vertical ? point.y : point.x) - grab.distance
    let target = track.progress(atIndicatorStart: position)
    self.grab?.progress = target
    scrollView.contentOffset = scrollView.contentOffset(atProgress: target, along: grab.axis)
    update()
  }

  /// Ends the drag. A layout that snaps scrolls to its next resting position.
  func endGrab() {
    guard let grab else { return }
    self.grab = nil
    scrollView.scrollIndicatorDragged?(nil)
    scrollView.motion.settle()
    scrollView.calledScrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    hoveredAxis = hoveredAxis == grab.axis ? grab.axis : nil
    disappearIfUnused()
    startGrowing()
  }

  private func report(_ frame: CGRect, along axis: Axis) {
    let origin = scrollView.bounds.origin
    scrollView.scrollIndicatorDragged?(
      ScrollIndicatorDrag(
        axis: axis, progress: progress(along: axis)?.fraction ?? 0,
        frame: frame.offsetBy(dx: -origin.x, dy: -origin.y)))
  }

  // MARK: - Growing

  private func isGrown(_ axis: Axis) -> Bool { grab?.axis == axis || hoveredAxis == axis }

  private func startGrowing() {
    lastGrowthTime = nil
    scrollView.motionClock.add(self)
  }

  var moved: AnyObject { scrollView }

  /// Grows and shrinks the indicators.
  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    let elapsed = lastGrowthTime.map { time - $0 } ?? 0
    lastGrowthTime = time
    let step = UIAccessibility.isReduceMotionEnabled ? 1 : CGFloat(elapsed / Self.growthDuration)
    var isOver = true
    for axis in [Axis.vertical, .horizontal] {
      let (old, end): (CGFloat, CGFloat) = (growth[axis] ?? 0, isGrown(axis) ? 1 : 0)
      let new = end > old ? min(end, old + step) : max(end, old - step)
      growth[axis] = new
      if new != end { isOver = false }
    }
    update()
    return !isOver
  }
}
