/// Transforms one colour into another.
public struct UIConfigurationColorTransformer {
  /// The closure that transforms a colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Transforms a colour into the grey of the same luminance, with the weights of Rec. 709.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// Returns the tint colour for every colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// Returns the grey of unobtrusive elements for every colour.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .systemGray }
  }
}
