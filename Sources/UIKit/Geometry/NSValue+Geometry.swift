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

// Foundation on Linux boxes structures only as arrays of their members.
extension NSValue {
  /// Boxes a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Boxes a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ])
  }

  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  /// Boxes an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// Boxes insets in writing direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The transform of the plane in the box; the identity when the box holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// The transform of space in the box; the identity when the box holds something else.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map {
      CATransform3D(
        m11: $0[0], m12: $0[1], m13: $0[2], m14: $0[3], m21: $0[4], m22: $0[5], m23: $0[6], m24: $0[7],
        m31: $0[8], m32: $0[9], m33: $0[10], m34: $0[11], m41: $0[12], m42: $0[13], m43: $0[14], m44: $0[15])
    } ?? CATransform3DIdentity
  }

  /// The vector in the box; zero when the box holds something else.
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  /// The offset in the box; zero when the box holds something else.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The insets in the box; zero when the box holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]")
  }

  /// The numbers in the box, if it holds so many.
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
