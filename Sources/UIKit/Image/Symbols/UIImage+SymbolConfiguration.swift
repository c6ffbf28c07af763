extension UIImage {
  /// What an image depends on.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns this configuration with the values of another one that are specified.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The relative size of a symbol.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// The size relative to that of `medium`.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }

  /// The weight of a symbol's lines. No effect on the icons of the desktop, which have one weight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  // Unchecked because the class inherits from an open one: all its stored properties are constant and Sendable.
  /// The size of a symbol, and its colour.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let scale: SymbolScale
    /// The weight. No effect.
    private let weight: SymbolWeight
    let color: UIColor?

    private init(pointSize: CGFloat?, scale: SymbolScale, weight: SymbolWeight, color: UIColor? = nil) {
      // NaN, negative and huge sizes are treated as unspecified.
      self.pointSize = pointSize.flatMap { $0 > 0 && $0 < 10_000 ? $0 : nil }
      (self.scale, self.weight, self.color) = (scale, weight, color)
      super.init()
    }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(
      pointSize: nil, scale: .unspecified, weight: .unspecified)

    /// Specifies the size of the text that the symbol fits, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Specifies the size of the text, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Specifies the size of the text, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: scale, weight: weight)
    }

    /// Specifies a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale, weight: .unspecified)
    }

    /// Specifies a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, scale: .unspecified, weight: weight)
    }

    /// Specifies the font of the text that the symbol fits.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, scale: .unspecified, weight: .unspecified)
    }

    /// Specifies a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, scale: scale, weight: .unspecified)
    }

    /// Specifies the style of the text that the symbol fits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.size(for: .large), scale: .unspecified, weight: .unspecified)
    }

    /// Specifies the style of the text, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: textStyle.size(for: .large), scale: scale, weight: .unspecified)
    }

    /// Specifies a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, scale: .unspecified, weight: .unspecified, color: hierarchicalColor)
    }

    /// Specifies colours, of which the first is used.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, scale: .unspecified, weight: .unspecified, color: paletteColors.first)
    }

    /// Returns a configuration for the symbol's own colours. No effect: the icons of the desktop have one colour.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration for one colour. No effect: the icons of the desktop have one.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns this configuration with the values of another one that are specified.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, scale: other.scale == .unspecified ? scale : other.scale,
        weight: other.weight == .unspecified ? weight : other.weight, color: other.color ?? color)
    }

    /// The side of the symbol's square, in points: 20 for text of 17 points (Behaviour.md 27.70).
    var side: CGFloat { (pointSize ?? 17) * 20 / 17 * scale.factor }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale && weight == other.weight
        && color == other.color
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
