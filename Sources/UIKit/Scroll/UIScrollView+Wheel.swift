import Geometry

// Where a mouse wheel scrolls to.
extension UIScrollView {
  /// The offset to which whole clicks scroll. Each click scrolls by its length, or to the next resting position.
  ///
  /// - Returns: The offset, and the clicks for which the content has no room.
  func end(ofWheelClicks clicks: Point2D, from start: CGPoint) -> (offset: CGPoint, outstanding: Point2D) {
    // Limits the clicks per frame to more than anyone can turn.
    let count = min(100, max(1, max(abs(clicks.x), abs(clicks.y)).rounded()))
    let step = wheelStep(for: clicks * (1 / count))
    var target = start
    for click in 0..<Int(count) {
      let next =
        nextRestingPosition(after: target, inDirectionOf: step)
        ?? scrollRange.clamp(CGPoint(x: target.x + step.x, y: target.y + step.y))
      if next == target { return (target, clicks * ((count - Double(click)) / count)) }
      target = next
    }
    return (target, .zero)
  }

  /// The offset to which a fraction of a click scrolls: that fraction of the distance of a click. Nil for no click.
  ///
  /// Between two resting positions, a click is the distance between them, up to the last one.
  func end(ofFractionalWheelClicks clicks: Point2D, from start: CGPoint) -> CGPoint? {
    let fraction = max(abs(clicks.x), abs(clicks.y))
    guard fraction > 0 else { return nil }
    let unit = clicks * (1 / fraction)
    let rest = restingPosition(at: start)
    let way = WheelDirection(from: start, step: wheelStep(for: unit))
    // From the resting position ahead, the one behind is a click back.
    let isAhead = way.length(to: rest) > WheelDirection.minimumLength
    let click = wheelDistance(of: isAhead ? unit * -1 : unit, from: rest)
    let part = isAhead ? -fraction : fraction
    return scrollRange.clamp(CGPoint(x: start.x + click.x * part, y: start.y + click.y * part))
  }

  /// The spin that clicks cause. Nil if a click does not move the content.
  ///
  /// - Parameters:
  ///   - clicks: The clicks, of which only the direction matters.
  ///   - rate: The speed of the wheel, in clicks per second.
  ///   - time: The clock time at which the spin starts.
  func wheelSpin(by clicks: Point2D, rate: Double, at time: CFTimeInterval) -> WheelSpin? {
    let (offset, count) = (contentOffset, max(abs(clicks.x), abs(clicks.y)))
    guard count > 0 else { return nil }
    let click = wheelDistance(of: clicks * (1 / count), from: restingPosition(at: scrollRange.clamp(offset)))
    guard click != .zero else { return nil }
    let velocity = CGPoint(x: click.x * rate, y: click.y * rate)
    var deceleration = ScrollDeceleration(
      from: offset, velocity: velocity, limits: decelerationLimits, startOfDrag: offset)
    let target = layoutTarget(
      for: deceleration.proposal, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      startOfDrag: offset)
    aim(&deceleration, at: target)
    deceleration.startTime = time
    return WheelSpin(deceleration: deceleration, click: click)
  }

  /// The distance of a click from a position: to the next resting position, or as far as a click scrolls.
  private func wheelDistance(of click: Point2D, from place: CGPoint) -> CGPoint {
    let step = wheelStep(for: click)
    guard let next = nextRestingPosition(after: place, inDirectionOf: step) else { return step }
    return CGPoint(x: next.x - place.x, y: next.y - place.y)
  }

  /// A scroll step in the axes of the view, which a transform may have mirrored or turned. Clicks of a wheel keep their
  /// number.
  func inOwnAxes(_ scroll: InputEvent.Scroll) -> InputEvent.Scroll {
    let isTransformed = sequence(first: self as UIView, next: { $0.superview }).contains { view in
      !CATransform3DIsIdentity(view.layer.transform) || !CATransform3DIsIdentity(view.layer.sublayerTransform)
    }
    guard isTransformed, let window, scroll.delta.isFinite else { return scroll }
    let origin = convert(CGPoint.zero, from: window)
    let end = convert(CGPoint(scroll.delta), from: window)
    var delta = Point2D(x: end.x - origin.x, y: end.y - origin.y)
    let (length, ownLength) = (hypot(scroll.delta.x, scroll.delta.y), hypot(delta.x, delta.y))
    guard ownLength > 0, ownLength.isFinite else { return scroll }
    let scale = scroll.source == .touchpad ? 1 : length / ownLength
    // A turn by a right angle leaves rounding errors, which are no movement.
    let (x, y) = (abs(delta.x) < 1e-9 * ownLength, abs(delta.y) < 1e-9 * ownLength)
    delta = Point2D(x: x ? 0 : delta.x * scale, y: y ? 0 : delta.y * scale)
    var own = scroll
    own.delta = delta
    return own
  }

  /// The distance of a number of wheel clicks, in points. One click scrolls by the view's length to the power of two
  /// thirds, which is GTK's rule. Only axes that scroll are used; a vertical wheel over content that scrolls only
  /// horizontally scrolls horizontally.
  func wheelStep(for clicks: Point2D) -> CGPoint {
    guard clicks.isFinite else { return .zero }
    let axes = draggableAxes
    var clicks = CGPoint(clicks)
    if axes.x, !axes.y, clicks.x == 0 { clicks = CGPoint(x: clicks.y, y: 0) }
    return CGPoint(x: clicks.x * pow(bounds.width, 2.0 / 3), y: clicks.y * pow(bounds.height, 2.0 / 3))
  }

  /// The resting position of paging or the layout that follows another position. Nil where a scroll may end anywhere.
  /// Returns `place` when no resting position follows.
  ///
  /// It asks the layout only where scrolls of several lengths would end. This works for every layout that snaps,
  /// whether its items are less than a click or many clicks apart. It asks twice where a scroll may end anywhere, and
  /// otherwise once more for each doubling of the distance between a click and the next position.
  ///
  /// - Parameters:
  ///   - place: The position to start from.
  ///   - step: The distance of a click without snapping, in points. It gives the direction of the search.
  private func nextRestingPosition(after place: CGPoint, inDirectionOf step: CGPoint) -> CGPoint? {
    let way = WheelDirection(from: place, step: step)
    func proposal(_ fraction: CGFloat) -> CGPoint {
      scrollRange.clamp(CGPoint(x: place.x + step.x * fraction, y: place.y + step.y * fraction))
    }
    func target(of proposal: CGPoint, velocity: CGPoint) -> CGPoint {
      layoutTarget(for: proposal, velocity: velocity, startOfDrag: place)
    }
    func isFree(_ proposal: CGPoint, _ target: CGPoint) -> Bool {
      abs(target.x - proposal.x) <= 1 && abs(target.y - proposal.y) <= 1
    }
    // The end of the content proves nothing: most layouts rest there.
    let reach = way.length(to: proposal(1)) / way.stepLength
    var proposed = proposal(Self.longProbe * reach)
    var next = target(of: proposed, velocity: way.flick)
    if isFree(proposed, next) {
      let shorter = proposal(Self.shortProbe * reach)
      if isFree(shorter, target(of: shorter, velocity: way.flick)) { return nil }
      // The position is where the scroll would have ended by chance.
      proposed = proposal(1)
      next = target(of: proposed, velocity: way.flick)
    }
    var fraction: CGFloat = 1
    while way.length(to: next) <= WheelDirection.minimumLength {
      fraction *= 2
      let further = proposal(fraction)
      // The end of the content.
      if further == proposed { return place }
      proposed = further
      next = target(of: proposed, velocity: way.flick)
    }
    // Without velocity, a scroll of less than half the distance ends at the position itself, or at one that was
    // skipped. Each answer at least halves the distance, to no less than a point.
    for _ in 0..<Self.maximumRefinements {
      let length = way.length(to: next)
      let nearer = target(of: proposal(Self.belowHalf * length / way.stepLength), velocity: .zero)
      let nearerLength = way.length(to: nearer)
      guard nearerLength >= WheelDirection.minimumLength,
        nearerLength < length - WheelDirection.minimumLength
      else { break }
      next = nearer
    }
    return next
  }

  /// The fractions of a click at which the layout is asked whether a scroll may end anywhere. Their ratio is near no
  /// simple fraction, so regularly spaced resting positions cannot be at both distances.
  private static var longProbe: CGFloat { 0.94 }
  private static var shortProbe: CGFloat { 0.57 }
  /// Less than half, so that a layout which rests at the nearest position does not round to the farther one.
  private static var belowHalf: CGFloat { 0.49 }
  /// Enough for positions a point apart in a distance of 65,536 points.
  private static var maximumRefinements: Int { 16 }
}

/// The direction in which a wheel turns, along its main axis.
private struct WheelDirection {
  /// Positions closer than this are the same, in points. One of them may be rounded to a pixel.
  static let minimumLength: CGFloat = 0.51

  private let place: CGPoint
  private let step: CGPoint
  private let isHorizontal: Bool

  init(from place: CGPoint, step: CGPoint) {
    self.place = place
    self.step = step
    isHorizontal = abs(step.x) > abs(step.y)
  }

  /// The length of the step; greater than 0.
  var stepLength: CGFloat { max(.leastNormalMagnitude, isHorizontal ? abs(step.x) : abs(step.y)) }

  /// A velocity in points per millisecond that makes layouts advance to the next item, if any.
  var flick: CGPoint {
    func direction(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length > 0 ? 1 : -1 }
    return CGPoint(x: direction(step.x), y: direction(step.y))
  }

  /// The distance to a position in this direction. Negative when the position is behind.
  func length(to target: CGPoint) -> CGFloat {
    isHorizontal ? (target.x - place.x) * flick.x : (target.y - place.y) * flick.y
  }
}
