import LayoutCore

/// A linear relation between two views or layout guides: *first = multiplier · second + constant*, or ≤ or ≥ instead of
/// =.
///
/// Only an active constraint has an effect, and only on views whose `translatesAutoresizingMaskIntoConstraints` is
/// false. The frames of other views are constants.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or layout guide of the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation of the two sides.
  public private(set) var relation = Relation.equal
  /// The view or layout guide of the second side. Nil when the second side is a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor for the second attribute.
  public private(set) var multiplier: CGFloat = 1

  /// The constant that is added to the second side, in points. A value that is not finite is treated as 0.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { host?.setNeedsConstraintLayout() } } }

  /// The priority of the constraint. Default `required`.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { host?.setNeedsConstraintLayout() } }
  }

  /// A name that identifies the constraint, for instance in diagnostics.
  open var identifier: String?

  /// The view that holds the active constraint: the nearest common ancestor of both items.
  weak var host: UIView?

  /// Whether a conflict of the constraint was reported.
  var isKnownToConflict = false

  private(set) var hasSecondItem = false

  /// Creates a constraint without items. It cannot be activated.
  public override init() { super.init() }

  /// Called on Apple's platforms when a nib has created the constraint. Never called here: nibs create views.
  open func awakeFromNib() {}

  // A convenience initializer, because a designated one that subclasses cannot see would keep them from inheriting
  // initializers.
  convenience init(
    _ firstItem: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ secondItem: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    hasSecondItem = secondAttribute != .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates an inactive constraint: `view1.attr1 relation multiplier · view2.attr2 + c`.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - view2: A view or layout guide, or nil when the second side is `c` alone.
  ///   - attr2: The attribute of the second item. `notAnAttribute` without a second item.
  ///   - multiplier: The factor for the second attribute.
  ///   - c: The constant that is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject },
      view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
  }

  // MARK: - Activation

  /// Whether the constraint is active. It stays inactive when its items have no common ancestor.
  open var isActive: Bool {
    get { host != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items that are still there.
  var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

  /// The views of the items: the items themselves, or the owners of guides.
  var views: [UIView] { items.compactMap { ($0 as? any ConstrainedItem)?.constrainedView } }

  private func activate() {
    guard host == nil else { return }
    let views = views
    guard let first = views.first, views.count == (hasSecondItem ? 2 : 1),
      let common = sequence(first: first, next: \.superview).first(where: { candidate in
        views.allSatisfy { $0.isDescendant(of: candidate) }
      })
    else {
      UIDiagnostic.report(
        .unrelatedConstraintItems,
        "The \(diagnosticDescription) has items that are not in one view tree. It stays inactive. "
          + "Add the views to a common superview before you activate it.")
      return
    }
    host = common
    common.constraintState.hosted.append(self)
    changeCrossings(by: 1, under: common)
    common.setNeedsConstraintLayout()
  }

  func deactivate() {
    guard let host else { return }
    host.setNeedsConstraintLayout()
    host.constraintState.hosted.removeFirst(identicalTo: self)
    changeCrossings(by: -1, under: host)
    self.host = nil
  }

  /// Updates the views between each item and the host, which are laid out together with the host.
  private func changeCrossings(by difference: Int, under host: UIView) {
    for view in views where view !== host {
      for ancestor in sequence(first: view, next: \.superview).dropFirst() {
        if ancestor === host { break }
        ancestor.constraintState.crossings += difference
      }
    }
  }

  /// A description of the constraint for diagnostics.
  var diagnosticDescription: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? "nothing.\(attribute)"
    }
    let relations: [Relation: String] = [.lessThanOrEqual: "≤", .equal: "=", .greaterThanOrEqual: "≥"]
    let second = hasSecondItem ? "\(multiplier) · \(side(secondItem, secondAttribute)) + " : ""
    let name = identifier.map { "'\($0)' " } ?? ""
    return
      "constraint \(name)\(side(firstItem, firstAttribute)) \(relations[relation] ?? "?") \(second)\(constant)"
  }
}
