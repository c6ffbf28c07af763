import Geometry

extension SpinningWheel: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The angle from the vertical in radians, clockwise, within ±π.
    public var angle: Double
    /// The opacity: 1, and less where the items of an endless wheel end in view.
    public var alpha: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The item in a slot, or nil when it does not intersect the rectangle.
  public func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    let angle = angle(ofItem: slot, front)
    guard abs(angle) <= .pi else { return nil }
    let drawn = quadrilateral(at: angle)
    guard drawn.intersects(rectangle) else { return nil }
    guard let row else { return Item(item: slot, angle: angle, alpha: 1, quadrilateral: drawn) }
    let alpha = row.alpha(at: Double(slot) - front.item - front.fraction)
    guard alpha > 0 else { return nil }
    return Item(item: row.item(inSlot: slot), angle: angle, alpha: alpha, quadrilateral: drawn)
  }
}
