// Conversion of geometry to strings such as `{{x, y}, {width, height}}`, and back.
extension NSCoder {
  /// The point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  /// The vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

  /// The size as `{width, height}`.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  /// The rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }

  /// The insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// The insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// The offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { text(offset.horizontal, offset.vertical) }

  /// The point in a string, or the origin if the string has no point.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector in a string, or the zero vector if the string has no vector.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size in a string, or zero if the string has no size.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle in a string, or the zero rectangle if the string has no rectangle.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The transform in a string, or the identity if the string has no transform.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, count: 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
      ?? .identity
  }

  /// The insets in a string, or zero if the string has no insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  /// The insets in a string, or zero if the string has no insets.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset in a string, or zero if the string has no offset.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func text(_ values: CGFloat...) -> String {
    "{\(values.map(text).joined(separator: ", "))}"
  }

  private class func text(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private class func numbers(in string: String, count: Int) -> [CGFloat]? {
    let numbers = string.split { "{}[], ".contains($0) }.map { Double($0) }
    guard numbers.count == count else { return nil }
    let found = numbers.compactMap { $0.map { CGFloat($0) } }
    return found.count == count ? found : nil
  }
}
