import LayoutCore

/// The constraints of the views that are laid out together, as a system of equations, and its solution.
///
/// The size of the root view is given, or computed to fit. The position and size of each view that constraints place
/// are variables; the frames of other views are constants.
@MainActor
struct ConstraintSystem {
  private let root: UIView
  private let measures: FittingMeasures?
  private var solver = ConstraintSolver()
  private var boxes: [ObjectIdentifier: ConstraintBox] = [:]
  private var placedViews: [UIView] = []
  private var placedGuides: [UILayoutGuide] = []
  /// The views and guides that constraints refer to.
  private var constrainedItems: Set<ObjectIdentifier> = []
  /// Whether constraints determine the frame of each view that was asked about.
  private var arePlaced: [ObjectIdentifier: Bool] = [:]
  /// The contents of scroll views that constraints refer to.
  private var contentAreas: [ObjectIdentifier: (view: UIScrollView, box: ConstraintBox)] = [:]
  private var givens: [ConstraintSolution.Given] = []
  /// The heights of multi-line texts for the widths of an earlier round.
  private let heights: [ObjectIdentifier: CGFloat]

  /// Solves the constraints of a view and of the views laid out with it.
  ///
  /// The height of a multi-line text depends on its width. When a text does not get its preferred width, the
  /// constraints are solved again with the height for the width that it got.
  static func solve(_ root: UIView, fitting measures: FittingMeasures? = nil) -> ConstraintSolution {
    var system = ConstraintSystem(root, measures, heights: [:])
    system.build()
    let heights = system.heightsOfNarrowTexts
    if !heights.isEmpty {
      system = ConstraintSystem(root, measures, heights: heights)
      system.build()
    }
    return system.solution
  }

  private init(_ root: UIView, _ measures: FittingMeasures?, heights: [ObjectIdentifier: CGFloat]) {
    self.root = root
    self.measures = measures
    self.heights = heights
  }

  private mutating func build() {
    var constraints: [NSLayoutConstraint] = []
    collect(root, &constraints)
    for constraint in constraints {
      constrainedItems.formUnion(constraint.items.map { ObjectIdentifier($0) })
    }
    let views = placedViews
    placedViews = []
    for view in views where isPlacedByConstraints(view) { placedViews.append(view) }
    for guide in placedGuides { _ = box(of: guide) }
    if let measures { add(measures, to: box(of: root)) }
    for view in placedViews { addContentSize(of: view) }
    for constraint in constraints { add(constraint) }
    solver.minimizeErrors()
  }

  private mutating func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    view.updateConstraintsIfNeeded()
    constraints += view.constraints
    placedGuides += view.layoutGuides
    for subview in view.subviews {
      let isPlaced = !subview.translatesAutoresizingMaskIntoConstraints
      guard isPlaced || subview.isLaidOutWithSuperview || measures != nil && subview.followsSuperviewsSize
      else {
        continue
      }
      if isPlaced { placedViews.append(subview) }
      collect(subview, &constraints)
    }
  }

  /// Whether constraints determine the frame of a view. A view to which no constraint refers, and which has no intrinsic
  /// size, keeps its frame (Behaviour.md 29.12).
  private mutating func isPlacedByConstraints(_ view: UIView) -> Bool {
    if view.translatesAutoresizingMaskIntoConstraints { return false }
    if let known = arePlaced[ObjectIdentifier(view)] { return known }
    var isPlaced =
      constrainedItems.contains(ObjectIdentifier(view))
      || view.layoutGuides.contains { constrainedItems.contains(ObjectIdentifier($0)) }
    if !isPlaced {
      let size = view.intrinsicContentSize
      isPlaced = size.width >= 0 || size.height >= 0
    }
    arePlaced[ObjectIdentifier(view)] = isPlaced
    return isPlaced
  }

  // MARK: - Boxes

  private mutating func box(of view: UIView) -> ConstraintBox {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    var box = makeBox(of: view)
    box.baselines = view.baselineDistances
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  private mutating func makeBox(of view: UIView) -> ConstraintBox {
    guard view !== root, let superview = view.superview else {
      let isFitted = measures != nil
      return ConstraintBox(
        x: LinearExpression(), y: LinearExpression(),
        width: isFitted ? solver.makeVariable() : LinearExpression(Double(view.bounds.width)),
        height: isFitted ? solver.makeVariable() : LinearExpression(Double(view.bounds.height)))
    }
    let outer = contentBox(of: superview)
    guard !isPlacedByConstraints(view) else {
      var box = ConstraintBox(
        x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
      keepFromNegative(box)
      box.x.add(outer.x)
      box.y.add(outer.y)
      return box
    }
    givens.append(.frame(of: view, view.frame))
    return box(of: view, resizedWith: outer)
  }

  /// The origin of a view's own coordinates, and the size of the view.
  private mutating func contentBox(of view: UIView) -> ConstraintBox {
    var box = box(of: view)
    // The root's content starts at its corner, regardless of its content offset. Its coordinates start at the offset.
    box.x.constant -= Double(view.bounds.minX)
    box.y.constant -= Double(view.bounds.minY)
    return box
  }

  /// The box of a view for a constraint with another item. Items outside of the view that a scroll view zooms are aligned
  /// with its edges as they are shown (Behaviour.md 29.13).
  private mutating func zoomedBox(of view: UIView, seenFrom other: AnyObject?) -> ConstraintBox {
    var box = box(of: view)
    let scale = Double(view.zoomScaleInScrollView)
    guard scale != 1, let other = (other as? any ConstrainedItem)?.constrainedView,
      !other.isDescendant(of: view)
    else { return box }
    (box.width, box.height) = (scale * box.width, scale * box.height)
    return box
  }

  /// The box of a view with a fixed frame, in a superview whose size may be variable.
  private func box(of view: UIView, resizedWith outer: ConstraintBox) -> ConstraintBox {
    let (frame, mask) = (view.frame, view.autoresizingMask)
    let size = view.superview?.bounds.size ?? .zero
    func axis(
      start: CGFloat, length: CGFloat, outerStart: LinearExpression, outerLength: LinearExpression,
      of room: CGFloat,
      flexibleStart: Bool, flexibleLength: Bool
    ) -> (start: LinearExpression, length: LinearExpression) {
      let missing = outerLength - Double(room)
      return (
        outerStart + Double(start) + (flexibleStart && !flexibleLength ? missing : LinearExpression()),
        LinearExpression(Double(length)) + (flexibleLength ? missing : LinearExpression())
      )
    }
    let horizontal = axis(
      start: frame.minX, length: frame.width, outerStart: outer.x, outerLength: outer.width, of: size.width,
      flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth))
    let vertical = axis(
      start: frame.minY, length: frame.height, outerStart: outer.y, outerLength: outer.height,
      of: size.height,
      flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight))
    return ConstraintBox(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// The content of a scroll view. Constraints determine its size, except that of a collection view: the layout does.
  private mutating func contentArea(of view: UIScrollView) -> ConstraintBox {
    if let known = contentAreas[ObjectIdentifier(view)] { return known.box }
    let origin = contentBox(of: view)
    var box = ConstraintBox(
      x: origin.x, y: origin.y, width: LinearExpression(Double(view.contentSize.width)),
      height: LinearExpression(Double(view.contentSize.height)))
    if view is UICollectionView {
      givens.append(.contentSize(of: view, view.contentSize))
    } else {
      (box.width, box.height) = (solver.makeVariable(), solver.makeVariable())
      keepFromNegative(box)
      // As small as the constraints allow.
      for length in [box.width, box.height] { solver.add(LinearConstraint(length, .equal, priority: 0.5)) }
    }
    contentAreas[ObjectIdentifier(view)] = (view, box)
    return box
  }

  private mutating func box(of guide: UILayoutGuide) -> ConstraintBox {
    if guide.place == .scrollContent, let view = guide.owningView as? UIScrollView {
      return contentArea(of: view)
    }
    if guide.place == .scrollFrame, let view = guide.owningView {
      givens.append(.contentOffset(of: view, view.bounds.origin))
    }
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    var box: ConstraintBox
    if let insets = guide.insets, let view = guide.owningView {
      givens.append(.insets(of: guide, insets))
      let outer = self.box(of: view)
      box = ConstraintBox(
        x: outer.x + Double(insets.left), y: outer.y + Double(insets.top),
        width: outer.width - Double(insets.left + insets.right),
        height: outer.height - Double(insets.top + insets.bottom))
    } else {
      box = ConstraintBox(
        x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
      keepFromNegative(box)
      if let view = guide.owningView {
        let outer = contentBox(of: view)
        box.x.add(outer.x)
        box.y.add(outer.y)
      }
    }
    boxes[ObjectIdentifier(guide)] = box
    return box
  }

  // MARK: - Constraints

  /// Keeps a size from becoming negative, with a priority below required, so that it causes no conflict.
  private mutating func keepFromNegative(_ box: ConstraintBox) {
    for length in [box.width, box.height] {
      solver.add(
        LinearConstraint(length, .greaterThanOrEqual, priority: LinearConstraint.required.nextDown))
    }
  }

  private mutating func add(_ measures: FittingMeasures, to box: ConstraintBox) {
    keepFromNegative(box)
    for (length, size, priority) in [
      (box.width, measures.size.width, measures.horizontalPriority),
      (box.height, measures.size.height, measures.verticalPriority),
    ] where size.isFinite {
      solver.add(LinearConstraint(length - Double(size), .equal, priority: Double(priority.rawValue)))
    }
  }

  private mutating func addContentSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let box = box(of: view)
    for (axis, length, intrinsic) in [
      (NSLayoutConstraint.Axis.horizontal, box.aligned(in: view).width, size.width),
      (.vertical, box.aligned(in: view).height, heights[ObjectIdentifier(view)] ?? size.height),
    ] where intrinsic >= 0 && intrinsic.isFinite {
      let difference = length - Double(intrinsic)
      solver.add(
        LinearConstraint(
          difference, .lessThanOrEqual, priority: Double(view.contentHuggingPriority(for: axis).rawValue)))
      solver.add(
        LinearConstraint(
          difference, .greaterThanOrEqual,
          priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue)))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.views.first,
      var difference = expression(
        constraint.firstItem, constraint.firstAttribute, with: constraint.secondItem, for: view)
    else { return }
    if constraint.hasSecondItem {
      guard
        let second = expression(
          constraint.secondItem, constraint.secondAttribute, with: constraint.firstItem, for: view)
      else { return }
      difference.add(second, times: -Double(constraint.multiplier))
    }
    // From right to left, distances between leading and trailing edges are measured to the left.
    if constraint.firstAttribute.isMirrored, view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      difference = -1 * difference
    }
    if constraint.constant.isFinite { difference.constant -= Double(constraint.constant) }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let holds = solver.add(
      LinearConstraint(difference, relation, priority: Double(constraint.priority.rawValue)))
    // A view without a size yet would conflict with any constraint.
    if !holds, !constraint.isKnownToConflict, root.bounds.width > 0, root.bounds.height > 0 {
      constraint.isKnownToConflict = true
      UIDiagnostic.report(
        .conflictingConstraints,
        "The \(constraint.diagnosticDescription) contradicts other required constraints in \(type(of: root)). "
          + "It is ignored. Remove a constraint, or give one a lower priority.")
    }
  }

  /// The expression for an attribute of an item.
  ///
  /// - Parameter other: The other item of the constraint. Constraints between a scroll view and its subviews refer to the
  ///   scroll view's content.
  private mutating func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?, for view: UIView
  ) -> LinearExpression? {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch item {
    case let item as UIView:
      guard item.isDescendant(of: root) else { return nil }
      if let scrollView = item as? UIScrollView, attribute != .width, attribute != .height,
        let inner = (other as? any ConstrainedItem)?.constrainedView, inner !== scrollView,
        inner.isDescendant(of: scrollView)
      {
        return contentArea(of: scrollView).expression(
          of: attribute, isRightToLeft: isRightToLeft, margins: item.layoutMargins)
      }
      return zoomedBox(of: item, seenFrom: other).aligned(in: item).expression(
        of: attribute, isRightToLeft: isRightToLeft, margins: item.layoutMargins)
    case let item as UILayoutGuide:
      guard item.owningView?.isDescendant(of: root) == true else { return nil }
      return box(of: item).expression(of: attribute, isRightToLeft: isRightToLeft, margins: .zero)
    default: return nil
    }
  }

  // MARK: - Solution

  /// The heights of texts that did not get their preferred width, for the width that they got.
  private var heightsOfNarrowTexts: [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in placedViews {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let width = solver.value(of: box.width)
      if width > 0, width < Double(view.intrinsicContentSize.width) - 1e-6 {
        heights[ObjectIdentifier(view)] = view.contentHeight(inWidth: CGFloat(width))
      }
    }
    return heights
  }

  private var solution: ConstraintSolution {
    var solution = ConstraintSolution(size: measures == nil ? root.bounds.size : fittedSize, givens: givens)
    for view in placedViews {
      guard let superview = view.superview else { continue }
      solution.frames[ObjectIdentifier(view)] = frame(ObjectIdentifier(view), in: superview)
    }
    for (key, area) in contentAreas where !(area.view is UICollectionView) {
      let scale = max(1, Double(root.traitCollection.displayScale))
      func length(_ expression: LinearExpression) -> Double {
        max(0, (solver.value(of: expression) * scale).rounded() / scale)
      }
      solution.contentSizes[key] = CGSize(width: length(area.box.width), height: length(area.box.height))
    }
    for guide in placedGuides {
      guard let view = guide.owningView else { continue }
      solution.frames[ObjectIdentifier(guide)] = frame(ObjectIdentifier(guide), in: view)
    }
    return solution
  }

  private var fittedSize: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(
      width: max(0, solver.value(of: box.width)), height: max(0, solver.value(of: box.height)))
  }

  /// A frame in a view's coordinates, with edges rounded to pixels so that neighbours stay adjacent.
  private func frame(_ item: ObjectIdentifier, in view: UIView) -> CGRect {
    guard let box = boxes[item], let outer = boxes[ObjectIdentifier(view)] else { return .zero }
    let scale = max(1, Double(root.traitCollection.displayScale))
    func edge(_ expression: LinearExpression) -> Double {
      (solver.value(of: expression) * scale).rounded() / scale
    }
    let (x, y) = (edge(box.x), edge(box.y))
    return CGRect(
      x: x - edge(outer.x) + Double(view.bounds.minX), y: y - edge(outer.y) + Double(view.bounds.minY),
      width: max(0, edge(box.x + box.width) - x), height: max(0, edge(box.y + box.height) - y))
  }
}
