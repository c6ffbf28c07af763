extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point that the value holds. The value must hold a point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value holds. The value must hold a size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value holds. The value must hold a rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value holds. The value must hold insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

// Foundation on Linux cannot hold these structures in an `NSValue`, so their members are stored as an array.
extension NSValue {
  /// Creates a value that holds a 2-D transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates a value that holds a 3-D transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ])
  }

  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  /// Creates a value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// Creates a value that holds directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The 2-D transform that the value holds; the identity if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// The 3-D transform that the value holds; the identity if it holds something else.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map {
      CATransform3D(
        m11: $0[0], m12: $0[1], m13: $0[2], m14: $0[3], m21: $0[4], m22: $0[5], m23: $0[6], m24: $0[7],
        m31: $0[8], m32: $0[9], m33: $0[10], m34: $0[11], m41: $0[12], m42: $0[13], m43: $0[14], m44: $0[15])
    } ?? CATransform3DIdentity
  }

  /// The vector that the value holds; zero if it holds something else.
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  /// The offset that the value holds; zero if it holds something else.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The insets that the value holds; zero if it holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map { Double($0) }, objCType: Self.type(ofNumbers: numbers.count))
  }

  private static func type(ofNumbers count: Int) -> String { "[\(count)d]" }

  // The type encodings of the structures that animations accept.
  static let pointType = String(cString: NSValue(point: .zero).objCType)
  static let sizeType = String(cString: NSValue(size: .zero).objCType)
  static let rectangleType = String(cString: NSValue(rect: .zero).objCType)
  static let affineTransformType = type(ofNumbers: 6)
  static let transform3DType = type(ofNumbers: 16)

  /// The numbers that the value holds; nil if their count is different.
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == Self.type(ofNumbers: count) else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
