/// Announces items to the prefetching data source: those of the next one and a half screens in the scroll direction
/// (Behaviour.md 11.10).
///
/// Looks ahead once per half screen of scrolling.
@MainActor
final class ItemPrefetching {
  private unowned let host: any PrefetchingHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage
  /// The announced items that have not been on screen since.
  private var announced: Set<IndexPath> = []
  /// The content offset at the end of the last pass; nil before the first pass.
  private var lastOffset: CGPoint?
  /// The last scroll direction: −1, 0 or 1 on each axis.
  private var heading = CGPoint.zero
  /// The area last searched, in content coordinates, and the number of layout preparations at that time.
  private var seen: (content: CGRect, preparation: UInt64)?

  init(
    _ host: any PrefetchingHost, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage
  ) {
    (self.host, self.data, self.driver, self.stage) = (host, data, driver, stage)
  }

  /// Discards the announced items, which belong to other data.
  func forget() {
    announced.removeAll()
    (lastOffset, seen) = (nil, nil)
  }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) {
    announced = Set(announced.compactMap(map.path(after:)))
    seen = nil
  }

  /// Looks ahead, if there is a prefetching data source and enough has been scrolled.
  func layoutDidPass() {
    guard host.prefetchesItems else { return forget() }
    let bounds = host.bounds
    guard data.held == nil, bounds.width > 0, bounds.height > 0 else { return }
    let isTurned = follow(bounds.origin)
    let visible = Set(stage.elements(.cell).map(\.key.indexPath))
    announced.subtract(visible)
    let needed = reach(1)
    if !isTurned, let seen, seen.preparation == driver.preparations, seen.content.contains(needed) {
      return
    }
    let content = reach(1.5)
    seen = (content, driver.preparations)
    let ahead = items(in: content).filter { !visible.contains($0) }
    let unlikely = announced.subtracting(ahead)
    let new = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    if !unlikely.isEmpty { host.cancelPrefetching(of: data.dataPaths(of: unlikely.sorted())) }
    if !new.isEmpty { host.prefetch(data.dataPaths(of: new)) }
  }

  /// Records the offset. Before the first scroll, the direction is forward.
  ///
  /// - Returns: Whether the direction has changed.
  private func follow(_ offset: CGPoint) -> Bool {
    let old = heading
    if let lastOffset {
      let shift = CGPoint(x: offset.x - lastOffset.x, y: offset.y - lastOffset.y)
      if shift.x != 0 { heading.x = shift.x > 0 ? 1 : -1 }
      if shift.y != 0 { heading.y = shift.y > 0 ? 1 : -1 }
    } else {
      heading = CGPoint(x: driver.isContentMirrored ? -1 : 1, y: 1)
    }
    lastOffset = offset
    return heading != old
  }

  /// Returns the visible area extended by a number of screens in the scroll direction, limited to the content.
  private func reach(_ screens: CGFloat) -> CGRect {
    let (bounds, range) = (host.bounds, host.scrollRange)
    let far = range.clamp(
      CGPoint(
        x: bounds.minX + heading.x * screens * bounds.width,
        y: bounds.minY + heading.y * screens * bounds.height))
    let ahead = [CGPoint(x: far.x, y: bounds.minY), CGPoint(x: bounds.minX, y: far.y)]
    return ahead.reduce(bounds) { $0.union(CGRect(origin: $1, size: bounds.size)) }
  }

  /// Returns the items in an area of the content, those nearest to the screen first.
  private func items(in rect: CGRect) -> [IndexPath] {
    let (bounds, counts) = (host.bounds, data.counts)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      max(abs(attributes.center.x - bounds.midX), abs(attributes.center.y - bounds.midY))
    }
    return driver.elements(in: rect, of: .prefetched)
      .filter {
        $0.representedElementCategory == .cell && counts.contains($0.indexPath) && $0.isValid
          && !data.isPlaceholder($0.indexPath)
      }
      .map { (distance: distance($0), path: $0.indexPath) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }
}

/// The view whose items are prefetched.
@MainActor
protocol PrefetchingHost: UIScrollView {
  /// Whether there is a prefetching data source, and prefetching is enabled.
  var prefetchesItems: Bool { get }
  /// Announces items to the prefetching data source, by their index paths in the data.
  func prefetch(_ paths: [IndexPath])
  /// Notifies the prefetching data source that items will not be needed soon.
  func cancelPrefetching(of paths: [IndexPath])
}
