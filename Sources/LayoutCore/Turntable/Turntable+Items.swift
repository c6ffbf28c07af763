import Geometry

extension Turntable {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How far it is behind the item under the pointer, in items; negative before it.
    public var distance: Double
    /// The part of the disc it has.
    public var sector: TurntableSector
    /// The corners of its frame as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The items on the disc whose sectors meet a rectangle, those before the pointer first.
  ///
  /// - Complexity: O(``Turntable/sectorCount``) for a whole pass, whatever the number of items; allocates nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let turntable: Turntable
    private let rectangle: Rectangle
    private let pages: ScrollPages
    private let front: ScrollPages.Front
    private var slots: Range<Int>

    init(turntable: Turntable, offset: Double, rectangle: Rectangle) {
      self.turntable = turntable
      self.rectangle = rectangle.asQuery
      pages = turntable.pages
      front = pages.front(at: offset)
      slots = self.rectangle.isEmpty ? 0..<0 : turntable.slots(front)
    }

    /// The next item clockwise.
    public mutating func next() -> Item? {
      while let slot = slots.popFirst() {
        let distance = Double(slot) - front.fraction
        guard let item = pages.item(slot, behind: front.item), let sector = turntable.sector(at: distance)
        else { continue }
        let drawn = turntable.quadrilateral(at: distance)
        guard drawn.touches(rectangle), turntable.disc(from: sector, at: distance, touches: rectangle)
        else { continue }
        return Item(item: item, distance: distance, sector: sector, quadrilateral: drawn)
      }
      return nil
    }
  }

  /// The items on the disc that meet the viewport at an offset; none when the viewport has no area.
  public func items(at offset: Double) -> Items {
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The items on the disc that meet a rectangle (relative to the viewport) at an offset; none when it has no area.
  public func items(at offset: Double, touching rectangle: Rectangle) -> Items {
    Items(turntable: self, offset: offset, rectangle: rectangle)
  }

  /// Whether the ring between the rims and the angle between a sector's sides both share a point with a rectangle.
  ///
  /// Frames of neighbours overlap towards the hub: which of them a point is in is for their sides to say.
  fileprivate func disc(
    from sector: TurntableSector, at distance: Double, touches rectangle: Rectangle
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
    // Along a side's normal that points into the sector, some corner must not lie behind the side.
    func reaches(_ angle: Double, _ sign: Double) -> Bool {
      let (x, y) = (sign * Trigonometry.cos(angle), sign * Trigonometry.sin(angle))
      return max(left * x, right * x) + max(top * y, bottom * y) >= 0
    }
    return reaches(axis + sector.startAngle, 1) && reaches(axis + sector.endAngle, -1)
  }
}
