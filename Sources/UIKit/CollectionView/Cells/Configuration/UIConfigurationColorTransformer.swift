/// Makes one colour of another.
public struct UIConfigurationColorTransformer {
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes the colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as light as the colour, by the weights of Rec. 709.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The tint colour, whatever the colour is.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// The grey of what would be tinted but is not to stand out, whatever the colour is.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .systemGray }
  }
}
