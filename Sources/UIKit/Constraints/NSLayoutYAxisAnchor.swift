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

  /// The distance from this anchor to another one below it, for constraints between distances. Both views are already in one
  /// tree of views.
  ///
  /// The distance is the height of a layout guide, which is added to the view of this anchor.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    view?.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: self), guide.bottomAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.heightAnchor
  }
}
