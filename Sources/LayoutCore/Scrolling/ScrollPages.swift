/// The scroll axis of a row of items, one of which is the current item: one page of content per item.
///
/// In a bounded row, item `i` is current at offset `i · page`. An endless row is repeated `k` times, where `k` is the
/// smallest number that makes a minimum number of pages, so that a strong fling stays inside the content. Offset `(1 + i + j · n) ·
/// page` shows item `i` for every `j` in 0..<k. Offsets below half a page, and offsets of `k · n + ½` pages or more,
/// are moved by whole rows into the middle row. In a mirrored row, offsets are counted from the other end.
///
/// Offsets are in points of content along the scroll axis. NaN and negative extents are treated as 0. An offset that is
/// not finite is treated as the initial offset.
public struct ScrollPages: Hashable, Sendable {
  /// The number of items.
  public let itemCount: Int
  /// The scroll distance of one item in points.
  public let pageLength: Double
  /// The visible length in points. The content is longer than its range of offsets by this length.
  public let viewportLength: Double
  /// Whether the first item follows the last one.
  public let isEndless: Bool
  /// Whether items follow one another towards smaller offsets, as in right-to-left layouts.
  public let isMirrored: Bool
  /// The number of pages up to which an endless row is repeated.
  public let minimumPageCount: Int

  /// Makes the axis of a row. A negative number of items is treated as 0.
  public init(
    itemCount: Int, pageLength: Double, viewportLength: Double, isEndless: Bool = false,
    isMirrored: Bool = false, minimumPageCount: Int = 256
  ) {
    self.itemCount = itemCount.asItemCount
    self.pageLength = pageLength.asExtent
    self.viewportLength = viewportLength.asExtent
    self.isEndless = isEndless
    self.isMirrored = isMirrored
    self.minimumPageCount = max(1, min(minimumPageCount, 1 << 20))
  }

  // MARK: - The range

  /// The length of the content in points.
  public var contentLength: Double { viewportLength + lastOffset }

  /// The maximum offset, that of the last page.
  public var lastOffset: Double { lastPage * pageLength }

  /// The initial offset, at which the first item is current.
  public var initialOffset: Double { offset(atPage: firstPage) }

  /// An offset, moved by whole rows well inside the content. The picture is the same at both. In a bounded row the
  /// offset stays unchanged.
  public func wrappedOffset(_ offset: Double) -> Double {
    guard let offset = offset.asOffset else { return initialOffset }
    let turn = Double(itemCount) * pageLength
    guard isEndless, turn > 0 else { return offset }
    let distance = distance(at: offset)
    guard
      distance < pageLength / 2 - Self.wrappingTolerance || distance >= (lastPage - 0.5) * pageLength
    else { return offset }
    let lower = (firstPage - 0.5) * pageLength
    let shift = ((distance - lower) / turn).rounded(.down) * turn
    return isMirrored ? offset + shift : offset - shift
  }

  // MARK: - Items

  /// The current position at an offset: the index of an item, with a fraction between two items. In an endless row it
  /// is in 0..<`itemCount`.
  public func position(at offset: Double) -> Double {
    let front = front(at: offset)
    return Double(front.item) + front.fraction
  }

  /// The offset, well inside the content, at which a position is current. A position is an index with a fraction
  /// between two items.
  public func offset(atPosition position: Double) -> Double {
    offset(atPage: firstPage + (abs(position) < 0x1p53 ? position : 0))
  }

  /// The offset at which an item is current. An index outside the row is clamped to it.
  public func offset(ofItem item: Int) -> Double {
    offset(atPosition: Double(max(0, min(item, itemCount - 1))))
  }

  /// The offset at which an item is current. If there are several, the one nearest to a given offset.
  ///
  /// In an endless row it may be outside the content. The layout moves such an offset back into the content while it
  /// scrolls.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    let offset = offset(ofItem: item)
    let turn = Double(itemCount) * pageLength
    guard isEndless, turn > 0, let other = other.asOffset else { return offset }
    return offset + turn * ((other - offset) / turn + 0.5).rounded(.down)
  }

  /// The distance of an item from the current position, in items. Negative for items before it. In an endless row it is
  /// measured by the shorter way round, −n/2..<n/2.
  public func distance(ofItem item: Int, at offset: Double) -> Double {
    distance(ofItem: item, at: offset, from: -Double(itemCount) / 2)
  }

  /// How far an item is behind the current position, in items. In an endless row it is in `lower`..<`lower + n`. The
  /// lower end is between −n and 0.
  func distance(ofItem item: Int, at offset: Double, from lower: Double) -> Double {
    let front = front(at: offset)
    guard isEndless, itemCount > 0 else { return Double(item) - Double(front.item) - front.fraction }
    let distance = Double(wrapped(wrapped(item) - front.item)) - front.fraction
    if distance >= lower + Double(itemCount) { return distance - Double(itemCount) }
    return distance < lower ? distance + Double(itemCount) : distance
  }

  /// The offset at which scrolling stops.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which scrolling would end without snapping.
  ///   - offset: The current offset.
  ///   - velocity: The release velocity. Only its sign matters: scrolling stops at the next item in that direction. At
  ///     0 or NaN it stops at the nearest item. An item less than 10⁻⁶ of a page away is treated as reached.
  ///   - snapping: The resting positions at which scrolling may stop.
  public func targetOffset(proposed: Double, from offset: Double, velocity: Double, _ snapping: Snapping)
    -> Double
  {
    guard let proposed = proposed.asOffset, let offset = offset.asOffset else { return initialOffset }
    guard snapping != .none, pageLength > 0 else { return proposed }
    let forward = isMirrored ? -velocity : velocity
    let (page, present) = (distance(at: proposed) / pageLength, distance(at: offset) / pageLength)
    var target = (page + 0.5).rounded(.down)
    if snapping == .toNearest {
      if abs(page - target) > 1e-6 {
        if forward > 0 { target = page.rounded(.up) }
        if forward < 0 { target = page.rounded(.down) }
      }
    } else {
      let (before, after) = ((present - 1e-6).rounded(.up) - 1, (present + 1e-6).rounded(.down) + 1)
      target = forward > 0 ? after : forward < 0 ? before : min(max(target, before), after)
    }
    return self.offset(atPage: min(max(target, 0), lastPage))
  }

  // MARK: - Pages

  /// The current item, and how far the content has scrolled past it in items, 0..<1. Beyond the ends of a bounded row,
  /// the item is one that does not exist.
  public typealias Front = (item: Int, fraction: Double)

  func front(at offset: Double) -> Front {
    guard itemCount > 0, pageLength > 0, let offset = offset.asOffset else { return (0, 0) }
    let distance = distance(at: offset)
    let pages = (distance / pageLength).rounded(.down)
    // Beyond 2⁵³ a Double has no fraction.
    guard abs(pages) < 0x1p53 else { return (0, 0) }
    // Use the remainder of the offset, not of a quotient: it is exact even far away.
    let fraction = (distance - pages * pageLength) / pageLength
    let item = Int(pages - firstPage)
    return (isEndless ? wrapped(item) : item, fraction)
  }

  /// The index of the item `slot` items after another one. Wraps in an endless row. Nil beyond the ends of a bounded
  /// row.
  func item(_ slot: Int, behind item: Int) -> Int? {
    let index = item + slot
    if isEndless { return wrapped(index) }
    return index >= 0 && index < itemCount ? index : nil
  }

  /// The distance from the start of the row's first page, at whichever end that is.
  private func distance(at offset: Double) -> Double { isMirrored ? lastOffset - offset : offset }

  private func offset(atPage page: Double) -> Double {
    isMirrored ? (lastPage - page) * pageLength : page * pageLength
  }

  /// The number of times that an endless row is repeated.
  private var repetitions: Int {
    itemCount < minimumPageCount ? (minimumPageCount + itemCount - 1) / max(1, itemCount) : 1
  }

  /// The page of the first item in the middle row.
  private var firstPage: Double {
    isEndless && itemCount > 0 ? Double(1 + repetitions / 2 * itemCount) : 0
  }

  /// The last page. An endless row has one extra page at each end.
  private var lastPage: Double {
    guard isEndless, itemCount > 0 else { return Double(max(0, itemCount - 1)) }
    return Double(repetitions * itemCount + 1)
  }

  /// The item at an index of an endless row, which may be before the first or after the last one.
  func wrapped(_ item: Int) -> Int {
    let remainder = item % itemCount
    return remainder < 0 ? remainder + itemCount : remainder
  }
}
