import Geometry

extension Sphere: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How far the item is in front of the sphere's middle, in radii: 1 at the front, −1 at the back.
    public var depth: Double
    /// The opacity.
    public var alpha: Double
    /// The transform of the item about the middle of the viewport.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral

    /// The z-index: the depth in millionths of a radius, so that near items cover far ones.
    public var zIndex: Int { Int((depth * 1_000_000 + 0.5).rounded(.down)) }
  }

  /// The sphere at an offset.
  public func front(at offset: Point2D) -> Pose { Pose(sphere: self, offset: offset) }

  /// The slots on the lattice or on the circles, in no particular order.
  public func slots(_ pose: Pose, near rectangle: Rectangle) -> Range<Int> {
    0..<(arrangement == .lattice ? pointCount : 2 * circleSlotCount)
  }

  /// The item in a slot. Nil when it does not intersect the rectangle.
  public func item(inSlot slot: Int, _ pose: Pose, intersecting rectangle: Rectangle) -> Item? {
    let item =
      arrangement == .lattice
      ? pose.latticeItem(atPoint: slot)
      : itemOfCircles(atSlot: slot, pages: pose.pages).flatMap(pose.circleItem)
    return item.flatMap { $0.quadrilateral.intersects(rectangle) ? $0 : nil }
  }

  /// A single item at an offset, in the viewport or not. Nil when the item does not exist or is not on the sphere,
  /// which holds at most ``visibleItems`` items.
  ///
  /// - Complexity: O(1).
  public func item(_ index: Int, at offset: Point2D) -> Item? {
    guard index >= 0, index < items else { return nil }
    let pose = Pose(sphere: self, offset: offset)
    guard arrangement == .lattice else { return pose.circleItem(index) }
    return pose.latticeItem(atPoint: latticePoint(ofItem: index).point).flatMap {
      $0.item == index ? $0 : nil
    }
  }
}
