import LayoutCore

/// The rectangle of a view or guide in the coordinates of the view at the root, as expressions of what is looked for.
struct ConstraintBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// How far the first and the last baseline are from the upper and the lower edge.
  var baselines: (first: Double, last: Double) = (0, 0)

  /// What an attribute amounts to.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether writing begins at the right.
  ///   - margins: How far the margins are inside the edges.
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
