import Geometry

extension PickerWheel: SlottedLayout {
  /// A row's face as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the row.
    public var item: Int
    /// The angle from the front in radians. A growing angle moves the face up, or to the left.
    public var angle: Double
    /// The transform of the face about the middle of the viewport.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The slots in which a face exists: those near the front, or all.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> { slots(front) }

  /// The face `slot` pages after the front one, downwards or to the right. Nil when it does not intersect the
  /// rectangle.
  public func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    let angle = angle(atSlot: slot, front)
    let transform = transform(at: angle)
    guard let drawn = quadrilateral(under: transform), drawn.intersects(rectangle) else { return nil }
    return Item(item: item(atSlot: slot, front), angle: angle, transform: transform, quadrilateral: drawn)
  }
}
