/// A horizontal edge, a vertical centre or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates a constraint: this anchor is a multiple of the system spacing (8 points) below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Creates a constraint: this anchor is at least a multiple of the system spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Creates a constraint: this anchor is at most a multiple of the system spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }
}
