import Geometry

// How far a mouse wheel scrolls.
extension UIScrollView {
  /// How far a wheel's clicks scroll, in points: as many as two thirds of the view's length to its power, which is
  /// GTK's rule, on an axis that scrolls; a vertical wheel over content that scrolls sideways only scrolls that.
  func wheelStep(for clicks: Point2D) -> CGPoint {
    guard clicks.isFinite else { return .zero }
    let axes = draggableAxes
    var clicks = CGPoint(clicks)
    if axes.x, !axes.y, clicks.x == 0 { clicks = CGPoint(x: clicks.y, y: 0) }
    return CGPoint(x: clicks.x * pow(bounds.width, 2.0 / 3), y: clicks.y * pow(bounds.height, 2.0 / 3))
  }

  /// The place where paging, or the layout, lets a scroll rest that comes next after another one; nil where a scroll
  /// may rest anywhere. It is the place itself when none comes after it.
  ///
  /// The layout is only asked where scrolls of some lengths would end, so that every layout that snaps can be turned
  /// one item at a time, whether its items lie closer than a wheel's click reaches or many clicks apart.
  ///
  /// - Parameter step: How far a click scrolls where nothing snaps, in points: says in which direction to look.
  func nextRestingPlace(after place: CGPoint, inDirectionOf step: CGPoint) -> CGPoint? {
    let way = WheelWay(from: place, step: step)
    func target(_ fraction: CGFloat, velocity: CGPoint) -> (proposal: CGPoint, target: CGPoint) {
      let proposal = scrollRange.clamp(
        CGPoint(x: place.x + step.x * fraction, y: place.y + step.y * fraction))
      return (proposal, layoutTarget(for: proposal, velocity: velocity, startOfDrag: place))
    }
    // The end of the content says nothing: most layouts rest there.
    let reach = way.length(to: target(1, velocity: way.flick).proposal) / way.stepLength
    func isFree(_ fraction: CGFloat) -> Bool {
      let (proposal, target) = target(fraction * reach, velocity: way.flick)
      return abs(target.x - proposal.x) <= 1 && abs(target.y - proposal.y) <= 1
    }
    // No regular distance of resting places has one at both of these.
    if isFree(0.94), isFree(0.57) { return nil }
    var fraction: CGFloat = 1
    var (proposal, next) = target(fraction, velocity: way.flick)
    while way.length(to: next) <= WheelWay.minimumLength {
      fraction *= 2
      let further = target(fraction, velocity: way.flick)
      // At the end of the content.
      if further.proposal == proposal { return place }
      (proposal, next) = further
    }
    // Without speed, less than half of the way leads to the place itself, or to one that was passed over.
    for _ in 0..<16 {
      let length = way.length(to: next)
      let nearer = target(0.49 * length / way.stepLength, velocity: .zero).target
      guard (WheelWay.minimumLength..<length - WheelWay.minimumLength).contains(way.length(to: nearer)) else {
        break
      }
      next = nearer
    }
    return next
  }
}

/// The direction a wheel is turned in, along the axis it is mostly turned about.
private struct WheelWay {
  /// Two places closer than this are one, in points: one of them may be rounded to a pixel.
  static let minimumLength: CGFloat = 0.51

  private let place: CGPoint
  private let step: CGPoint
  private let isHorizontal: Bool

  init(from place: CGPoint, step: CGPoint) {
    self.place = place
    self.step = step
    isHorizontal = abs(step.x) > abs(step.y)
  }

  /// How far the step itself leads; above 0.
  var stepLength: CGFloat { max(.leastNormalMagnitude, isHorizontal ? abs(step.x) : abs(step.y)) }

  /// A speed in points a millisecond, for layouts that go on to the next item when there is any.
  var flick: CGPoint {
    func direction(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length > 0 ? 1 : -1 }
    return CGPoint(x: direction(step.x), y: direction(step.y))
  }

  /// How far a place lies in the direction; below 0 behind.
  func length(to target: CGPoint) -> CGFloat {
    isHorizontal ? (target.x - place.x) * flick.x : (target.y - place.y) * flick.y
  }
}
