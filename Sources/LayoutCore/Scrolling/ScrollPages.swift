/// The scroll axis of a row of items, one of which is under attention: one page of content an item.
///
/// Item `i` of a bounded row is under attention at offset `i · page`. In an endless one the row is repeated, `k`
/// times where `k` is the least number that makes 256 pages, so that a strong fling stays inside; offset
/// `(1 + i + j · n) · page` shows item `i` for every `j` in 0..<k, and whatever leaves the range between half a page
/// and `k · n + ½` pages is moved by whole rows into the middle one. Mirrored, offsets are counted from the other end.
///
/// Offsets are in points of content along the scroll axis. Extents that are NaN or negative count as 0; an offset that
/// is not finite counts as the one at which the row starts.
public struct ScrollPages: Hashable, Sendable {
  /// The number of items.
  public let itemCount: Int
  /// The scroll distance of one item in points.
  public let pageLength: Double
  /// The visible length in points, which the content has beyond its range of offsets.
  public let viewportLength: Double
  /// Whether the last item is followed by the first.
  public let isEndless: Bool
  /// Whether items follow one another towards smaller offsets, as where one reads from right to left.
  public let isMirrored: Bool

  /// Makes the axis of a row; a negative number of items counts as 0.
  public init(
    itemCount: Int, pageLength: Double, viewportLength: Double, isEndless: Bool = false,
    isMirrored: Bool = false
  ) {
    // Exact as a Double, and sums of two do not overflow.
    self.itemCount = max(0, min(itemCount, Int(clamping: Int64(1) << 53) / 2))
    self.pageLength = pageLength.asExtent
    self.viewportLength = viewportLength.asExtent
    self.isEndless = isEndless
    self.isMirrored = isMirrored
  }

  // MARK: - The range

  /// The length of the content in points.
  public var contentLength: Double { viewportLength + lastOffset }

  /// The largest offset: that of the last page.
  public var lastOffset: Double { lastPage * pageLength }

  /// The offset at which the first item is under attention to begin with.
  public var initialOffset: Double { offset(atPage: firstPage) }

  /// The offset, of all that look the same, that is well inside the content: itself in a bounded row.
  public func wrappedOffset(_ offset: Double) -> Double {
    guard let offset = offset.asOffset else { return initialOffset }
    let turn = Double(itemCount) * pageLength
    guard isEndless, turn > 0 else { return offset }
    let distance = distance(at: offset)
    guard distance < pageLength / 2 || distance >= (lastPage - 0.5) * pageLength else { return offset }
    let lower = (firstPage - 0.5) * pageLength
    let shift = ((distance - lower) / turn).rounded(.down) * turn
    return isMirrored ? offset + shift : offset - shift
  }

  // MARK: - Items

  /// What is under attention at an offset: the index of an item, with a fraction between two; in an endless row
  /// 0..<`itemCount`.
  public func position(at offset: Double) -> Double {
    let front = front(at: offset)
    return Double(front.item) + front.fraction
  }

  /// The offset at which an index, with a fraction between two items, is under attention; well inside the content.
  public func offset(atPosition position: Double) -> Double {
    offset(atPage: firstPage + (abs(position) < 0x1p53 ? position : 0))
  }

  /// The offset at which an item is under attention; an index outside the row counts as the nearest one in it.
  public func offset(ofItem item: Int) -> Double {
    offset(atPosition: Double(max(0, min(item, itemCount - 1))))
  }

  /// The offset nearest to another at which an item is under attention.
  ///
  /// In an endless row it may lie outside the content, which the content is moved back to on the way.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    let offset = offset(ofItem: item)
    let turn = Double(itemCount) * pageLength
    guard isEndless, turn > 0, let other = other.asOffset else { return offset }
    return offset + turn * ((other - offset) / turn).rounded()
  }

  /// How far an item is behind what is under attention, in items; negative before it. In an endless row by the shorter
  /// way round, −n/2..<n/2.
  public func distance(ofItem item: Int, at offset: Double) -> Double {
    let front = front(at: offset)
    guard isEndless, itemCount > 0 else { return Double(item) - Double(front.item) - front.fraction }
    let (slot, half) = (wrapped(wrapped(item) - front.item), Double(itemCount) / 2)
    let distance = Double(slot) - front.fraction
    return distance >= half ? distance - Double(itemCount) : distance
  }

  /// Where scrolling stops.
  ///
  /// - Parameters:
  ///   - proposed: Where it would end by itself.
  ///   - offset: Where it is now.
  ///   - velocity: Its sign says which way the offset moves; 0 (or NaN) takes the nearest item. Moving, it stops at the
  ///     next item that way; one less than 10⁻⁶ of a page away counts as reached.
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

  /// What is under attention: an item, beyond the ends of a bounded row one that does not exist, and how far the
  /// content has moved on from there in items, 0..<1.
  public typealias Front = (item: Int, fraction: Double)

  func front(at offset: Double) -> Front {
    guard itemCount > 0, pageLength > 0, let offset = offset.asOffset else { return (0, 0) }
    let distance = distance(at: offset)
    let pages = (distance / pageLength).rounded(.down)
    // Beyond 2⁵³ there is no fraction left to show.
    guard abs(pages) < 0x1p53 else { return (0, 0) }
    // The remainder of the offset, not of a quotient: far away it has lost nothing.
    let fraction = (distance - pages * pageLength) / pageLength
    let item = Int(pages - firstPage)
    return (isEndless ? wrapped(item) : item, fraction)
  }

  /// The item a number of places behind another, going round in an endless row; nil beyond the ends of a bounded one.
  func item(_ slot: Int, behind item: Int) -> Int? {
    let index = item + slot
    if isEndless { return wrapped(index) }
    return index >= 0 && index < itemCount ? index : nil
  }

  /// The distance from the beginning of the row's first page, whichever end that is at.
  private func distance(at offset: Double) -> Double { isMirrored ? lastOffset - offset : offset }

  private func offset(atPage page: Double) -> Double {
    isMirrored ? (lastPage - page) * pageLength : page * pageLength
  }

  /// How often an endless row is repeated.
  private var repetitions: Int { itemCount < 256 ? (256 + itemCount - 1) / max(1, itemCount) : 1 }

  /// The page of the first item in the middle row.
  private var firstPage: Double {
    isEndless && itemCount > 0 ? Double(1 + repetitions / 2 * itemCount) : 0
  }

  /// The last page there is; an endless row has one more at either end.
  private var lastPage: Double {
    guard isEndless, itemCount > 0 else { return Double(max(0, itemCount - 1)) }
    return Double(repetitions * itemCount + 1)
  }

  private func wrapped(_ item: Int) -> Int {
    let remainder = item % itemCount
    return remainder < 0 ? remainder + itemCount : remainder
  }
}
