import Geometry

/// Items on a circle around the middle of the viewport, on an arc of a circle, or on several circles.
///
/// With ``visibleItems``, the ring turns as the content scrolls endlessly, and shows a part of the items at a time.
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

  /// The shape of the circles.
  public enum Shape: Hashable, Sendable {
    /// Circles that fit in the shorter side of the viewport.
    case circle
    /// Circles that are stretched along the longer side of the viewport: two half circles, joined by straight lines.
    /// Items are equally spaced along the line. An angle of 2π is the whole line.
    case stadium
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
  /// The minimum distance between the corners of neighbours on a circle, as far as `overflow` allows it. With a
  /// negative distance, round items can be closer to each other.
  public var interitemSpacing: Double
  /// The distance between the corners of items on two neighbouring circles. It can be negative.
  public var lineSpacing: Double
  /// Whether items are turned so that their upper edge is on the outside.
  public var facesOutward: Bool
  /// The shape of the circles.
  public var shape: Shape
  /// The maximum number of items on the ring at once, clamped to 1…10,000. The ring then scrolls. Nil for a ring that
  /// shows all items and does not scroll.
  ///
  /// On concentric circles, there are at most as many as find room.
  public var visibleItems: Int?
  /// The direction in which the content of a ring that scrolls does so.
  public var direction: LayoutAxis

  /// Makes a ring. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, startAngle: Double = 0, arc: Double = 2 * .pi,
    overflow: Overflow = .crowded, interitemSpacing: Double = 0, lineSpacing: Double = 0,
    facesOutward: Bool = false, shape: Shape = .circle, visibleItems: Int? = nil,
    direction: LayoutAxis = .horizontal
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
    self.shape = shape
    self.visibleItems = visibleItems
    self.direction = direction
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
  var count: Int { itemCount.asItemCount }

  /// The line on which the items are, around ``center``.
  var path: RingPath {
    let (width, height) = (viewport.width, viewport.height)
    return RingPath(straight: shape == .stadium ? abs(width - height) : 0, isHorizontal: width >= height)
  }

  // MARK: - Circles

  /// The circles from the outermost one inwards, and the items on each. When the ring scrolls, these are the positions
  /// of items, numbered from 0.
  ///
  /// Two items of equal size cannot overlap at any rotation when their centres are a diagonal apart. The chord between
  /// neighbours is therefore the diagonal plus the spacing.
  ///
  /// - Complexity: O(*c*) for *c* circles.
  public func circles() -> ContiguousArray<RingCircle> {
    let (path, chord) = (path, max(0, diagonal + interitemSpacing.asDistance))
    let count = placeCount
    var circles = ContiguousArray<RingCircle>()
    var (radius, room) = (radius, 0)
    while room < count {
      var circle = RingCircle(radius: radius, startAngle: startAngle.asAngle, arc: turn, items: room..<count)
      if overflow == .concentric {
        let capacity = circle.makeRoom(forChord: chord, limit: count - room, on: path)
        circle.items = room..<(room + capacity)
      }
      room = circle.items.upperBound
      circles.append(circle)
      radius -= step
      guard step > 0, radius >= 0, circles.count < Self.maximumCircleCount else { break }
      // Nothing passes through the middle of a ring that scrolls.
      if visibleItems != nil, radius < chord / 2 { break }
    }
    if visibleItems == nil, room < count { distribute(room, over: &circles) }
    return circles
  }

  /// The number of items to place: all of them, or as many as may be visible.
  private var placeCount: Int {
    guard let visibleItems else { return count }
    return min(count, max(1, min(visibleItems, Self.maximumPlaceCount)))
  }

  /// The diagonal of an item in points.
  private var diagonal: Double {
    let size = drawnItemSize
    return (size.width * size.width + size.height * size.height).squareRoot()
  }

  /// The distance between two neighbouring circles in points.
  var step: Double { max(0, diagonal + lineSpacing.asDistance) }

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

  /// More items at once than a viewer can distinguish.
  private static let maximumPlaceCount = 10_000

  /// The arc, limited to a whole turn.
  private var turn: Double { max(-2 * .pi, min(arc.asAngle, 2 * .pi)) }
}
