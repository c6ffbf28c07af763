import Geometry

/// Items on a circle around the middle of the viewport, or on an arc of one, or on several circles.
///
/// All geometry is relative to the viewport's upper left corner: points, y down; angles are in radians from the
/// x axis, clockwise on screen. Extents that are NaN or negative count as 0, those beyond 10¹² as 10¹²; angles
/// that are not finite count as 0.
public struct Ring: Hashable, Sendable {
  /// What becomes of items for which there is no room beside the others.
  public enum Overflow: Hashable, Sendable {
    /// All stand on one circle, nearer to one another the more they are.
    case crowded
    /// When a circle is full the next items stand on a smaller one inside it. When all are full, each takes its
    /// share of the rest.
    case concentric
  }

  /// The number of items; a negative one counts as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The angle of the first item.
  public var startAngle: Double
  /// How far the items reach round, clockwise, or anticlockwise when negative. A whole turn or more is a full
  /// circle; on less, the first and the last item stand at the ends, and a single one in the middle.
  public var arc: Double
  /// What becomes of items for which there is no room beside the others.
  public var overflow: Overflow
  /// The least distance between neighbours of a circle, as far as `overflow` can keep it.
  public var interitemSpacing: Double
  /// The distance between one circle's items and the next's.
  public var lineSpacing: Double
  /// Whether items are turned so that their upper edge is on the outside.
  public var facesOutward: Bool

  /// Makes a ring; all but the number of items and the two sizes have a default.
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

  /// The radius of the outermost circle: `min(W, H)/2 − max(w, h)/2`, not below 0.
  public var radius: Double {
    max(0, min(viewport.width, viewport.height) / 2 - max(drawnItemSize.width, drawnItemSize.height) / 2)
  }

  /// The middle of the viewport, around which the items stand.
  public var center: Point2D { Point2D(x: viewport.width / 2, y: viewport.height / 2) }

  /// The size items are drawn in: ``itemSize``, with 0 for extents that are NaN or negative.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  var viewport: Size2D { viewportSize.asExtents }

  /// The number of items, small enough to be exact as a Double.
  var count: Int { max(0, min(itemCount, Int(clamping: Int64(1) << 53) / 2)) }

  // MARK: - Circles

  /// The circles from the outermost one inwards, and which items stand on each.
  ///
  /// Two items of equal size cannot overlap, however they are turned, when their centres are a diagonal apart;
  /// that and the spacing is the chord a neighbour takes.
  ///
  /// - Complexity: O(circles).
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

  /// Puts more items on full circles, on each in proportion to what it holds.
  private func distribute(_ room: Int, over circles: inout ContiguousArray<RingCircle>) {
    var lower = 0
    for index in circles.indices {
      let fraction = Double(circles[index].items.upperBound) / Double(room)
      let upper = index == circles.count - 1 ? count : Int(Double(count) * fraction)
      circles[index].items = lower..<max(lower, upper)
      lower = circles[index].items.upperBound
    }
  }

  /// More than any screen has room for.
  private static let maximumCircleCount = 1000

  /// The arc as it is used, within a whole turn.
  private var turn: Double { max(-2 * .pi, min(arc.asAngle, 2 * .pi)) }
}
