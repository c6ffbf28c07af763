extension UIView {
  /// The constraint state of the view, created on demand.
  var constraintState: ConstraintState {
    if let constraintStateIfAny { return constraintStateIfAny }
    let state = ConstraintState()
    constraintStateIfAny = state
    return state
  }

  /// Whether the view is laid out together with its superview: constraints place it, or cross its boundary.
  var isLaidOutWithSuperview: Bool {
    (!translatesAutoresizingMaskIntoConstraints || (constraintStateIfAny?.crossings ?? 0) > 0)
      && superview != nil
  }

  /// Whether the view's size depends on that of its superview.
  var followsSuperviewsSize: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }

  /// The scale at which a scroll view shows this view, if it is the one that it zooms; otherwise 1.
  var zoomScaleInScrollView: CGFloat {
    guard let scrollView = superview as? UIScrollView, scrollView.zoom.zoomedView === self else { return 1 }
    return transform.a
  }

  /// The view whose constraints are solved together with those of this one.
  private var constraintRoot: UIView {
    var root = self
    while root.isLaidOutWithSuperview, let superview = root.superview { root = superview }
    return root
  }

  /// Marks the solution as invalid, because the constraints or their items changed. The next layout pass begins with a
  /// new one.
  func setNeedsConstraintLayout() {
    let root = constraintRoot
    root.constraintStateIfAny?.isSolved = false
    root.layer.setNeedsConstraintSolution()
    root.superview?.constraintsDidChange(in: root)
  }

  /// Solves the constraints of the views that are laid out with this one, if they changed. Only superviews of views that
  /// get another frame are laid out (Behaviour.md 29.11).
  func solveConstraints() {
    guard !isLaidOutWithSuperview, subviews.contains(where: \.isLaidOutWithSuperview) || !layoutGuides.isEmpty
    else { return }
    traitCollection.performAsCurrent { _ = constraintSolution(placedBy: nil) }
  }

  /// Sets the frames of subviews and guides that constraints determine.
  func placeConstrainedSubviews() {
    let guides = layoutGuides
    guard subviews.contains(where: \.isLaidOutWithSuperview) || !guides.isEmpty else { return }
    let solution = constraintRoot.constraintSolution(placedBy: self)
    if let scrollView = self as? UIScrollView, let size = solution.contentSizes[ObjectIdentifier(self)],
      scrollView.contentSize != size
    {
      scrollView.contentSize = size
    }
    for subview in subviews {
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { continue }
      if subview.bounds.size != frame.size { subview.bounds.size = frame.size }
      let anchor = subview.layer.anchorPoint
      let scale = subview.zoomScaleInScrollView
      let center = CGPoint(
        x: frame.minX + anchor.x * frame.width * scale, y: frame.minY + anchor.y * frame.height * scale)
      if subview.center != center { subview.center = center }
    }
    for guide in guides {
      if let frame = solution.frames[ObjectIdentifier(guide)] { guide.constrainedFrame = frame }
    }
  }

  /// The solution for everything that is laid out with this view. A new one requests layout of the views that use it.
  ///
  /// - Parameter view: The view that uses the solution now; nil for none.
  private func constraintSolution(placedBy view: UIView?) -> ConstraintSolution {
    let state = constraintState
    if state.isSolved, let known = state.solution, known.holds(for: bounds.size) { return known }
    let old = state.solution
    let solution = ConstraintSystem.solve(self)
    state.solution = solution
    state.isSolved = true
    setNeedsPlacing(solution, insteadOf: old, except: view)
    return solution
  }

  /// Requests layout of the views whose subviews or guides have another frame in a new solution.
  private func setNeedsPlacing(
    _ solution: ConstraintSolution, insteadOf old: ConstraintSolution?, except view: UIView?
  ) {
    func changes(_ item: AnyObject) -> Bool {
      solution.frames[ObjectIdentifier(item)] != old?.frames[ObjectIdentifier(item)]
    }
    var isPlacing = layoutGuides.contains(where: changes)
    for subview in subviews where subview.isLaidOutWithSuperview {
      isPlacing = isPlacing || changes(subview)
      subview.setNeedsPlacing(solution, insteadOf: old, except: view)
    }
    let key = ObjectIdentifier(self)
    isPlacing = isPlacing || solution.contentSizes[key] != old?.contentSizes[key]
    if isPlacing, self !== view { setNeedsLayout() }
  }

  /// Deactivates the constraints between this view's tree and items outside, because the view leaves its superview.
  func deactivateConstraintsToOutside() {
    guard let superview else { return }
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        constraint.deactivate()
      }
    }
  }

  // MARK: - Fitting

  /// The size that constraints give the view for a target size.
  func fittedSize(_ measures: FittingMeasures) -> CGSize? {
    guard hasConstraintsInside else { return nil }
    let size = ConstraintSystem.solve(self, fitting: measures).size
    let scale = max(1, traitCollection.displayScale)
    // Tolerates rounding errors, so that they do not add a pixel.
    return CGSize(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
  }

  /// Whether constraints can determine the view's size.
  private var hasConstraintsInside: Bool {
    updateConstraintsIfNeeded()
    return !constraints.isEmpty
      || subviews.contains { subview in
        (subview.isLaidOutWithSuperview || subview.followsSuperviewsSize) && subview.hasConstraintsInside
      }
  }
}
