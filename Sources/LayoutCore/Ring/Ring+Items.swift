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
    /// The scale and the opacity of the item: 1, and less where items enter a ring that scrolls and where they leave it.
    public var presence: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral

    /// The z-index. Items that enter or leave are behind the others.
    public var zIndex: Int { presence < 1 ? -1 : 0 }
  }

  /// An item of a circle as it is drawn.
  public func item(_ item: Int, on circle: RingCircle) -> Item {
    self.item(item, at: .init(angle: circle.angle(ofItem: item), radius: circle.radius, presence: 1))
  }

  /// An item at a place as it is drawn.
  func item(_ item: Int, at place: RingSpiral.Place) -> Item {
    let (point, outward) = path.place(at: place.angle, radius: place.radius)
    let middle = center + point
    let rotation = facesOutward ? outward + .pi / 2 : 0
    let size = drawnItemSize
    let (width, height) = (size.width * place.presence, size.height * place.presence)
    let upright = Rectangle(x: -width / 2, y: -height / 2, width: width, height: height).corners
    let toViewport = AffineMatrix.rotation(by: rotation).then(.translation(x: middle.x, y: middle.y))
    return Item(
      item: item, angle: place.angle, center: middle, rotation: rotation, presence: place.presence,
      quadrilateral: Quadrilateral(
        toViewport.apply(to: upright.topLeft), toViewport.apply(to: upright.topRight),
        toViewport.apply(to: upright.bottomRight), toViewport.apply(to: upright.bottomLeft)))
  }

  /// An item of a ring that does not scroll as it is drawn, or nil when it does not exist.
  ///
  /// - Complexity: O(*c*) for *c* circles.
  public func item(_ item: Int) -> Item? {
    circles().first { $0.items.contains(item) }.map { self.item(item, on: $0) }
  }

  /// More items than a viewer can distinguish.
  private static let maximumVisibleCount = 100_000

  /// Calls back with every item of a ring that does not scroll, if it intersects a rectangle, in order. The rectangle
  /// is relative to the viewport. There are no calls when the rectangle or the viewport has no area.
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
