/// A row of items that begins again after the last one, and in which every item is at one position at a time.
///
/// Half of the items are on either side of the current one. Where the row ends, items fade out within half an item, and
/// fade in at the other end. Only a row with few items ends in view.
struct EndlessRow {
  /// The scroll axis.
  let pages: ScrollPages
  /// Whether both ends of the row meet, so that nothing needs to fade.
  var isClosed = false

  /// Makes a row. Nil when there are too few items, or nothing to scroll: such a row has ends.
  init?(itemCount: Int, pageLength: Double, viewportLength: Double, isMirrored: Bool = false) {
    guard itemCount > 2, pageLength > 0 else { return nil }
    pages = ScrollPages(
      itemCount: itemCount, pageLength: pageLength, viewportLength: viewportLength, isEndless: true,
      isMirrored: isMirrored)
  }

  /// Where the row begins, in items from the current one. It ends the number of items further on.
  var lowerEnd: Double {
    isClosed ? -Double(pages.itemCount) / 2 : -Double((pages.itemCount - 1) / 2) - 0.5
  }

  /// How far an item is behind the current position, in items. Negative before it.
  func distance(ofItem item: Int, at offset: Double) -> Double {
    pages.distance(ofItem: item, at: offset, from: lowerEnd)
  }

  /// The opacity of an item at a distance from the current position, in items.
  func alpha(at distance: Double) -> Double {
    guard !isClosed, distance.isFinite else { return 1 }
    let room = min(distance - lowerEnd, lowerEnd + Double(pages.itemCount) - distance)
    return max(0, min(2 * room, 1))
  }

  /// The item in a slot, which may be before the first or after the last one.
  func item(inSlot slot: Int) -> Int { pages.wrapped(slot) }
}
