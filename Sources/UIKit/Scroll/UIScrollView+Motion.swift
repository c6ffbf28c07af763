import Geometry

// The interface between the view and its motion.
extension UIScrollView {
  /// The axes that follow a drag: those with something to scroll, and those that always bounce (Behaviour.md 6.3).
  var draggableAxes: (x: Bool, y: Bool) {
    let range = scrollRange
    return (
      range.end.x > range.start.x || (bouncesHorizontally && alwaysBounceHorizontal),
      range.end.y > range.start.y || (bouncesVertically && alwaysBounceVertical)
    )
  }

  var dragLimits: ScrollDrag.Limits {
    ScrollDrag.Limits(
      range: scrollRange, size: bounds.size, scrolls: draggableAxes,
      bounces: (bouncesHorizontally, bouncesVertically),
      isDirectionalLockEnabled: isDirectionalLockEnabled)
  }

  var decelerationLimits: ScrollDeceleration.Limits {
    ScrollDeceleration.Limits(
      range: scrollRange, bounces: (bouncesHorizontally, bouncesVertically),
      rate: (isPagingEnabled ? DecelerationRate.fast : decelerationRate).rawValue, grid: pixelGrid)
  }

  /// Whether a drag in a direction moves the view. The axis that is nearer to the direction must be draggable; on the
  /// diagonal, either of the axes. Content that turns with the finger needs any axis.
  func isDraggable(along travel: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let axes = draggableAxes
    if scrollDistance(ofDragFrom: .zero, to: .zero) != nil { return axes.x || axes.y }
    return travel.isAlong(axes)
  }

  /// Whether a wheel or a touchpad can still scroll the view in a direction, from where it is or from where an animation
  /// leads. At its end, the enclosing view scrolls.
  func canScroll(by delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let range = scrollRange
    func isFree(_ delta: CGFloat, _ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      delta > 0 ? offset < end : delta < 0 && offset > start
    }
    return [contentOffset, motion.endOfAnimation ?? contentOffset].contains { offset in
      delta.isAlong(
        (
          isFree(delta.x, offset.x, range.start.x, range.end.x),
          isFree(delta.y, offset.y, range.start.y, range.end.y)
        ))
    }
  }

  /// Whether this view has no room in the direction of the drag that begins, and an enclosing scroll view has. A view whose
  /// content can be refreshed, or turns with the finger, keeps its drags.
  var leavesDragToEnclosingView: Bool {
    let (pan, travel) = (panGestureRecognizer, panGestureRecognizer.travel)
    let transfers =
      abs(travel.x) > abs(travel.y)
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, refreshControl == nil, scrollDistance(ofDragFrom: .zero, to: .zero) == nil,
      !canScroll(with: pan)
    else { return false }
    return sequence(first: self as UIView, next: \.superview).dropFirst().contains { view in
      guard let outer = view as? UIScrollView, outer.panGestureRecognizer.state == .possible,
        pan.trackedTouches.contains(where: outer.panGestureRecognizer.tracks)
      else { return false }
      return outer.isDraggable(along: travel) && outer.canScroll(with: pan)
    }
  }

  /// Whether the view can scroll in the direction of a drag.
  private func canScroll(with pan: UIPanGestureRecognizer) -> Bool {
    let travel = pan.travel(in: self)
    return canScroll(by: CGPoint(x: -travel.x, y: -travel.y))
  }

  /// The final offset of a deceleration: the proposal, unless paging, the layout or the delegate changes it, in this
  /// order.
  ///
  /// - Parameters:
  ///   - deceleration: The deceleration.
  ///   - fingerVelocity: The velocity that the delegate receives, in points per second.
  func targetOffset(of deceleration: ScrollDeceleration, fingerVelocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: fingerVelocity.x / 1000, y: fingerVelocity.y / 1000)
    var target = layoutTarget(
      for: deceleration.proposal, velocity: velocity, startOfDrag: deceleration.startOfDrag)
    calledScrollViewDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    guard target.x.isFinite, target.y.isFinite else { return deceleration.proposal }
    return offsetObserver?.restingOffset(target, of: self) ?? target
  }

  /// The offset at which paging or a layout ends a scroll.
  ///
  /// - Parameters:
  ///   - proposal: The offset at which it would end, in the range.
  ///   - velocity: The velocity, in points per millisecond.
  ///   - startOfDrag: The offset when the drag began.
  func layoutTarget(for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return preferredOffset(for: proposal, velocity: velocity, startOfDrag: startOfDrag)
    }
    return scrollRange.clamp(
      CGPoint(
        x: page(proposal.x, velocity.x, from: startOfDrag.x, length: bounds.width),
        y: page(proposal.y, velocity.y, from: startOfDrag.y, length: bounds.height)))
  }

  /// The resting position of paging or the layout for a scroll that ends at an offset.
  func restingPosition(at offset: CGPoint) -> CGPoint {
    layoutTarget(for: offset, velocity: .zero, startOfDrag: offset)
  }

  /// Sets the final offset of a deceleration: exactly, unless the content can also end its scroll beside it.
  func aim(_ deceleration: inout ScrollDeceleration, at target: CGPoint) {
    deceleration.aim(at: target, isExact: !canEndScroll(at: deceleration.naturalLanding))
  }

  /// The page offset at which a scroll ends: the one nearest to the proposal, at most one page from the start of the
  /// drag. A flick always moves by one page, even if it is short (Behaviour.md 7.13).
  private func page(_ proposal: CGFloat, _ velocity: CGFloat, from start: CGFloat, length: CGFloat) -> CGFloat
  {
    guard length > 0 else { return proposal }
    let first = (start / length).rounded()
    let wanted =
      abs(velocity) > Self.flickVelocity ? first + (velocity > 0 ? 1 : -1) : (proposal / length).rounded()
    return min(first + 1, max(first - 1, wanted)) * length
  }

  /// The velocity above which a drag is a flick, in points per millisecond: that of a finger which is still moving.
  private static var flickVelocity: CGFloat { 0.3 }

  /// Whether a scroll may cancel the touches of the views under the fingers.
  var mayTakeContentTouches: Bool {
    panGestureRecognizer.trackedTouches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.isKnownToView else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// The device pixels that offsets are rounded to.
  var pixelGrid: PixelGrid {
    // Reads the scale without computing the other traits, because every scroll step calls this.
    var view: UIView = self
    while true {
      if let scale = view.traitOverrides.displayScale { return PixelGrid(scale: scale) }
      guard let superview = view.superview else {
        return PixelGrid(scale: view.inheritedTraits.displayScale)
      }
      view = superview
    }
  }
}

extension CGPoint {
  /// Whether the axis nearer to this vector is in a set of axes. On the diagonal, whether either axis is.
  fileprivate func isAlong(_ axes: (x: Bool, y: Bool)) -> Bool {
    let difference = abs(x) - abs(y)
    // Differences of coordinates have rounding errors.
    if abs(difference) <= 1e-6 * max(abs(x), abs(y)) { return axes.x || axes.y }
    return difference > 0 ? axes.x : axes.y
  }
}
