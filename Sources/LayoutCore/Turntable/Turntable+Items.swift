import Geometry

extension Turntable: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The distance from the item under the pointer, in items. Negative for items before it.
    public var distance: Double
    /// The sector of the disc that shows the item.
    public var sector: TurntableSector
    /// The corners of the item's frame as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The pages of the content, and which of them is under the pointer.
  public typealias Front = (pages: ScrollPages, front: ScrollPages.Front)

  /// The item under the pointer at an offset.
  public func front(at offset: Double) -> Front {
    let pages = pages
    return (pages, pages.front(at: offset))
  }

  /// The slots of the items on the disc, counted from the one under the pointer.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> { slots(front.front) }

  /// The item in a slot, counted from the one under the pointer. Nil when its sector does not intersect the rectangle.
  public func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    let distance = Double(slot) - front.front.fraction
    guard let item = front.pages.item(slot, behind: front.front.item), let sector = sector(at: distance)
    else { return nil }
    let drawn = quadrilateral(at: distance)
    guard drawn.intersects(rectangle), disc(from: sector, at: distance, intersects: rectangle) else {
      return nil
    }
    return Item(item: item, distance: distance, sector: sector, quadrilateral: drawn)
  }

  /// Whether a rectangle intersects both the ring between the rims and the angle between the sector's sides.
  ///
  /// The frames of neighbours overlap near the hub, so only the sides decide which of them contains a point.
  fileprivate func disc(
    from sector: TurntableSector, at distance: Double, intersects rectangle: Rectangle
  ) -> Bool {
    let (left, right) = (rectangle.minX - hub.x, rectangle.maxX - hub.x)
    let (top, bottom) = (rectangle.minY - hub.y, rectangle.maxY - hub.y)
    let nearest = Point2D(x: min(max(0, left), right), y: min(max(0, top), bottom))
    let furthest = Point2D(x: max(abs(left), abs(right)), y: max(abs(top), abs(bottom)))
    guard nearest.dot(nearest) <= sector.outerRadius * sector.outerRadius,
      furthest.dot(furthest) >= sector.innerRadius * sector.innerRadius
    else { return false }
    guard sector.endAngle - sector.startAngle <= .pi else { return true }
    let axis = angle(at: distance)
    // Measured along the side's normal that points into the sector, at least one corner must not be behind the side.
    func reaches(_ angle: Double, _ sign: Double) -> Bool {
      let (x, y) = (sign * Trigonometry.cos(angle), sign * Trigonometry.sin(angle))
      return max(left * x, right * x) + max(top * y, bottom * y) >= 0
    }
    return reaches(axis + sector.startAngle, 1) && reaches(axis + sector.endAngle, -1)
  }
}
