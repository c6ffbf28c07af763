// Scrolling to an item.
extension UICollectionView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard !position.isConflicting else {
      UIDiagnostic.report(
        .conflictingScrollPositions,
        "item \(Array(indexPath)) was to be scrolled to two positions on one axis; nothing is scrolled")
      return
    }
    prepareLayoutIfNeeded()
    guard counts.contains(indexPath) else {
      sayOutOfRange(indexPath, "scrolled to")
      return
    }
    if let layout = collectionViewLayout as? any UICollectionViewLayoutItemScrolling {
      layout.contentOffset(toShowItemAt: indexPath).map { setContentOffset($0, animated: animated) }
      return
    }
    collectionViewLayout.scrollWithinContent(to: indexPath, at: position, animated: animated)
    guard let target = offset(showing: indexPath, at: position) else { return }
    setContentOffset(target, animated: animated)
    guard collectionViewLayout.isSelfSizing, !isInLayoutPass else { return }
    itemScrolledTo = ItemScroll(indexPath: indexPath, position: position)
    if !animated { layoutIfNeeded() }
  }

  /// Goes after an item that was scrolled to, and that moves because sizes become known on the way (behaviour 8.4).
  func followItemScrolledTo() {
    guard let scroll = itemScrolledTo else { return }
    guard !isTracking, !isDecelerating, scroll.corrections < ItemScroll.greatestNumberOfCorrections,
      counts.contains(scroll.indexPath),
      let target = offset(showing: scroll.indexPath, at: scroll.position)
    else {
      itemScrolledTo = nil
      return
    }
    if motion.isAnimating {
      if target != motion.endOfAnimation { motion.redirectAnimation(to: target) }
    } else if pixelGrid.rounded(target) == contentOffset {
      itemScrolledTo = nil
    } else {
      itemScrolledTo?.corrections += 1
      contentOffset = target
    }
  }

  /// The offset that shows an item where it is asked to; nil when the layout has no place for it.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutItem(at: indexPath)?.frame else { return nil }
    return position.isEmpty ? offset(showing: frame) : offset(showing: frame, at: position)
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint? {
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return nil }
    let (old, size, inset) = (contentOffset, bounds.size, adjustedContentInset)
    // The part of the item meets the same part of what the insets leave of the view, which may be less than nothing.
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
    let target = scrollRange.clamp(CGPoint(x: x ?? old.x, y: y ?? old.y))
    return CGPoint(x: x == nil ? old.x : target.x, y: y == nil ? old.y : target.y)
  }
}

extension UICollectionView.ScrollPosition {
  /// The part of a length that meets the same part of the visible length: 0 its start, 1 its end.
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

  /// Whether two positions are on one axis.
  fileprivate var isConflicting: Bool {
    intersection([.top, .centeredVertically, .bottom]).rawValue.nonzeroBitCount > 1
      || intersection([.left, .centeredHorizontally, .right]).rawValue.nonzeroBitCount > 1
  }
}
