/// A vertical edge or a horizontal centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Creates a constraint: this anchor is a multiple of the system spacing (8 points) after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Creates a constraint: this anchor is at least a multiple of the system spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// Creates a constraint: this anchor is at most a multiple of the system spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// The distance from this anchor to another one on its right, for constraints between distances. Both views are already in
  /// one tree of views.
  ///
  /// The distance is the width of a layout guide, which is added to the view of this anchor.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    view?.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: self), guide.rightAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.widthAnchor
  }
}
