import LayoutCore

/// A linear relation between two views or layout guides: *first = multiplier · second + constant*, or at most, or at
/// least that.
///
/// It has an effect once it is active, on views whose `translatesAutoresizingMaskIntoConstraints` is false; the frames
/// of others are taken as given.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or layout guide on the first side.
  public private(set) weak var firstItem: AnyObject?
  /// What of it is meant.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// How the sides relate.
  public private(set) var relation = Relation.equal
  /// The view or layout guide on the second side; nil when that is a constant.
  public private(set) weak var secondItem: AnyObject?
  /// What of it is meant.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// What the second item's attribute is multiplied by.
  public private(set) var multiplier: CGFloat = 1

  /// What is added to the second side, in points. One that is not finite counts as 0.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { host?.setNeedsConstraintLayout() } } }

  /// How much the constraint matters; `required` unless said otherwise.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { host?.setNeedsConstraintLayout() } }
  }

  /// A name to tell the constraint by, in diagnostics too.
  open var identifier: String?

  /// The view that holds the constraint while it is active: the nearest one that both items are in.
  weak var host: UIView?

  /// Whether it was said that the constraint cannot hold.
  var isKnownToConflict = false

  private(set) var hasSecondItem = false

  /// Makes a constraint about nothing, which cannot be active.
  public override init() { super.init() }

  // Convenience, because a designated initializer that subclasses cannot see would keep them from inheriting any.
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

  /// Makes a constraint that is not active: `view1.attr1 relation multiplier · view2.attr2 + c`.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: What of it is bound.
  ///   - relation: How the two sides compare.
  ///   - view2: A view or layout guide, or nil when the second side is `c` alone.
  ///   - attr2: What of it the first side is bound to; `notAnAttribute` without one.
  ///   - multiplier: How often the second side's attribute counts.
  ///   - c: What is added to it, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject },
      view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
  }

  // MARK: Activation

  /// Whether the constraint has an effect. Items without a common ancestor cannot be constrained: it then stays inactive.
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

  /// The views the items are, or belong to.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? any ConstrainedItem)?.constrainedView }
  }

  private func activate() {
    guard host == nil else { return }
    let views = views
    guard let first = views.first, views.count == (hasSecondItem ? 2 : 1),
      let common = sequence(first: first, next: \.superview).first(where: { candidate in
        views.allSatisfy { $0.isDescendant(of: candidate) }
      })
    else {
      UIDiagnostic.report(
        .unrelatedConstraintItems, "\(words) is about views that are not in one tree; it stays inactive")
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

  /// Views between an item and the host are laid out together with the host.
  private func changeCrossings(by difference: Int, under host: UIView) {
    for view in views where view !== host {
      for ancestor in sequence(first: view, next: \.superview).dropFirst() {
        if ancestor === host { break }
        ancestor.constraintState.crossings += difference
      }
    }
  }

  /// The constraint in words, for diagnostics.
  var words: String {
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
