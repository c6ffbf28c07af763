import Geometry
import LayoutCore

// Sections that scroll along the cross axis of the layout (Behaviour.md 16.9).
extension UICollectionViewCompositionalLayout {
  /// The minimum velocity of a flick, in points per millisecond.
  private static var flick: CGFloat { 0.3 }

  /// Creates a scroll view for each orthogonally scrolling section in view. Removes those that are out of view and
  /// idle.
  func placeSectionScrollViews() {
    guard let view = collectionView, let interval = visibleInterval else { return }
    var unused = Set(sectionScrollViews.keys)
    for index in solver.sections(near: interval.start, to: interval.end) {
      guard let scrolling = solver.orthogonalScrolling(ofSection: index), let section = plans[index].section
      else { continue }
      unused.remove(index)
      let scrollView = sectionScrollViews[index] ?? makeScrollView(ofSection: index, in: view)
      scrollView.follow(
        scrolling, frame: view.contentMirror.image(of: CGRect(scrolling.frame)), of: section,
        isMirrored: view.contentMirror.isOn)
    }
    for index in unused where sectionScrollViews[index]?.motion.isIdle == true || !isOrthogonal(index) {
      sectionScrollViews.removeValue(forKey: index)?.withdraw()
    }
  }

  private func isOrthogonal(_ section: Int) -> Bool { solver.orthogonalScrolling(ofSection: section) != nil }

  private func makeScrollView(ofSection section: Int, in view: UICollectionView) -> SectionScrollView {
    let scrollView = SectionScrollView(self, section: section)
    sectionScrollViews[section] = scrollView
    scrollView.embed(in: view)
    return scrollView
  }

  /// Scrolls sections that are shorter than before to their ends, so that an update leads there. Those in motion do that by
  /// themselves.
  func limitScrollOffsets(in next: inout CompositionalSolver) {
    for (section, scrollView) in sectionScrollViews where scrollView.motion.isIdle {
      guard let scrolling = next.orthogonalScrolling(ofSection: section) else { continue }
      let end = max(0, length(scrolling.contentSize) - length(scrolling.frame.size))
      if along(CGPoint(scrolling.offset)) > end { next.scroll(section: section, to: end) }
    }
  }

  /// Moves the scroll views with their sections in a batch update.
  func carryScrollViews(through change: UICollectionViewDataChange) {
    var carried: [Int: SectionScrollView] = [:]
    for (section, scrollView) in sectionScrollViews {
      guard let target = change.section(after: section) else {
        scrollView.withdraw()
        continue
      }
      scrollView.section = target
      carried[target] = scrollView
    }
    sectionScrollViews = carried
  }

  /// Removes all scroll views.
  func withdrawScrollViews() {
    for scrollView in sectionScrollViews.values { scrollView.withdraw() }
    sectionScrollViews.removeAll()
  }

  /// Called when a section was scrolled, which moves its items.
  func section(_ section: Int, didScrollTo offset: CGPoint) {
    let coordinate = along(offset)
    guard let scrolling = solver.orthogonalScrolling(ofSection: section),
      along(CGPoint(scrolling.offset)) != coordinate
    else { return }
    change { $0.scroll(section: section, to: Double(coordinate)) }
    collectionView?.layoutDidMoveElements()
  }

  /// Returns the resting position of a scroll that would end at a proposed offset.
  func restingOffset(
    ofSection section: Int, for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CGPoint {
    let coordinate: Double
    switch behavior {
    case .none, .continuous, .paging: return proposal
    case .continuousGroupLeadingBoundary:
      coordinate = solver.groupOffset(inSection: section, nearestTo: Double(along(proposal)))
    case .groupPaging, .groupPagingCentered:
      let speed = along(velocity)
      coordinate = solver.groupOffset(
        inSection: section, from: Double(along(startOfDrag)), to: Double(along(proposal)),
        direction: abs(speed) > Self.flick ? (speed > 0 ? 1 : -1) : 0)
    }
    return point(CGFloat(coordinate))
  }

  /// Scrolls a section so that an item is at the requested position. If the section snaps to groups, the item's group
  /// is at its resting position.
  func scrollSection(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let target = sectionOffset(showing: indexPath, at: position) else { return }
    if let scrollView = sectionScrollViews[indexPath.section] {
      scrollView.scroll(toLayoutOffset: target, animated: animated)
    } else {
      section(indexPath.section, didScrollTo: target)
    }
  }

  /// Leads the scroll of a section to where its item is now, after items were measured.
  ///
  /// - Returns: Whether the section still moves.
  func followItem(inSectionOf indexPath: IndexPath, at position: UICollectionView.ScrollPosition) -> Bool {
    guard let scrollView = sectionScrollViews[indexPath.section],
      let target = sectionOffset(showing: indexPath, at: position)
    else { return false }
    return scrollView.follow(toLayoutOffset: target)
  }

  /// Returns the offset of a section that shows an item at the requested position.
  private func sectionOffset(
    showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard indexPath.count == 2, let scrolling = solver.orthogonalScrolling(ofSection: indexPath.section),
      let frame = solver.element(ofItem: indexPath.item, inSection: indexPath.section)?.frame,
      let section = plans[indexPath.section].section
    else { return nil }
    var target: Double
    if section.orthogonalScrollingBehavior.restsAtGroups,
      let rest = solver.groupOffset(inSection: indexPath.section, ofItem: indexPath.item)
    {
      target = rest
    } else {
      let start = interval(frame), seen = interval(scrolling.frame)
      let old = Double(along(CGPoint(scrolling.offset)))
      // The section is mirrored with the content.
      let isMirrored = isVertical && collectionView?.contentMirror.isOn == true
      if position.contains(!isVertical ? .top : isMirrored ? .right : .left) {
        target = old + start.from - seen.from
      } else if position.contains(!isVertical ? .bottom : isMirrored ? .left : .right) {
        target = old + start.to - seen.to
      } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
        target = old + (start.from + start.to - seen.from - seen.to) / 2
      } else {
        // Scroll only as far as needed.
        target =
          old + min(0, start.from - seen.from) + max(0, min(start.to - seen.to, start.from - seen.from))
      }
    }
    target = max(0, min(target, length(scrolling.contentSize) - length(scrolling.frame.size)))
    return point(CGFloat(target))
  }

  /// Resizes an item of a section. If it begins before the visible part, what is visible stays where it is.
  func resize(_ item: Int, inScrollingSection section: Int, to size: Size2D) {
    guard let before = solver.orthogonalScrolling(ofSection: section),
      let frame = solver.element(ofItem: item, inSection: section)?.frame,
      case let seen = interval(before.frame), interval(frame).from < seen.from,
      let (anchor, start) = firstItem(of: section, from: seen.from, after: item)
    else { return change { $0.resizeItem(item, inSection: section, to: size) } }
    change { $0.resizeItem(item, inSection: section, to: size) }
    guard let moved = solver.element(ofItem: anchor, inSection: section).map({ interval($0.frame).from }),
      moved != start
    else { return }
    change { $0.scroll(section: section, to: Double(along(CGPoint(before.offset))) + moved - start) }
    solver.orthogonalScrolling(ofSection: section).map { sectionScrollViews[section]?.follow($0) }
  }

  /// The first item after another one that begins at a coordinate or beyond it, and where it begins.
  private func firstItem(
    of section: Int, from coordinate: Double, after item: Int
  ) -> (item: Int, start: Double)? {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    for next in (item + 1)..<max(item + 1, count) {
      guard let frame = solver.element(ofItem: next, inSection: section)?.frame else { return nil }
      if interval(frame).from >= coordinate { return (next, interval(frame).from) }
    }
    return nil
  }

  // MARK: - Along the axis of a section

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  private func point(_ coordinate: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: coordinate, y: 0) : CGPoint(x: 0, y: coordinate)
  }

  private func length(_ size: Size2D) -> Double { isVertical ? size.width : size.height }

  private func interval(_ frame: Rectangle) -> (from: Double, to: Double) {
    isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// Whether scrolling snaps to a group at the leading edge or in the centre.
  fileprivate var restsAtGroups: Bool {
    switch self {
    case .none, .continuous, .paging: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    }
  }
}
