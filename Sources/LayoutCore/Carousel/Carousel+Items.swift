import Geometry

extension Carousel {
  /// A card as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the card.
    public var item: Int
    /// How far it is behind the card under attention, in cards; negative before it.
    public var distance: Double
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The cards that meet a rectangle, found by inverting the formula of the place.
  ///
  /// - Complexity: O(*k*) for a whole pass, *k* the cards between the outermost ones that can meet the rectangle,
  ///   whatever the number of all; allocates nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let carousel: Carousel
    private let rectangle: Rectangle
    private let pages: ScrollPages
    private let front: ScrollPages.Front
    private var slots: Range<Int>

    init(carousel: Carousel, offset: Double, rectangle: Rectangle) {
      self.carousel = carousel
      self.rectangle = rectangle.asQuery
      pages = carousel.pages
      front = pages.front(at: offset)
      slots = self.rectangle.isEmpty ? 0..<0 : carousel.slots(pages, front, near: self.rectangle)
    }

    /// The next card in order.
    public mutating func next() -> Item? {
      while let slot = slots.popFirst() {
        let distance = Double(slot) - front.fraction
        guard let item = pages.item(slot, behind: front.item),
          let drawn = carousel.quadrilateral(at: distance), drawn.touches(rectangle)
        else { continue }
        return Item(item: item, distance: distance, quadrilateral: drawn)
      }
      return nil
    }
  }

  /// The cards that meet the viewport at an offset, in order; none when the viewport has no area.
  public func items(at offset: Double) -> Items {
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The cards that meet a rectangle (relative to the viewport) at an offset, in order; none when it has no area.
  public func items(at offset: Double, touching rectangle: Rectangle) -> Items {
    Items(carousel: self, offset: offset, rectangle: rectangle)
  }

  /// The places, counted from the one in front, at which cards can meet a rectangle.
  func slots(_ pages: ScrollPages, _ front: ScrollPages.Front, near rectangle: Rectangle) -> Range<Int> {
    guard pages.itemCount > 0, pages.pageLength > 0 else { return 0..<0 }
    let (main, cross, reach) = (direction.main(rectangle), direction.cross(rectangle), reach)
    // Above or below all cards there is nothing to look for.
    let across = direction.cross(center)
    guard cross.from <= across + reach.cross, cross.to >= across - reach.cross else { return 0..<0 }
    let middle = direction.main(center)
    var (from, to) = ((main.from - middle - reach.main) / pitch, (main.to - middle + reach.main) / pitch)
    if pages.isMirrored { (from, to) = (-to, -from) }
    var lower = (from + front.fraction).rounded(.down)
    var upper = (to + front.fraction).rounded(.up)
    if pages.isEndless {
      // Of a card that could be met in two places, the one nearer to the middle.
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
