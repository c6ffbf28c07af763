import DisplayList

/// A fixed colour with opacity, in sRGB or grey.
///
/// Components outside 0 … 1 are kept, as in Apple's extended sRGB, and clamped when drawn; opacity is clamped
/// immediately. NaN is treated as 0.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }
  let isGray: Bool

  private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
    func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
    self.red = number(red)
    self.green = number(green)
    self.blue = number(blue)
    self.alpha = min(max(number(alpha), 0), 1)
    self.isGray = isGray
  }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from components in a colour space, followed by the opacity.
  ///
  /// `components` must point to one more number than the space has components.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch colorSpace.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Opaque black, a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, a grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components of the colour's space, then the opacity: two numbers for a grey, four otherwise.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of `components`, including the opacity.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }

  /// Whether colour space and components are equal. A grey never equals a colour created from red, green and blue.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.isGray == right.isGray && left.red == right.red && left.green == right.green
        && left.blue == right.blue && left.alpha == right.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour for renderers: sRGB, clamped to 0 … 1.
  var color: Color {
    func clamped(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }
    return Color(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: Double(alpha))
  }
}
