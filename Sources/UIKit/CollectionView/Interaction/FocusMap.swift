import Geometry

/// Finds the item to which a key moves the focus: the next one in a direction, or the one a page away.
@MainActor
struct FocusMap {
  /// The distance along the direction below which an item is beside another one, in points: what rounding can move it.
  private static var minimumWay: Double { 0.01 }

  private unowned let host: any FocusHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let scroller: ItemScroller
  private let drawnItems: DrawnItems
  private let focus: ItemFocus

  init(
    _ host: any FocusHost, _ data: PresentedData, _ driver: LayoutDriver, _ scroller: ItemScroller,
    _ drawnItems: DrawnItems, _ focus: ItemFocus
  ) {
    (self.host, self.data, self.driver) = (host, data, driver)
    (self.scroller, self.drawnItems, self.focus) = (scroller, drawnItems, focus)
  }

  /// Returns the item to which an arrow key leads; nil if there is none.
  ///
  /// First searches the items that are visible at the resting offset. If there is none in the direction and the content
  /// can scroll that way, searches the next page of the layout. Finally tries the neighbour in item order, if it is in
  /// the direction.
  func item(_ direction: FocusSearch.Direction, of path: IndexPath) -> IndexPath? {
    seen(from: scroller.restingOffset) {
      guard let origin = drawnItems.item(at: path) else { return nil }
      let search = FocusSearch(from: origin, direction)
      let onScreen = itemsInView
      if let found = nearest(onScreen, to: path, by: search, isWide: false) { return found }
      guard host.canScroll(direction) else {
        return neighbourInSection(direction, of: path, onScreen)
      }
      let around = drawnItems.items(in: host.bounds.extended(direction))
      return nearest(around, to: path, by: search, isWide: true)
        ?? neighbour(direction, of: path, at: origin.outline, onScreen)
    }
  }

  /// Returns the item one page away. If there is no further page, returns the last or first item.
  ///
  /// Pages are counted from the item, regardless of the content offset: keys may be pressed faster than the content
  /// scrolls.
  func item(pagesForward isForward: Bool, of path: IndexPath) -> IndexPath? {
    if driver.abilities.itemScrolling != nil {
      let count = seen(from: scroller.restingOffset) { itemsInView.count }
      return step(isForward, from: path, times: max(1, count - 1))
    }
    let offset = host.layoutAttributesForItem(at: path).flatMap {
      scroller.offsetAtRest(showing: $0.frame)
    }
    return seen(from: offset ?? scroller.restingOffset) { item(onNextPage: isForward, of: path) }
  }

  private func item(onNextPage isForward: Bool, of path: IndexPath) -> IndexPath? {
    guard let origin = drawnItems.item(at: path)?.outline.middle else { return nil }
    let isVertical = host.canScroll(.down) || !host.canScroll(.right)
    var isOnward = isForward
    if !isVertical, order(.right, itemsInView) < 0 { isOnward.toggle() }
    func along(_ point: Point2D) -> Double { isVertical ? point.y : point.x }
    let (bounds, visible) = (host.bounds, host.visibleContent)
    let length = isVertical ? visible.height : visible.width
    let shift = isOnward ? length : -length
    let target = Point2D(x: origin.x + (isVertical ? 0 : shift), y: origin.y + (isVertical ? shift : 0))
    // If the next page has no item, a later page may have one.
    var reach = shift
    while true {
      let area = bounds.union(bounds.offsetBy(dx: isVertical ? 0 : reach, dy: isVertical ? reach : 0))
      let further = drawnItems.items(in: area).filter { item in
        let way = along(item.outline.middle) - along(origin)
        return (isOnward ? way > Self.minimumWay : way < -Self.minimumWay) && focus.canFocus(item.path)
      }
      let nearest = further.min { $0.distance(to: target) < $1.distance(to: target) }
      if let nearest { return nearest.path }
      let content = CGRect(origin: .zero, size: host.contentSize)
      let isAtEnd =
        isVertical
        ? isOnward ? area.maxY >= content.maxY : area.minY <= 0
        : isOnward ? area.maxX >= content.maxX : area.minX <= 0
      guard !isAtEnd, reach != 0 else { return end(isForward) }
      reach *= 2
    }
  }

  /// Answers a question as if the content had scrolled to an offset to which it may still be moving.
  private func seen<Answer>(from offset: CGPoint, _ question: () -> Answer) -> Answer {
    offset == host.contentOffset ? question() : driver.seen(from: offset, question).answer
  }

  /// The visible items in order, also at an assumed offset.
  private var itemsInView: [DrawnItem] {
    guard driver.assumesBounds else { return drawnItems.onScreen }
    let viewport = Rectangle(origin: .zero, size: Size2D(host.bounds.size))
    return drawnItems.items(in: host.bounds).filter { $0.outline.boundingBox.overlaps(viewport) }
  }

  /// Returns the first or the last item that can have the focus.
  func end(_ isLast: Bool) -> IndexPath? {
    let counts = data.counts
    guard let end = isLast ? counts.last : counts.first else { return nil }
    return focus.canFocus(end) ? end : step(!isLast, from: end, times: 1)
  }

  private func nearest(
    _ items: [DrawnItem], to path: IndexPath, by search: FocusSearch, isWide: Bool
  ) -> IndexPath? {
    let others = items.filter { $0.path != path && focus.canFocus($0.path) }
    return search.nearest(of: others, isWide: isWide).map { others[$0].path }
  }

  /// Returns the next or previous item, if it is in the direction or has no visible position.
  private func neighbour(
    _ direction: FocusSearch.Direction, of path: IndexPath, at origin: Quadrilateral, _ seen: [DrawnItem]
  ) -> IndexPath? {
    let isNext = order(direction, seen) >= 0
    guard let found = step(isNext, from: path, times: 1) else { return nil }
    guard let outline = drawnItems.item(at: found)?.outline else { return found }
    let way = outline.middle - origin.middle
    let along = (direction.isVertical ? way.y : way.x) * (direction.isForward ? 1 : -1)
    return along > Self.minimumWay ? found : nil
  }

  /// Returns the next or previous item of a section that scrolls along the direction by itself.
  private func neighbourInSection(
    _ direction: FocusSearch.Direction, of path: IndexPath, _ seen: [DrawnItem]
  ) -> IndexPath? {
    guard driver.abilities.embedding?.scrollsSeparately(section: path.section) == true else { return nil }
    let isNext = order(direction, seen.filter { $0.path.section == path.section }) >= 0
    return step(isNext, from: path, times: 1).flatMap { $0.section == path.section ? $0 : nil }
  }

  /// Returns a positive number if following items are in the direction, a negative one if they are in the opposite
  /// direction.
  private func order(_ direction: FocusSearch.Direction, _ items: [DrawnItem]) -> Double {
    let positions = items.map { direction.isVertical ? $0.outline.middle.y : $0.outline.middle.x }
    let sum = zip(positions, positions.dropFirst()).reduce(0) {
      $0 + ($1.1 - $1.0).sign(beyond: Self.minimumWay)
    }
    let forward = direction.isForward ? 1.0 : -1
    // A single item says nothing.
    return sum == 0 ? (!direction.isVertical && driver.mirror.isOn ? -forward : forward) : sum * forward
  }

  /// Returns the item a number of steps away, or the farthest one; nil if there is none.
  private func step(_ isNext: Bool, from path: IndexPath, times: Int) -> IndexPath? {
    let counts = data.counts
    var found: IndexPath?
    var steps = 0
    var current = path
    while steps < times, let next = isNext ? counts.item(after: current) : counts.item(before: current) {
      current = next
      guard focus.canFocus(next) else { continue }
      found = next
      steps += 1
    }
    return found
  }
}

extension UIScrollView {
  /// Returns whether the content can scroll along the axis of a direction.
  fileprivate func canScroll(_ direction: FocusSearch.Direction) -> Bool {
    let visible = visibleContent
    return direction.isVertical ? contentSize.height > visible.height : contentSize.width > visible.width
  }
}

extension CGRect {
  /// Returns the rectangle extended by its own size in a direction.
  fileprivate func extended(_ direction: FocusSearch.Direction) -> CGRect {
    let shift = direction.isForward ? 1.0 : -1.0
    return union(
      direction.isVertical ? offsetBy(dx: 0, dy: shift * height) : offsetBy(dx: shift * width, dy: 0))
  }
}

extension Double {
  /// Returns 1, −1, or 0 for values within a tolerance.
  fileprivate func sign(beyond tolerance: Double) -> Double {
    abs(self) <= tolerance ? 0 : (self < 0 ? -1 : 1)
  }
}
