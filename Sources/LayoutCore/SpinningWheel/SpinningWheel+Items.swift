import Geometry

extension SpinningWheel: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The angle from the vertical in radians, clockwise, within ±π.
    public var angle: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The item with an index, or nil when it does not intersect the rectangle.
  public func item(inSlot item: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    let angle = angle(ofItem: item, front)
    guard abs(angle) <= .pi else { return nil }
    let drawn = quadrilateral(at: angle)
    return drawn.intersects(rectangle) ? Item(item: item, angle: angle, quadrilateral: drawn) : nil
  }
}
