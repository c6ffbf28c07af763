import Geometry

extension Carousel: SlottedLayout {
  /// A card as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the card.
    public var item: Int
    /// The distance from the current card, in cards. Negative for cards before it.
    public var distance: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The pages of the content, and which of them is current.
  public typealias Front = (pages: ScrollPages, front: ScrollPages.Front)

  /// The current card and the scroll progress at an offset.
  public func front(at offset: Double) -> Front {
    let pages = pages
    return (pages, pages.front(at: offset))
  }

  /// The card in a slot, counted from the front card, or nil when it does not intersect the rectangle.
  public func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    let distance = Double(slot) - front.front.fraction
    guard let item = front.pages.item(slot, behind: front.front.item),
      let drawn = quadrilateral(at: distance), drawn.intersects(rectangle)
    else { return nil }
    return Item(item: item, distance: distance, quadrilateral: drawn)
  }

  /// The slots, counted from the front card, in which cards can intersect a rectangle.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> {
    let (pages, front) = front
    guard pages.itemCount > 0, pages.pageLength > 0 else { return 0..<0 }
    let (main, cross, reach) = (direction.main(rectangle), direction.cross(rectangle), reach)
    // No card extends this far along the cross axis.
    let across = direction.cross(center)
    guard cross.from <= across + reach.cross, cross.to >= across - reach.cross else { return 0..<0 }
    let middle = direction.main(center)
    var (from, to) = ((main.from - middle - reach.main) / pitch, (main.to - middle + reach.main) / pitch)
    if pages.isMirrored { (from, to) = (-to, -from) }
    var lower = (from + front.fraction).rounded(.down)
    var upper = (to + front.fraction).rounded(.up)
    if pages.isEndless {
      // A card that could be visible at both ends is reported once, at the position nearer to the middle.
      let first = (front.fraction - Double(pages.itemCount) / 2).rounded(.up)
      lower = max(lower, first)
      upper = min(upper, first + Double(pages.itemCount) - 1)
    } else {
      lower = max(lower, -Double(front.item))
      upper = min(upper, Double(pages.itemCount - 1 - front.item))
    }
    return Range(slotsFrom: lower, through: upper, around: 0)
  }
}
