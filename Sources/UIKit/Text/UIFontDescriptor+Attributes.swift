import Typesetting

extension UIFontDescriptor {
  /// An attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A family, as a `String`.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// A font, as a `String`.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// A face of a family, as a `String`. Ignored.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits, by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// A text style, as a `UIFont.TextStyle`.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font. Ignored.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A part of a feature of a font, in ``AttributeName/featureSettings``. Ignored.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Creates a part.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the kind of feature.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the kind of feature.
    public static let featureIdentifier = type
    /// The number of the choice.
    public static let typeIdentifier = selector
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public let rawValue: String
    /// Creates a trait.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, as a `UIFont.Weight` or a number from −1 to 1.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The slant, as a number; more than 0 is italic.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    /// The width, as a number. Ignored.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The bits of ``SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension FontDescriptor {
  /// The description with other attributes.
  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      result = UIFont.preferredFont(forTextStyle: style).descriptor
    }
    if let size = (attributes[.size] as? NSNumber)?.doubleValue
      ?? (attributes[.size] as? CGFloat).map(Double.init)
    {
      result.size = size
    }
    if let name = attributes[.name] as? String, let font = UIFont(name: name, size: result.size) {
      result = font.descriptor
    }
    if let family = attributes[.family] as? String { result.families = [family] + UIFont.systemFamilies }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let number = (traits[.weight] as? NSNumber).map { CGFloat($0.doubleValue) } ?? traits[.weight] as? CGFloat
    if let weight = traits[.weight] as? UIFont.Weight ?? number.map({ UIFont.Weight(rawValue: $0) }) {
      result.weight = UIFont.systemFont(ofSize: result.size, weight: weight).descriptor.weight
    }
    if let slant = traits[.slant] as? NSNumber { result.isItalic = slant.doubleValue > 0 }
    return result
  }
}
