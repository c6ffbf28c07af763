/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint: the length equals a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }

  /// Creates a constraint: the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.greaterThanOrEqual, c)
  }

  /// Creates a constraint: the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.lessThanOrEqual, c)
  }

  /// Creates a constraint: the length equals a multiple of another length.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Creates a constraint: the length equals a multiple of another length plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Creates a constraint: the length is at least a multiple of another length plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Creates a constraint: the length is at most a multiple of another length plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
  }
}
