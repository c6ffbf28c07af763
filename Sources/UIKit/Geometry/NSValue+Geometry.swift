extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point in the box, which must hold one.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the box, which must hold one.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the box, which must hold one.
  public var cgRectValue: CGRect { rectValue }

  /// The insets in the box, which must hold some.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
