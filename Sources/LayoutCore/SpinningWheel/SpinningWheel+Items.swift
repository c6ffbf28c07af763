import Geometry

extension SpinningWheel {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The angle from the vertical in radians, clockwise, within ±π.
    public var angle: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The items that meet a rectangle, found by inverting the formula of the angle.
  ///
  /// - Complexity: O(*k*) for a whole pass, *k* the items between the outermost ones that can meet the
  ///   rectangle, whatever the number of all; allocates nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let wheel: SpinningWheel
    private let rectangle: Rectangle
    private let top: Top
    private var candidates: Range<Int>

    init(wheel: SpinningWheel, offset: Double, rectangle: Rectangle) {
      self.wheel = wheel
      self.rectangle = rectangle.asQuery
      top = wheel.top(at: offset)
      candidates = self.rectangle.isEmpty ? 0..<0 : wheel.candidates(top, near: self.rectangle)
    }

    /// The next item in order.
    public mutating func next() -> Item? {
      while let item = candidates.popFirst() {
        let angle = wheel.angle(ofItem: item, top)
        guard abs(angle) <= .pi else { continue }
        let drawn = wheel.quadrilateral(at: angle)
        guard drawn.touches(rectangle) else { continue }
        return Item(item: item, angle: angle, quadrilateral: drawn)
      }
      return nil
    }
  }

  /// The items that meet the viewport at an offset, in order; none when the viewport has no area.
  public func items(at offset: Double) -> Items {
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The items that meet a rectangle (relative to the viewport) at an offset, in order; none when it has no
  /// area.
  public func items(at offset: Double, touching rectangle: Rectangle) -> Items {
    Items(wheel: self, offset: offset, rectangle: rectangle)
  }
}
