import Geometry

/// Looks ahead in the scroll direction: announces the items of the next one and a half screens to the prefetching data
/// source (Behaviour.md 11.10), and prepares the cells of the next half screen, one at a time (Behaviour.md 11.9).
///
/// Looks ahead once per half screen of scrolling.
@MainActor
final class ItemPrefetching {
  private unowned let host: any PrefetchingHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage
  private let runner: TransitionRunner
  /// The announced items that have not been on screen since.
  private var announced: Set<IndexPath> = []
  /// The items whose cells will be prepared, the next one last.
  private var upcoming: [IndexPath] = []
  /// The content offset at the end of the last pass; nil before the first pass.
  private var lastOffset: CGPoint?
  /// The last scroll direction: −1, 0 or 1 on each axis.
  private var heading = CGPoint.zero
  /// Whether the content has been scrolled. No cell is prepared before.
  private var hasScrolled = false
  /// The area last searched, in content coordinates, and the number of arrangements of the items at that time.
  private var seen: (content: CGRect, arrangement: UInt64)?

  init(
    _ host: any PrefetchingHost, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage,
    _ runner: TransitionRunner
  ) {
    (self.host, self.data, self.driver, self.stage, self.runner) = (host, data, driver, stage, runner)
  }

  /// The area that was searched last; nil if there was none.
  var area: CGRect? { seen?.content }

  /// Discards what was found, which belongs to other data.
  func forget() {
    announced.removeAll()
    upcoming.removeAll()
    (lastOffset, hasScrolled, seen) = (nil, false, nil)
  }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) {
    announced = Set(announced.compactMap(map.path(after:)))
    upcoming.removeAll()
    seen = nil
  }

  /// Looks ahead, if enough has been scrolled.
  func elementsDidChange() {
    guard host.isPrefetchingEnabled else { return forget() }
    let bounds = host.bounds
    guard data.held == nil, bounds.width > 0, bounds.height > 0 else { return }
    let isTurned = follow(bounds.origin)
    if !host.announcesItems { announced.removeAll() }
    guard hasScrolled && host.preparesCells || host.announcesItems else { return }
    let visible = host.announcesItems ? Set(stage.elements(.cell).map(\.key.indexPath)) : []
    announced.subtract(visible)
    if isTurned || !covers(reach(1)) {
      let content = reach(1.5)
      seen = (content, driver.arrangements)
      let ahead = items(in: content)
      upcoming = ahead.reversed()
      if host.announcesItems { announce(ahead.filter { !visible.contains($0) }) }
    }
    if hasScrolled, host.preparesCells, !upcoming.isEmpty { host.motionClock.add(host) }
  }

  /// Whether an area of the content has been searched since the items were last arranged.
  private func covers(_ rect: CGRect) -> Bool {
    seen.map { $0.arrangement == driver.arrangements && $0.content.contains(rect) } ?? false
  }

  private func announce(_ ahead: [IndexPath]) {
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
      if shift != .zero { hasScrolled = true }
    } else {
      heading = CGPoint(x: driver.isContentMirrored ? -1 : 1, y: 1)
    }
    lastOffset = offset
    return heading != old
  }

  /// Returns the visible area extended by a number of screens in the scroll direction, but not beyond the content.
  private func reach(_ screens: CGFloat) -> CGRect {
    let (bounds, range) = (host.bounds, host.scrollRange)
    func far(_ start: CGFloat, _ length: CGFloat, _ heading: CGFloat, _ range: ClosedRange<CGFloat>)
      -> CGFloat
    {
      let end = start + heading * screens * length
      return heading < 0 ? min(start, max(end, range.lowerBound)) : max(start, min(end, range.upperBound))
    }
    let x = far(bounds.minX, bounds.width, heading.x, range.start.x...range.end.x)
    let y = far(bounds.minY, bounds.height, heading.y, range.start.y...range.end.y)
    let ahead = [CGPoint(x: x, y: bounds.minY), CGPoint(x: bounds.minX, y: y)]
    return ahead.reduce(bounds) { $0.union(CGRect(origin: $1, size: bounds.size)) }
  }

  /// Returns the items in an area of the content, those nearest to the screen first.
  private func items(in rect: CGRect) -> [IndexPath] {
    let (bounds, counts) = (host.bounds, data.counts)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      max(abs(attributes.center.x - bounds.midX), abs(attributes.center.y - bounds.midY))
    }
    var paths: [IndexPath] = []
    var order: [(distance: CGFloat, index: Int)] = []
    // A loop, because closures would check on each call that they run on the main actor.
    for attributes in driver.elements(in: rect, of: .prefetched) {
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell, counts.contains(path), attributes.isValid,
        !data.isPlaceholder(path)
      else { continue }
      order.append((distance(attributes), paths.count))
      paths.append(path)
    }
    sort(&order, of: paths)
    return order.map { paths[$0.index] }
  }
}

/// Sorts the indexes of items by their distance, and those at the same distance by their paths.
private func sort(_ order: inout [(distance: CGFloat, index: Int)], of paths: [IndexPath]) {
  order.sort {
    $0.distance == $1.distance ? paths[$0.index] < paths[$1.index] : $0.distance < $1.distance
  }
}

extension ItemPrefetching {
  /// Prepares the cell of the next item within half a screen that has none.
  ///
  /// - Returns: Whether a cell was prepared, so that another one may follow.
  func prepareNextCell() -> Bool {
    guard host.isPrefetchingEnabled, data.isKnown, data.held == nil, !stage.isOutdated, !driver.isStale,
      runner.phase == .idle
    else { return false }
    let (near, counts) = (Rectangle(reach(0.5)), data.counts)
    while let item = upcoming.last {
      let key = ElementKey(category: .cell, indexPath: item)
      guard counts.contains(item), stage.cell(at: item) == nil, let attributes = driver.attributes(of: key),
        attributes.isValid, !attributes.isHidden
      else {
        upcoming.removeLast()
        continue
      }
      // The item comes nearer with the next steps of the scroll.
      guard Rectangle(attributes.frame).overlaps(near) else { return false }
      upcoming.removeLast()
      runner.performBetweenPasses { stage.prepareCell(with: attributes) }
      return true
    }
    return false
  }
}

/// The view whose items are prefetched. It prepares the next cell when the clock has time.
@MainActor
protocol PrefetchingHost: UIScrollView, FrameClockTask {
  /// Whether items are announced and cells are prepared.
  var isPrefetchingEnabled: Bool { get }
  /// Whether cells are prepared before they appear.
  var preparesCells: Bool { get }
  /// Whether there is a prefetching data source.
  var announcesItems: Bool { get }
  /// Announces items to the prefetching data source, by their index paths in the data.
  func prefetch(_ paths: [IndexPath])
  /// Notifies the prefetching data source that items will not be needed soon.
  func cancelPrefetching(of paths: [IndexPath])
}
