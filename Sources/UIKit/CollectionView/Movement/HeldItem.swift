/// An item that is held by hand while the others make room for it. The data does not know of it yet.
struct HeldItem {
  /// Where the item is in the data.
  let origin: IndexPath
  /// Where it would be if it were let go now.
  private(set) var path: IndexPath
  /// Where its middle is held, from the upper left corner of the viewport, so that it stays there while the content is
  /// scrolled.
  var place: CGPoint
  /// From the data to what is presented.
  private(set) var map: UpdateMap
  /// The item that made room last, where it is now, when it is still under the hand, because it is larger: it need not
  /// do so again until something else was there.
  var lastToYield: IndexPath?

  init(_ path: IndexPath, of counts: ItemCounts, at place: CGPoint) {
    (origin, self.path, self.place) = (path, path, place)
    map = UpdateMap(unchanged: counts)
  }

  /// Makes room elsewhere.
  ///
  /// - Returns: The change of what is presented; nil when there is no such place.
  mutating func move(to target: IndexPath) -> UpdateMap? {
    let presented = map.after
    guard let counts = presented.movingItem(from: path, to: target),
      let step = try? UpdateMap([.moveItem(from: path, to: target)], from: presented, to: counts),
      let whole = try? UpdateMap([.moveItem(from: origin, to: target)], from: map.before, to: counts)
    else { return nil }
    lastToYield = presented.contains(target) ? step.path(after: target) : nil
    (path, map) = (target, whole)
    return step
  }
}

extension ItemCounts {
  /// The counts when an item has gone to another place, by its path after that; nil when there is no such place.
  fileprivate func movingItem(from origin: IndexPath, to target: IndexPath) -> ItemCounts? {
    guard contains(origin), target.count == 2, self[target.section] != nil else { return nil }
    var items = (0..<sections).map { self[$0] ?? 0 }
    items[origin.section] -= 1
    items[target.section] += 1
    let counts = ItemCounts(items)
    return counts.contains(target) ? counts : nil
  }
}
