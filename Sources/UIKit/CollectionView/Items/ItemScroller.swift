/// Scrolls to items, and follows them while elements on the way are measured.
@MainActor
final class ItemScroller {
  private unowned let host: any ItemScrollHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let runner: TransitionRunner
  /// The item that was scrolled to, until the elements around it are measured, or until the animation to an end of the
  /// content has ended.
  private var pending: ItemScroll?

  /// - Parameter host: The collection view.
  init(
    _ host: any ItemScrollHost, _ data: PresentedData, _ driver: LayoutDriver, _ runner: TransitionRunner
  ) {
    (self.host, self.data, self.driver, self.runner) = (host, data, driver, runner)
  }

  /// Scrolls until an item is at a position of the viewport, as far as content and insets allow. The empty set scrolls
  /// only as far as needed to show the item.
  func scroll(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard !position.isConflicting else {
      UIDiagnostic.report(
        .conflictingScrollPositions,
        "The scroll to item \(Array(indexPath)) has two positions on one axis. The content does not scroll. "
          + "Pass at most one position per axis.")
      return
    }
    driver.prepareIfNeeded()
    guard data.counts.contains(indexPath) else {
      return UIDiagnostic.reportOutOfRange(indexPath, "scrolled to")
    }
    driver.abilities.embedding?.scrollEmbeddedViews(to: indexPath, at: position, animated: animated)
    scroll(to: indexPath, at: .position(position), animated: animated)
  }

  /// Scrolls, with animation, to the start or the end of the content, including what is before the first or after the
  /// last item. In a layout that scrolls by item, scrolls to the item.
  ///
  /// - Parameters:
  ///   - isLast: Whether to scroll to the end rather than the start.
  ///   - indexPath: The item to show on the axis along which items do not follow one another.
  func scrollToContentEnd(isLast: Bool, showing indexPath: IndexPath) {
    driver.prepareIfNeeded()
    guard data.counts.contains(indexPath) else { return }
    driver.abilities.embedding?.scrollEmbeddedViews(to: indexPath, at: [], animated: true)
    scroll(to: indexPath, at: .contentEnd(isLast: isLast), animated: true)
  }

  private func scroll(to indexPath: IndexPath, at destination: ItemScroll.Destination, animated: Bool) {
    pending = nil
    if let layout = driver.abilities.itemScrolling {
      driver.seen(from: restingOffset) { layout.contentOffset(toShowItemAt: indexPath) }.answer
        .map { scroll(on: $0, animated: animated) }
      return
    }
    guard let target = offset(showing: indexPath, at: destination) else { return }
    scroll(on: target, animated: animated)
    guard driver.abilities.estimatesSizes || destination.isContentEnd && host.motion.isAnimating,
      !runner.phase.isPass
    else { return }
    pending = ItemScroll(indexPath: indexPath, destination: destination)
    if !animated { host.layoutIfNeeded() }
  }

  /// The offset at which the content comes to rest: the end of an animated scroll, or else the current offset.
  var restingOffset: CGPoint {
    // A layout that is prepared at an assumed offset would move the content from there.
    driver.prepareIfNeeded()
    return host.motion.endOfAnimation ?? host.contentOffset
  }

  /// Scrolls to an offset. A running animated scroll continues to the new offset without starting slowly again.
  private func scroll(on target: CGPoint, animated: Bool) {
    if animated, UIView.areAnimationsEnabled, host.motion.isAnimating {
      host.motion.leadAnimation(to: target)
    } else {
      host.setContentOffset(target, animated: animated)
    }
    host.motion.followItem()
  }

  private func frame(of indexPath: IndexPath) -> CGRect? {
    driver.attributes(of: ElementKey(category: .cell, indexPath: indexPath))?.frame
  }

  /// Keeps following an item at its new index path; a deleted one no longer.
  func carry(through map: UpdateMap) {
    guard let path = pending?.indexPath else { return }
    if let path = map.path(after: path) { pending?.indexPath = path } else { pending = nil }
  }

  /// Follows an item that was scrolled to, and that moves because elements on the way are measured (Behaviour.md 8.4), or
  /// the end of content that grows.
  func follow() {
    guard let scroll = pending else { return }
    let isLedElsewhere = host.motion.isAnimating && !host.motion.followsItem
    guard !host.isTracking, !host.isDecelerating, !isLedElsewhere,
      scroll.corrections < ItemScroll.maximumNumberOfCorrections, data.counts.contains(scroll.indexPath),
      let target = offset(showing: scroll.indexPath, at: scroll.destination)
    else {
      pending = nil
      return
    }
    var isEmbeddedMoving = false
    if case .position(let position) = scroll.destination {
      isEmbeddedMoving =
        driver.abilities.embedding?.followItem(scroll.indexPath, at: position) == true
    }
    if host.motion.isAnimating {
      host.motion.redirectAnimation(to: target)
    } else if driver.abilities.estimatesSizes, host.pixelGrid.rounded(target) != host.contentOffset {
      pending?.corrections += 1
      host.contentOffset = target
    } else if !isEmbeddedMoving {
      pending = nil
    }
  }

  /// Returns the offset that shows an item at the requested position; nil if the layout has no attributes for it.
  private func offset(showing indexPath: IndexPath, at destination: ItemScroll.Destination) -> CGPoint? {
    guard let frame = frame(of: indexPath) else { return nil }
    switch destination {
    case .position(let position) where position.isEmpty:
      return offsetAtRest(showing: host.areaToShow(frame, of: indexPath))
    case .position(let position):
      let isAtTop = position.contains(.top)
      return offset(showing: isAtTop ? host.areaToShow(frame, of: indexPath) : frame, at: position)
    case .contentEnd(let isLast): return offsetAtRest(showing: frame).map { contentEnd(isLast, offset: $0) }
    }
  }

  /// Returns the offset that shows a rectangle with the shortest scroll from the resting offset.
  func offsetAtRest(showing frame: CGRect) -> CGPoint? {
    driver.seen(from: restingOffset) { host.offset(showing: frame) }.answer
  }

  /// Returns an offset moved, along the scroll axis, to the end of the content at which the first or the last item is.
  private func contentEnd(_ isLast: Bool, offset: CGPoint) -> CGPoint {
    let range = host.scrollRange
    let isVertical = range.end.y > range.start.y
    func coordinate(of item: IndexPath?) -> CGFloat? {
      item.flatMap { frame(of: $0) }.map { isVertical ? $0.midY : $0.midX }
    }
    // Items may follow one another towards smaller coordinates, as in right-to-left writing.
    var isReversed = false
    if let first = coordinate(of: data.counts.first), let last = coordinate(of: data.counts.last) {
      isReversed = last < first
    }
    let end = isLast != isReversed ? range.end : range.start
    return isVertical ? CGPoint(x: offset.x, y: end.y) : CGPoint(x: end.x, y: offset.y)
  }

  private func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint? {
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return nil }
    let (old, size, inset) = (host.contentOffset, host.bounds.size, host.adjustedContentInset)
    // A fraction of the item is aligned with the same fraction of the room that insets leave, which may be negative.
    func offset(
      _ part: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: (CGFloat, CGFloat), _ view: CGFloat
    )
      -> CGFloat
    {
      start + part * length - (room.0 + part * (view - room.0 - room.1))
    }
    let x = position.horizontal.map {
      offset($0, frame.minX, frame.width, (inset.left, inset.right), size.width)
    }
    let y = position.vertical.map {
      offset($0, frame.minY, frame.height, (inset.top, inset.bottom), size.height)
    }
    let target = host.scrollRange.clamp(CGPoint(x: x ?? old.x, y: y ?? old.y))
    return CGPoint(x: x == nil ? old.x : target.x, y: y == nil ? old.y : target.y)
  }
}

/// The view that scrolls to items.
@MainActor
protocol ItemScrollHost: UIScrollView {
  /// Returns what must be visible so that an item is, which has a frame: the frame, and room for what covers the item at
  /// the top.
  func areaToShow(_ frame: CGRect, of item: IndexPath) -> CGRect
}

extension UICollectionView.ScrollPosition {
  /// The fraction of a length that is aligned with the same fraction of the visible length: 0 is the start, 1 the end.
  fileprivate var vertical: CGFloat? {
    if contains(.top) { return 0 }
    if contains(.centeredVertically) { return 0.5 }
    if contains(.bottom) { return 1 }
    return nil
  }
  fileprivate var horizontal: CGFloat? {
    if contains(.left) { return 0 }
    if contains(.centeredHorizontally) { return 0.5 }
    if contains(.right) { return 1 }
    return nil
  }

  /// Whether the set contains two positions on one axis.
  fileprivate var isConflicting: Bool {
    intersection([.top, .centeredVertically, .bottom]).rawValue.nonzeroBitCount > 1
      || intersection([.left, .centeredHorizontally, .right]).rawValue.nonzeroBitCount > 1
  }
}
