/// An edge, a centre or a length of a view or layout guide, for creating constraints.
///
/// The constraints are created inactive. `NSLayoutConstraint.activate(_:)` activates several at once.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide of the anchor.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Creates a constraint: this anchor equals another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor)
  }

  /// Creates a constraint: this anchor is greater than or equal to another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor)
  }

  /// Creates a constraint: this anchor is less than or equal to another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor)
  }

  /// Creates a constraint: this anchor equals another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: c)
  }

  /// Creates a constraint: this anchor is greater than or equal to another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Creates a constraint: this anchor is less than or equal to another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The view of the anchor, or that of its layout guide.
  var view: UIView? { (item as? any ConstrainedItem)?.constrainedView }

  func relation(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other.item, other.attribute, multiplier: multiplier, constant: constant)
  }
}
