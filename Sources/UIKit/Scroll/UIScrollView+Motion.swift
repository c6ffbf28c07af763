import Geometry

// What the view tells the motion, and the motion the view.
extension UIScrollView {
  /// Which axes follow a drag: those with something to scroll, and those that bounce anyway (behaviour.md 6.3).
  var draggableAxes: (x: Bool, y: Bool) {
    let range = scrollRange
    return (
      range.end.x > range.start.x || (bounces && alwaysBounceHorizontal),
      range.end.y > range.start.y || (bounces && alwaysBounceVertical)
    )
  }

  var dragLimits: ScrollDrag.Limits {
    ScrollDrag.Limits(
      range: scrollRange, size: bounds.size, scrolls: draggableAxes, bounces: (bounces, bounces),
      isDirectionalLockEnabled: isDirectionalLockEnabled)
  }

  var glideLimits: ScrollGlide.Limits {
    ScrollGlide.Limits(
      range: scrollRange, bounces: (bounces, bounces),
      rate: (isPagingEnabled ? DecelerationRate.fast : decelerationRate).rawValue, grid: pixelGrid)
  }

  /// Whether a drag in a direction moves the view: the axis it is mostly along must be draggable; halfway between the
  /// axes, one of them.
  func isDraggable(along travel: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return travel.isAlong(draggableAxes)
  }

  /// Whether a wheel or a touchpad still moves the view in a direction; at the end it is for the view around.
  func canScroll(by delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let (range, offset) = (scrollRange, contentOffset)
    func isFree(_ delta: CGFloat, _ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      delta > 0 ? offset < end : delta < 0 && offset > start
    }
    return delta.isAlong(
      (
        isFree(delta.x, offset.x, range.start.x, range.end.x),
        isFree(delta.y, offset.y, range.start.y, range.end.y)
      ))
  }

  /// Where a glide comes to rest: the proposal, unless paging, the layout, or at last the delegate wants it elsewhere.
  ///
  /// - Parameter fingerVelocity: The speed the delegate is told, in points a second.
  func targetOffset(of glide: ScrollGlide, fingerVelocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: fingerVelocity.x / 1000, y: fingerVelocity.y / 1000)
    var target = layoutTarget(for: glide.proposal, velocity: velocity, startOfDrag: glide.startOfDrag)
    scrollViewDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    return target.x.isFinite && target.y.isFinite ? target : glide.proposal
  }

  /// Where paging, or a layout, wants a scroll to end.
  ///
  /// - Parameters:
  ///   - proposal: Where it would end, within the range.
  ///   - velocity: In points a millisecond.
  func layoutTarget(for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return preferredOffset(for: proposal, velocity: velocity, startOfDrag: startOfDrag)
    }
    return scrollRange.clamp(
      CGPoint(
        x: page(proposal.x, velocity.x, from: startOfDrag.x, length: bounds.width),
        y: page(proposal.y, velocity.y, from: startOfDrag.y, length: bounds.height)))
  }

  /// The multiple of the view's length a scroll ends at: that nearest to where it would end, but not further than one
  /// page from where the drag began; a flick goes on by one also when it is short (behaviour.md 7.13).
  private func page(_ proposal: CGFloat, _ velocity: CGFloat, from start: CGFloat, length: CGFloat) -> CGFloat
  {
    guard length > 0 else { return proposal }
    let first = (start / length).rounded()
    let flick = 0.3
    let wanted = abs(velocity) > flick ? first + (velocity > 0 ? 1 : -1) : (proposal / length).rounded()
    return min(first + 1, max(first - 1, wanted)) * length
  }

  /// Whether the views under the fingers, if they know of them already, may lose them to a scroll.
  var mayTakeContentTouches: Bool {
    panGestureRecognizer.trackedTouches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.isKnownToView else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// The device pixels that offsets are on.
  var pixelGrid: PixelGrid {
    // The traits' scale without the other traits: this is asked at every step.
    var view: UIView? = self
    while let current = view {
      if let scale = current.traitOverrides.displayScale { return PixelGrid(scale: scale) }
      view = current.superview
    }
    return PixelGrid(scale: UITraitCollection.initial.displayScale)
  }
}

extension CGPoint {
  /// Whether a distance is mostly along an axis that has a property; halfway between the axes, whether either has it.
  fileprivate func isAlong(_ axes: (x: Bool, y: Bool)) -> Bool {
    let difference = abs(x) - abs(y)
    // Differences of coordinates are off by a last bit.
    if abs(difference) <= 1e-6 * max(abs(x), abs(y)) { return axes.x || axes.y }
    return difference > 0 ? axes.x : axes.y
  }
}
