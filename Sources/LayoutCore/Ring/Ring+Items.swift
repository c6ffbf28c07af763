import Geometry

extension Ring {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The angle of the item's middle on the circle, in radians from the x axis, clockwise.
    public var angle: Double
    /// The middle of the item, relative to the viewport.
    public var center: Point2D
    /// The rotation of the item, clockwise. It is 0 unless items face outward. At the top of the circle, an item that
    /// faces outward has a rotation of 0.
    public var rotation: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// An item of a circle as it is drawn.
  public func item(_ item: Int, on circle: RingCircle) -> Item {
    let angle = circle.angle(ofItem: item)
    let middle =
      center
      + Point2D(x: circle.radius * Trigonometry.cos(angle), y: circle.radius * Trigonometry.sin(angle))
    let rotation = facesOutward ? angle + .pi / 2 : 0
    let size = drawnItemSize
    let upright = Rectangle(
      origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size
    ).corners
    let toViewport = AffineMatrix.rotation(by: rotation).then(.translation(x: middle.x, y: middle.y))
    return Item(
      item: item, angle: angle, center: middle, rotation: rotation,
      quadrilateral: Quadrilateral(
        toViewport.apply(to: upright.topLeft), toViewport.apply(to: upright.topRight),
        toViewport.apply(to: upright.bottomRight), toViewport.apply(to: upright.bottomLeft)))
  }

  /// An item as it is drawn, or nil when it does not exist.
  ///
  /// - Complexity: O(*c*) for *c* circles.
  public func item(_ item: Int) -> Item? {
    circles().first { $0.items.contains(item) }.map { self.item(item, on: $0) }
  }

  /// More items than a viewer can distinguish.
  private static let maximumVisibleCount = 100_000

  /// Calls a closure with every item that intersects a rectangle, in order. The rectangle is relative to the viewport.
  /// There are no calls when the rectangle or the viewport has no area.
  ///
  /// - Complexity: O(*n*) for *n* items, because the whole ring is visible. Only the first 100,000 items are reported.
  public func forEachItem(intersecting rectangle: Rectangle, _ body: (Item) -> Void) {
    let rectangle = rectangle.asQuery
    guard !rectangle.isEmpty, viewport.width > 0, viewport.height > 0 else { return }
    for circle in circles() {
      for number in circle.items.clamped(to: 0..<Self.maximumVisibleCount) {
        let item = item(number, on: circle)
        if item.quadrilateral.intersects(rectangle) { body(item) }
      }
    }
  }
}
