/// A colour with opacity: sRGB components from 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// The amount of red.
  public var red: Double
  /// The amount of green.
  public var green: Double
  /// The amount of blue.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether drawing with the colour has an effect. Colours with NaN or infinite components are not drawn.
  package var isVisible: Bool { alpha > 0 && (red + green + blue + alpha).isFinite }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
