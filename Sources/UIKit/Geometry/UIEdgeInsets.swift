/// Distances by which the edges of a rectangle move inwards, in points; negative distances move outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance of the upper edge.
  public var top: CGFloat
  /// The distance of the left edge.
  public var left: CGFloat
  /// The distance of the lower edge.
  public var bottom: CGFloat
  /// The distance of the right edge.
  public var right: CGFloat

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards. Unlike with `insetBy(dx:dy:)`, the width or height can become
  /// negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets: Codable {
  /// Decodes the numbers from an array, in the order of the memberwise initializer.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self),
      left: try numbers.decode(CGFloat.self),
      bottom: try numbers.decode(CGFloat.self),
      right: try numbers.decode(CGFloat.self))
  }

  /// Encodes the numbers as an array, in the order of the memberwise initializer.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try numbers.encode(number) }
  }
}
