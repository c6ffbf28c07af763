/// An item that the user is moving, while the others make room for it. The data does not contain the movement yet.
struct HeldItem {
  /// The index path of the item in the data.
  let origin: IndexPath
  /// The presentation index path of the item if it were dropped now.
  private(set) var path: IndexPath
  /// The position of the item's centre relative to the upper left corner of the viewport. It stays there while the
  /// content scrolls.
  var viewportCenter: CGPoint
  /// The map from the data to the presentation.
  private(set) var map: UpdateMap
  /// The item that last made room, at its current index path, if it is still under the finger because it is larger. It
  /// does not make room again until another item has been under the finger.
  var lastToYield: IndexPath?

  init(_ path: IndexPath, of counts: ItemCounts, at viewportCenter: CGPoint) {
    (origin, self.path, self.viewportCenter) = (path, path, viewportCenter)
    map = UpdateMap(unchanged: counts)
  }

  /// Makes room at another index path.
  ///
  /// - Returns: The change of the presentation; nil if the index path does not exist.
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
  /// Returns the counts after an item has moved to an index path; nil if that does not exist.
  fileprivate func movingItem(from origin: IndexPath, to target: IndexPath) -> ItemCounts? {
    guard contains(origin), target.count == 2, self[target.section] != nil else { return nil }
    var items = (0..<sections).map { self[$0] ?? 0 }
    items[origin.section] -= 1
    items[target.section] += 1
    let counts = ItemCounts(items)
    return counts.contains(target) ? counts : nil
  }
}
