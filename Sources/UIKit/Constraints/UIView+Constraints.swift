extension UIView {
  // MARK: - Constraints

  /// The active constraints that this view holds: those between this view and its descendants.
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

  /// Whether several frames meet the constraints. Always false: missing constraints keep the frame, and no search is made for
  /// others.
  public var hasAmbiguousLayout: Bool { false }

  // MARK: - Content priorities

  /// The priority with which the view resists growing beyond its intrinsic content size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = constraintStateIfAny?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// The priority with which the view resists shrinking below its intrinsic content size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = constraintStateIfAny?.compressionResistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  // MARK: - Guides

  /// The layout guides of the view.
  public var layoutGuides: [UILayoutGuide] { constraintStateIfAny?.guides ?? [] }

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a layout guide, and deactivates the constraints that refer to it.
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

  /// A guide for the part of the view inside its safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, kept: \.safeAreaGuide) }

  /// A guide for the part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, kept: \.marginsGuide) }

  /// A guide for the part of the view inside its margins that is not too wide for reading, in the middle.
  ///
  /// The maximum width is 672 points for the content size category `large`, and in proportion to the size of body text for
  /// others.
  public var readableContentGuide: UILayoutGuide { guide(.readable, kept: \.readableGuide) }

  /// A guide for the part of the view that the input views of the first responder cover. Without them, it is the part below
  /// the safe area: a desktop has a keyboard of its own.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    constraintState.keyboardGuide = guide
    return guide
  }

  /// The height of the part of the view that input views cover, at least that below the safe area.
  var keyboardHeight: CGFloat {
    let covered = window.map { window in
      bounds.maxY - convert(CGPoint(x: 0, y: window.bounds.maxY - window.inputViews.height), from: window).y
    }
    return max(safeAreaInsets.bottom, min(covered ?? 0, bounds.height))
  }

  /// The insets of the readable content.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = readableExcess(in: bounds.width - insets.left - insets.right)
    insets.left += excess
    insets.right += excess
    return insets
  }

  /// How much of a width has to stay empty at each side, so that lines of text are not too wide for reading.
  func readableExcess(in width: CGFloat) -> CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    return max(0, (width - 672 * UIFont.TextStyle.body.scale(for: category)) / 2)
  }

  private func guide(
    _ place: UILayoutGuide.Place, kept: ReferenceWritableKeyPath<ConstraintState, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let guide = constraintState[keyPath: kept] { return guide }
    let guide = UILayoutGuide(place)
    guide.owningView = self
    constraintState[keyPath: kept] = guide
    return guide
  }

  // MARK: - Fitting

  /// The target size for the minimum size that constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the maximum size that constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
