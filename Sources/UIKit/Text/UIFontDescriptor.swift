import Typesetting

/// A description of a font, to derive others from it.
// Unchecked because the class is open, as on iOS: all its stored properties are constant and Sendable.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let descriptor: FontDescriptor
  /// The text style of the font that the description was derived from, if its size is still that of the style.
  let textStyle: UIFont.TextStyle?
  private let isSystemFont: Bool

  init(_ descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    isSystemFont = UIFont.isSystem(descriptor)
    super.init()
  }

  /// Creates a description of the system font in 12 points, with attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.system.applying(attributes))
  }

  private static let system = UIFont.systemFont(ofSize: 12).descriptor

  /// Returns the description with other attributes: a name, a family, a size or traits.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(descriptor.applying(attributes), textStyle: attributes[.size] == nil ? textStyle : nil)
  }

  /// Creates a description of a font with a name, such as `Inter-Bold`. Without such a font, of the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init((UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)).descriptor)
  }

  /// The description of the font of a text style, in the size of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font of a text style, in the size of the given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font: family, weight and slant.
  open var postscriptName: String { FontName(descriptor).description }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }

  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.weight >= 600 { traits.insert(.traitBold) }
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if let family = descriptor.families.first, UIFont.monospacedFamilies.contains(family) {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// Returns the description of a font that is bold, italic or monospaced, or not.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = descriptor
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (descriptor.weight >= 600) { descriptor.weight = isBold ? 700 : 400 }
    descriptor.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) { descriptor.families = UIFont.monospacedFamilies }
    return UIFontDescriptor(descriptor, textStyle: textStyle)
  }

  /// Returns the description of a font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var descriptor = descriptor
    descriptor.size = newPointSize
    return UIFontDescriptor(descriptor)
  }

  /// Returns the description of a font of another family, or of its closest match.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var descriptor = descriptor
    descriptor.families = [newFamily] + UIFont.systemFamilies
    return UIFontDescriptor(descriptor, textStyle: textStyle)
  }

  /// Returns the description of a system font in another design. Nil if this is not the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard isSystemFont else { return nil }
    var descriptor = descriptor
    descriptor.families = design.families
    return UIFontDescriptor(descriptor, textStyle: textStyle)
  }

  /// The name, the family, the size, the traits and the text style, if there is one.
  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: NSNumber(value: Double(UIFont.Weight(number: descriptor.weight).rawValue)),
      .slant: NSNumber(value: descriptor.isItalic ? 1 : 0), .width: NSNumber(value: 0),
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
    ]
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: FontFamilies.first(of: descriptor.families),
      .size: NSNumber(value: Double(pointSize)), .traits: traits,
    ]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// The value of an attribute: a text, a number or a dictionary of traits. Nil if the description does not have it.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }

  /// Properties of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wider. No description has it, and it has no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrower. No description has it, and it has no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines are less far apart. No description has it, and it has no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are further apart. No description has it, and it has no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font itself.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A font with round ends of lines, if one is installed, otherwise the system font.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A font whose letters all have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var families: [String] {
      switch self {
      case .rounded: ["Nunito", "Quicksand", "Comfortaa"] + UIFont.systemFamilies
      case .serif: ["Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"]
      case .monospaced: UIFont.monospacedFamilies
      default: UIFont.systemFamilies
      }
    }
  }
}

extension UIFont {
  /// The description of the font, to derive others from it.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, textStyle: textStyle) }

  static func isSystem(_ descriptor: FontDescriptor) -> Bool {
    [systemFamilies, monospacedFamilies].contains(descriptor.families)
  }
}
