import Geometry

/// Items on a circle around the middle of the viewport, on an arc of a circle, or on several circles.
///
/// All geometry is relative to the viewport's upper left corner, in points, with y down. Angles are in radians from the
/// x axis, clockwise on screen. NaN and negative extents are treated as 0, and extents above 10¹² as 10¹². Angles that
/// are not finite are treated as 0.
public struct Ring: Hashable, Sendable {
  /// Where items go when a circle is full.
  public enum Overflow: Hashable, Sendable {
    /// All items are on one circle. The more there are, the closer together they are.
    case crowded
    /// When a circle is full, the next items are on a smaller circle inside it. When all circles are full, each takes a
    /// part of the remaining items in proportion to its capacity.
    case concentric
  }

  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The angle of the first item.
  public var startAngle: Double
  /// The angle over which the items are spread, clockwise, or anticlockwise when negative. A whole turn or more is a
  /// full circle. On a smaller arc, the first and the last item are at the ends. A single item is in the middle.
  public var arc: Double
  /// Where items go when a circle is full.
  public var overflow: Overflow
  /// The minimum distance between neighbours on a circle when `overflow` is `concentric`.
  public var interitemSpacing: Double
  /// The distance between the items of two neighbouring circles.
  public var lineSpacing: Double
  /// Whether items are turned so that their upper edge is on the outside.
  public var facesOutward: Bool

  /// Makes a ring. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, startAngle: Double = 0, arc: Double = 2 * .pi,
    overflow: Overflow = .crowded, interitemSpacing: Double = 0, lineSpacing: Double = 0,
    facesOutward: Bool = false
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.startAngle = startAngle
    self.arc = arc
    self.overflow = overflow
    self.interitemSpacing = interitemSpacing
    self.lineSpacing = lineSpacing
    self.facesOutward = facesOutward
  }

  /// The radius of the outermost circle: `min(W, H)/2 − max(w, h)/2`, at least 0.
  public var radius: Double {
    max(0, min(viewport.width, viewport.height) / 2 - max(drawnItemSize.width, drawnItemSize.height) / 2)
  }

  /// The middle of the viewport, which is the centre of all circles.
  public var center: Point2D { Point2D(x: viewport.width / 2, y: viewport.height / 2) }

  /// The size at which items are drawn: ``itemSize``, with NaN and negative extents replaced by 0.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  var viewport: Size2D { viewportSize.asExtents }

  /// The number of items, limited so that it is exact as a Double.
  var count: Int { max(0, min(itemCount, Int(clamping: Int64(1) << 53) / 2)) }

  // MARK: - Circles

  /// The circles from the outermost one inwards, and the items on each.
  ///
  /// Two items of equal size cannot overlap at any rotation when their centres are a diagonal apart. The chord between
  /// neighbours is therefore the diagonal plus the spacing.
  ///
  /// - Complexity: O(*c*) for *c* circles.
  public func circles() -> ContiguousArray<RingCircle> {
    let size = drawnItemSize
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    let step = diagonal + lineSpacing.asExtent
    var circles = ContiguousArray<RingCircle>()
    var (radius, room) = (radius, 0)
    while room < count {
      var circle = RingCircle(radius: radius, startAngle: startAngle.asAngle, arc: turn, items: room..<count)
      if overflow == .concentric {
        let capacity = circle.makeRoom(forChord: diagonal + interitemSpacing.asExtent, limit: count - room)
        circle.items = room..<(room + capacity)
      }
      room = circle.items.upperBound
      circles.append(circle)
      radius -= step
      guard step > 0, radius >= 0, circles.count < Self.maximumCircleCount else { break }
    }
    if room < count { distribute(room, over: &circles) }
    return circles
  }

  /// Distributes further items over full circles, in proportion to the number of items on each.
  private func distribute(_ room: Int, over circles: inout ContiguousArray<RingCircle>) {
    var lower = 0
    for index in circles.indices {
      let fraction = Double(circles[index].items.upperBound) / Double(room)
      let upper = index == circles.count - 1 ? count : Int(Double(count) * fraction)
      circles[index].items = lower..<max(lower, upper)
      lower = circles[index].items.upperBound
    }
  }

  /// More circles than fit on any screen.
  private static let maximumCircleCount = 1000

  /// The arc, limited to a whole turn.
  private var turn: Double { max(-2 * .pi, min(arc.asAngle, 2 * .pi)) }
}
