import Geometry

// The distance that a mouse wheel scrolls.
extension UIScrollView {
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
  /// whether its items are less than a click or many clicks apart.
  ///
  /// - Parameters:
  ///   - place: The position to start from.
  ///   - step: The distance of a click without snapping, in points. It gives the direction of the search.
  func nextRestingPosition(after place: CGPoint, inDirectionOf step: CGPoint) -> CGPoint? {
    let way = WheelDirection(from: place, step: step)
    func target(_ fraction: CGFloat, velocity: CGPoint) -> (proposal: CGPoint, target: CGPoint) {
      let proposal = scrollRange.clamp(
        CGPoint(x: place.x + step.x * fraction, y: place.y + step.y * fraction))
      return (proposal, layoutTarget(for: proposal, velocity: velocity, startOfDrag: place))
    }
    // The end of the content proves nothing: most layouts rest there.
    let reach = way.length(to: target(1, velocity: way.flick).proposal) / way.stepLength
    func isFree(_ fraction: CGFloat) -> Bool {
      let (proposal, target) = target(fraction * reach, velocity: way.flick)
      return abs(target.x - proposal.x) <= 1 && abs(target.y - proposal.y) <= 1
    }
    // Regularly spaced resting positions cannot be at both of these distances.
    if isFree(0.94), isFree(0.57) { return nil }
    var fraction: CGFloat = 1
    var (proposal, next) = target(fraction, velocity: way.flick)
    while way.length(to: next) <= WheelDirection.minimumLength {
      fraction *= 2
      let further = target(fraction, velocity: way.flick)
      // The end of the content.
      if further.proposal == proposal { return place }
      (proposal, next) = further
    }
    // Without velocity, a scroll of less than half the distance ends at the position itself, or at one that was
    // skipped.
    for _ in 0..<16 {
      let length = way.length(to: next)
      let nearer = target(0.49 * length / way.stepLength, velocity: .zero).target
      let nearerLength = way.length(to: nearer)
      guard nearerLength >= WheelDirection.minimumLength,
        nearerLength < length - WheelDirection.minimumLength
      else { break }
      next = nearer
    }
    return next
  }
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
