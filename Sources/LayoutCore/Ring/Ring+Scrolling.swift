import Geometry

// A ring that scrolls: `visibleItems` is not nil.
//
// The places of the circles are numbered from 0, from the outermost circle inwards. On a full circle of k places, place
// k / 2 is at the start angle, so that the seam is opposite; on an arc, the current item is on the middle place. An item
// that is d items behind the current one is d places further on.
extension Ring: SlottedLayout {
  /// The values that all items share at an offset.
  public struct Front: Sendable {
    let pages: ScrollPages
    let front: ScrollPages.Front
    let spiral: RingSpiral
  }

  /// The scroll axis. A page is the distance between two neighbours along the outermost circle, so that the rim follows
  /// the finger. The content of a ring that shows all items does not scroll.
  public var pages: ScrollPages { pages(spiral) }

  /// The circles as one line of places.
  var spiral: RingSpiral { RingSpiral(circles: circles(), itemCount: count, step: step) }

  private func pages(_ spiral: RingSpiral) -> ScrollPages {
    guard visibleItems != nil else {
      return ScrollPages(itemCount: 0, pageLength: 0, viewportLength: direction.main(viewportSize))
    }
    let length = spiral.circles.first.map { pitchLength(of: $0) } ?? 0
    return ScrollPages(
      itemCount: count, pageLength: viewport.hasArea ? max(1, abs(length)) : 0,
      viewportLength: direction.main(viewportSize), isEndless: true)
  }

  /// The distance between two neighbours along a circle in points, negative anticlockwise.
  private func pitchLength(of circle: RingCircle) -> Double {
    circle.pitch / (2 * .pi) * path.length(radius: circle.radius)
  }

  // MARK: - Items

  /// The current item and the scroll progress at an offset.
  public func front(at offset: Double) -> Front {
    let spiral = spiral
    let pages = pages(spiral)
    return Front(pages: pages, front: pages.front(at: offset), spiral: spiral)
  }

  /// The slots of the items on the ring, counted from the current one.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> {
    guard front.pages.itemCount > 0, front.pages.pageLength > 0 else { return 0..<0 }
    return front.spiral.slots(front.front.fraction)
  }

  /// The item in a slot, counted from the current one. Nil when it does not intersect the rectangle.
  public func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    guard let index = front.pages.item(slot, behind: front.front.item),
      let place = front.spiral.place(at: Double(slot) - front.front.fraction)
    else { return nil }
    let item = item(index, at: place)
    return item.quadrilateral.intersects(rectangle) ? item : nil
  }

  /// A single item of a ring that scrolls. Nil when it is not on the ring at an offset.
  ///
  /// - Complexity: O(*c*) for *c* circles.
  public func item(_ item: Int, at offset: Double) -> Item? {
    let front = front(at: offset)
    guard front.pages.pageLength > 0, item >= 0, item < count else { return nil }
    let distance = front.pages.distance(ofItem: item, at: offset, from: front.spiral.lowerEnd)
    return front.spiral.place(at: distance).map { self.item(item, at: $0) }
  }

  // MARK: - Turning

  /// The scroll distance by which a finger turns the ring about its centre, in points.
  ///
  /// The finger holds the circle that is nearest to it. On a stadium, it turns the half circles and moves the straight
  /// lines along. Points are relative to the viewport. NaN is treated as no move.
  public func scrollDistance(from start: Point2D, to end: Point2D) -> Double {
    let (spiral, path) = (spiral, path)
    guard start.isFinite, end.isFinite, visibleItems != nil else { return 0 }
    let (from, to) = (start - center, end - center)
    let arm = from - path.spine(nearestTo: from)
    let radius = arm.dot(arm).squareRoot()
    guard let held = spiral.circles.min(by: { abs($0.radius - radius) < abs($1.radius - radius) }) else {
      return 0
    }
    let pitch = pitchLength(of: held)
    guard abs(pitch) >= 1 else { return 0 }
    let places = path.distance(from: from, to: to, radius: held.radius) / pitch
    return (-places * pages(spiral).pageLength).asDistance
  }
}
