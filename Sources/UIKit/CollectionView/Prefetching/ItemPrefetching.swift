/// Announces items to the prefetching data source, those of the next one and a half screens in the direction in which
/// the content is scrolled (behaviour.md 11.10).
///
/// It looks ahead once in half a screen of scrolling.
@MainActor
final class ItemPrefetching {
  private unowned let view: UICollectionView
  /// Items that were announced, and have not been on screen since.
  private var announced: Set<IndexPath> = []
  /// Where one was when the last pass was over; nil before the first.
  private var lastOffset: CGPoint?
  /// On each axis −1, 0 or 1, by where the offset went last.
  private var heading = CGPoint.zero
  /// What was looked at last, in the content, and the preparation of the layout that then was.
  private var seen: (content: CGRect, preparation: UInt64)?

  init(_ view: UICollectionView) { self.view = view }

  /// Forgets what was announced: it was other data.
  func forget() {
    announced.removeAll()
    (lastOffset, seen) = (nil, nil)
  }

  /// Follows the items through an update.
  func carry(through map: UpdateMap) {
    announced = Set(announced.compactMap(map.path(after:)))
    seen = nil
  }

  /// Looks ahead, when there is someone to tell and it is time.
  func layoutDidPass() {
    guard let source = view.prefetchDataSource, view.isPrefetchingEnabled else { return forget() }
    let bounds = view.bounds
    guard view.itemMovement.held == nil, bounds.width > 0, bounds.height > 0 else { return }
    let isTurned = follow(bounds.origin)
    let visible = Set(view.indexPathsForVisibleItems)
    announced.subtract(visible)
    let needed = reach(1)
    if !isTurned, let seen, seen.preparation == view.preparations, seen.content.contains(needed) { return }
    let content = reach(1.5)
    seen = (content, view.preparations)
    let ahead = items(in: content).filter { !visible.contains($0) }
    let unlikely = announced.subtracting(ahead)
    let new = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    if !unlikely.isEmpty {
      source.collectionView(view, cancelPrefetchingForItemsAt: unlikely.sorted().map(view.dataPath))
    }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new.map(view.dataPath)) }
  }

  /// Takes note of the offset; before there was another, forward is where the content goes on.
  ///
  /// - Returns: Whether the direction is another.
  private func follow(_ offset: CGPoint) -> Bool {
    let old = heading
    if let lastOffset {
      let shift = CGPoint(x: offset.x - lastOffset.x, y: offset.y - lastOffset.y)
      if shift.x != 0 { heading.x = shift.x > 0 ? 1 : -1 }
      if shift.y != 0 { heading.y = shift.y > 0 ? 1 : -1 }
    } else {
      heading = CGPoint(x: view.contentBeginsAtRight ? -1 : 1, y: 1)
    }
    lastOffset = offset
    return heading != old
  }

  /// What is on screen and a number of screens ahead, as far as the content goes.
  private func reach(_ screens: CGFloat) -> CGRect {
    let (bounds, range) = (view.bounds, view.scrollRange)
    let far = range.clamp(
      CGPoint(
        x: bounds.minX + heading.x * screens * bounds.width,
        y: bounds.minY + heading.y * screens * bounds.height))
    let ahead = [CGPoint(x: far.x, y: bounds.minY), CGPoint(x: bounds.minX, y: far.y)]
    return ahead.reduce(bounds) { $0.union(CGRect(origin: $1, size: bounds.size)) }
  }

  /// The items in a part of the content, those nearest to the screen first.
  private func items(in rect: CGRect) -> [IndexPath] {
    let (bounds, counts) = (view.bounds, view.counts)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      max(abs(attributes.center.x - bounds.midX), abs(attributes.center.y - bounds.midY))
    }
    return view.layoutElements(in: rect, of: .prefetched)
      .filter {
        $0.representedElementCategory == .cell && counts.contains($0.indexPath) && $0.isValid
          && !view.isPlaceholder($0.indexPath)
      }
      .map { (distance: distance($0), path: $0.indexPath) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }
}
