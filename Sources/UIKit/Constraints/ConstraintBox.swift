import LayoutCore

/// The rectangle of a view or guide in the root view's coordinates, as expressions of the solver's variables.
struct ConstraintBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// The distances of the first and the last baseline from the upper and the lower edge.
  var baselines: (first: Double, last: Double) = (0, 0)

  /// The rectangle that constraints align.
  @MainActor
  func aligned(in view: UIView) -> ConstraintBox {
    let insets = view.alignmentRectInsets
    guard insets != .zero else { return self }
    return ConstraintBox(
      x: x + Double(insets.left), y: y + Double(insets.top),
      width: width - Double(insets.left + insets.right),
      height: height - Double(insets.top + insets.bottom),
      baselines: (baselines.first - Double(insets.top), baselines.last - Double(insets.bottom)))
  }

  /// The expression for an attribute.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - isRightToLeft: Whether the layout direction is right to left.
  ///   - margins: The insets of the margins.
  func expression(
    of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool, margins: UIEdgeInsets
  ) -> LinearExpression {
    switch attribute {
    case .notAnAttribute: LinearExpression()
    case .left: x
    case .right: x + width
    case .top: y
    case .bottom: y + height
    case .leading: isRightToLeft ? x + width : x
    case .trailing: isRightToLeft ? x : x + width
    case .width: width
    case .height: height
    case .centerX: x + 0.5 * width
    case .centerY: y + 0.5 * height
    case .firstBaseline: y + baselines.first
    case .lastBaseline: y + height - baselines.last
    case .leftMargin: x + Double(margins.left)
    case .rightMargin: x + width - Double(margins.right)
    case .topMargin: y + Double(margins.top)
    case .bottomMargin: y + height - Double(margins.bottom)
    case .leadingMargin: isRightToLeft ? x + width - Double(margins.right) : x + Double(margins.left)
    case .trailingMargin: isRightToLeft ? x + Double(margins.left) : x + width - Double(margins.right)
    case .centerXWithinMargins: x + 0.5 * width + Double(margins.left - margins.right) / 2
    case .centerYWithinMargins: y + 0.5 * height + Double(margins.top - margins.bottom) / 2
    }
  }
}
