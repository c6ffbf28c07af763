extension UIView {
  /// What the view has to do with constraints, made when first needed.
  var constraintState: ConstraintState {
    if let constraintStateIfAny { return constraintStateIfAny }
    let state = ConstraintState()
    constraintStateIfAny = state
    return state
  }

  /// Whether the view's frame is found together with that of its superview: constraints place it, or lead through it.
  var isLaidOutWithSuperview: Bool {
    superview != nil
      && (!translatesAutoresizingMaskIntoConstraints || (constraintStateIfAny?.crossings ?? 0) > 0)
  }

  /// Whether the view grows with its superview.
  var followsSuperviewsSize: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }

  /// The view whose constraints are solved together with those of this one.
  private var constraintRoot: UIView {
    var root = self
    while root.isLaidOutWithSuperview, let superview = root.superview { root = superview }
    return root
  }

  /// The constraints, or what they are about, changed.
  func setNeedsConstraintLayout() {
    let root = constraintRoot
    root.constraintStateIfAny?.solution = nil
    root.setNeedsLayout()
  }

  /// Puts the subviews and guides where the constraints want them.
  func placeConstrainedSubviews() {
    let guides = layoutGuides
    guard subviews.contains(where: \.isLaidOutWithSuperview) || !guides.isEmpty else { return }
    let solution = constraintRoot.constraintSolution(placedBy: self)
    for subview in subviews {
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { continue }
      if subview.bounds.size != frame.size { subview.bounds.size = frame.size }
      let anchor = subview.layer.anchorPoint
      let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if subview.center != center { subview.center = center }
    }
    for guide in guides {
      if let frame = solution.frames[ObjectIdentifier(guide)] { guide.constrainedFrame = frame }
    }
  }

  /// The places of everything that is laid out with this view; those who place it are told when they are new.
  private func constraintSolution(placedBy view: UIView) -> ConstraintSolution {
    if let known = constraintState.solution, known.holds(for: bounds.size) { return known }
    let solution = ConstraintSystem.solve(self)
    constraintState.solution = solution
    setNeedsPlacing(except: view)
    return solution
  }

  private func setNeedsPlacing(except view: UIView) {
    var isPlacing = !layoutGuides.isEmpty
    for subview in subviews where subview.isLaidOutWithSuperview {
      isPlacing = true
      subview.setNeedsPlacing(except: view)
    }
    if isPlacing, self !== view { setNeedsLayout() }
  }

  /// Ends the constraints between what is in this view and what is not, since it leaves its superview.
  func deactivateConstraintsToOutside() {
    guard let superview else { return }
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        constraint.deactivate()
      }
    }
  }

  // MARK: Fitting

  /// The size the constraints give the view when it is to have a size, as far as those of its content allow.
  func fittedSize(_ measures: FittingMeasures) -> CGSize? {
    guard hasConstraintsInside else { return nil }
    let size = ConstraintSystem.solve(self, fitting: measures).size
    let scale = max(1, traitCollection.displayScale)
    // What is off by less than a rounding error is no reason for another pixel.
    return CGSize(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
  }

  /// Whether the view's size can follow from constraints.
  private var hasConstraintsInside: Bool {
    updateConstraintsIfNeeded()
    return !constraints.isEmpty
      || subviews.contains { subview in
        (subview.isLaidOutWithSuperview || subview.followsSuperviewsSize) && subview.hasConstraintsInside
      }
  }
}
