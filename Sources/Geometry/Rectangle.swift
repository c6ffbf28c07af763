/// An axis-parallel rectangle: its upper left corner and its size, in points.
///
/// A rectangle with a negative extent is empty. The methods do not standardize it.
public struct Rectangle: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point2D
  /// The width and the height.
  public var size: Size2D

  /// Makes a rectangle from its upper left corner and its size.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the coordinates of its upper left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// Makes the rectangle between two edges on each axis.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The rectangle at the origin whose size is zero.
  public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the upper edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate halfway between the left and right edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate halfway between the upper and lower edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point2D { Point2D(x: midX, y: midY) }

  /// The product of the sides.
  package var area: Double { width * height }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The rectangle moved by a displacement.
  public func offset(by displacement: Point2D) -> Rectangle {
    Rectangle(origin: origin + displacement, size: size)
  }

  /// The rectangle with every edge moved inwards. Its extents are at least 0.
  public func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with all four edges moved inwards by a distance, or outwards when it is negative.
  public func inset(by distance: Double) -> Rectangle {
    inset(by: Insets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// Whether two rectangles intersect. Edges count, as in `CGRect.intersects` on Linux.
  public func intersects(_ other: Rectangle) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether two rectangles overlap. Edges do not count.
  public func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The intersection of two rectangles. Nil when they do not have a point in common.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    guard intersects(other) else { return nil }
    return Rectangle(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that contains both rectangles.
  public func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether a point is inside the rectangle. The left and upper edges are inside, the right and lower edges are not.
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The four corners, clockwise on screen from the upper left one.
  public var corners: Quadrilateral {
    Quadrilateral(
      Point2D(x: minX, y: minY), Point2D(x: maxX, y: minY),
      Point2D(x: maxX, y: maxY), Point2D(x: minX, y: maxY))
  }
}
