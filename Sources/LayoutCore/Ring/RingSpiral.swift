import Geometry

/// The circles of a ring that scrolls, as one line of places from the outermost circle inwards.
///
/// Items pass from place to place. Between the last place of a circle and the first place of the next circle, they
/// cross over. Before the first place and after the last one, they enter and leave.
struct RingSpiral: Sendable {
  /// Where an item between two places is.
  struct Place {
    var angle: Double
    var radius: Double
    /// 1 on the ring, and less where items enter and leave, down to 0 where they are gone.
    var presence: Double
  }

  /// Less cannot be seen. At rest, the offset may be half a pixel away from that of an item.
  private static let minimumPresence = 0.02

  let circles: ContiguousArray<RingCircle>
  /// The number of places.
  let count: Int
  /// The number of places before that of the current item.
  let lead: Int
  /// The number of items after which the ring begins again.
  private let itemCount: Int
  /// How far before the first place and after the last one an item is gone, in places. Nil on a full circle that has a
  /// place for every item: it turns as a whole.
  private let margin: Double?
  /// The angle by which all circles are turned, so that the current item is at the start angle of a full circle.
  private let turn: Double
  /// The distance of the next circle, to which items cross over from the last one when they leave.
  private let step: Double

  init(circles: ContiguousArray<RingCircle>, itemCount: Int, step: Double) {
    self.circles = circles
    self.itemCount = itemCount
    self.step = step
    count = circles.last?.items.upperBound ?? 0
    let isClosed = circles.first?.isClosed ?? false
    let outer = circles.first?.items.count ?? 0
    // The seam of a full circle is opposite the current item. On an arc, the current item is in the middle.
    lead = isClosed ? outer / 2 : max(0, outer - 1) / 2
    turn = isClosed ? -(circles.first?.pitch ?? 0) * Double(lead) : 0
    if itemCount > count {
      margin = 1
    } else {
      // An item that has a place at both ends must have left one before it enters at the other.
      margin = isClosed && circles.count == 1 ? nil : 0.5
    }
  }

  /// The distance from the current item of the first item that is on the ring or enters it, in items.
  var lowerEnd: Double { -Double(lead) - (margin ?? 0.5) }

  /// The slots of the items on the ring, counted from the front item.
  func slots(_ fraction: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = Int((fraction + lowerEnd).rounded(.up))
    let visible = count + (itemCount > count ? 1 : 0)
    return first..<first + visible
  }

  /// Where an item is at a distance from the current item, in items. Nil when it is not on the ring.
  func place(at distance: Double) -> Place? {
    guard count > 0, let first = circles.first else { return nil }
    let place = distance + Double(lead)
    guard let margin else {
      return Place(
        angle: first.startAngle + turn + first.pitch * place, radius: first.radius, presence: 1)
    }
    let presence = min(1, (place + margin) / margin, (Double(count - 1) + margin - place) / margin)
    guard presence > Self.minimumPresence else { return nil }
    let whole = max(-1, min(place.rounded(.down), Double(count - 1)))
    let (index, part) = (Int(whole), place - whole)
    let number = (0..<circles.count).partitionPoint { circles[$0].items.upperBound <= index }
    let circle = circles[number]
    var angle = circle.startAngle + circle.pitch * (place - Double(circle.items.lowerBound)) + turn
    // A single item on an arc is in the middle.
    if !circle.isClosed, circle.items.count == 1 { angle += circle.arc / 2 }
    var radius = circle.radius
    if index >= circle.items.upperBound - 1 {
      let next = number + 1 < circles.count ? circles[number + 1] : nil
      radius += part * ((next?.radius ?? max(0, radius - step)) - radius)
      if !circle.isClosed, let next {
        let last = circle.angle(ofItem: index)
        angle = last + part * (next.angle(ofItem: next.items.lowerBound) - last)
      }
    }
    return Place(angle: angle, radius: radius, presence: presence)
  }
}
