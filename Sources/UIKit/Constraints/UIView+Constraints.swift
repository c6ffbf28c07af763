extension UIView {
  // MARK: Constraints

  /// The active constraints between this view and those in it.
  public var constraints: [NSLayoutConstraint] { constraintStateIfAny?.hosted ?? [] }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { constraint.isActive = false }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// With which priority the view resists being made larger than its intrinsic content size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = constraintStateIfAny?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// With which priority the view resists being made smaller than its intrinsic content size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = constraintStateIfAny?.compressionResistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  // MARK: Guides

  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintStateIfAny?.guides ?? [] }

  /// Adds a guide, which constraints can then refer to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Takes a guide away, and with it the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
    }
    constraintState.guides.removeFirst(identicalTo: layoutGuide)
    layoutGuide.owningView = nil
  }

  /// The view's bounds without its safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, kept: \.safeAreaGuide) }

  /// The view's bounds without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, kept: \.marginsGuide) }

  private func guide(
    _ place: UILayoutGuide.Place, kept: ReferenceWritableKeyPath<ConstraintState, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let guide = constraintState[keyPath: kept] { return guide }
    let guide = UILayoutGuide(place)
    guide.owningView = self
    constraintState[keyPath: kept] = guide
    return guide
  }

  // MARK: Fitting

  /// The size to ask for the smallest one that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The size to ask for the largest one that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
