import Typesetting

/// A font: a typeface at a size.
///
/// The system font is Inter if it is installed (`fonts-inter`), otherwise that of the desktop. Fonts are immutable.
// Unchecked because the class is open, as on iOS: its stored properties are constant and Sendable.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let swiftObjectMark = SwiftObjectMark()

  /// The families of the system font, the preferred one first.
  static let systemFamilies = ["Inter", "Cantarell", "sans-serif"]
  static let monospacedFamilies = ["JetBrains Mono", "DejaVu Sans Mono", "monospace"]

  /// The descriptor that the typesetter uses to find the font.
  let descriptor: FontDescriptor
  /// The text style that the font was created for, if any. A label can then adapt it to the content size category.
  let textStyle: TextStyle?
  /// How the font was scaled by `UIFontMetrics`, if it was. A label can then scale it again.
  let scaling: Scaling?

  init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil, scaling: Scaling? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    self.scaling = scaling
  }

  /// True: an archive contains the names of the families, the size and the style only.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive.
  public required init?(coder: NSCoder) {
    let families = coder.decodeObject(of: NSString.self, forKey: "families") as String? ?? ""
    descriptor = FontDescriptor(
      families: families.split(separator: "\n").map(String.init), size: coder.decodeDouble(forKey: "size"),
      weight: coder.decodeInteger(forKey: "weight"), isItalic: coder.decodeBool(forKey: "italic"),
      hasMonospacedDigits: coder.decodeBool(forKey: "monospacedDigits"))
    let style = coder.decodeObject(of: NSString.self, forKey: "textStyle") as String?
    textStyle = style.map { TextStyle(rawValue: $0) }
    scaling = nil
  }

  /// Archives the families, the size, the style and the text style.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: descriptor.families.joined(separator: "\n")), forKey: "families")
    coder.encode(descriptor.size, forKey: "size")
    coder.encode(descriptor.weight, forKey: "weight")
    coder.encode(descriptor.isItalic, forKey: "italic")
    coder.encode(descriptor.hasMonospacedDigits, forKey: "monospacedDigits")
    coder.encode(textStyle.map { NSString(string: $0.rawValue) }, forKey: "textStyle")
  }

  /// The font in the size for the content size category of the given traits; nil for the current ones.
  func scaled(_ scaling: Scaling, compatibleWith traits: UITraitCollection?) -> UIFont {
    var descriptor = descriptor
    descriptor.size = scaling.size(for: (traits ?? .current).preferredContentSizeCategory)
    return UIFont(descriptor, scaling: scaling)
  }

  /// The font in the size for the content size category of the given traits, with its weight and slant. Nil for a font
  /// that has no text style and was not scaled by `UIFontMetrics`.
  func adjusted(compatibleWith traits: UITraitCollection?) -> UIFont? {
    guard let textStyle else { return scaling.map { scaled($0, compatibleWith: traits) } }
    var descriptor = descriptor
    descriptor.size = textStyle.size(for: (traits ?? .current).preferredContentSizeCategory)
    return UIFont(descriptor, textStyle: textStyle)
  }

  /// The font in another weight. It keeps its text style.
  func withWeight(_ weight: Weight) -> UIFont {
    var descriptor = descriptor
    descriptor.weight = weight.number
    return UIFont(descriptor, textStyle: textStyle, scaling: scaling)
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, isItalic: Bool = false, textStyle: TextStyle? = nil
  ) -> UIFont {
    UIFont(
      FontDescriptor(families: systemFamilies, size: size, weight: weight.number, isItalic: isItalic),
      textStyle: textStyle)
  }

  // MARK: - By role

  /// Returns the system font in a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// Returns the system font in a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

  /// Returns the system font in a size in points, a weight and a width. The width has no effect: the system font has one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight)
  }

  /// Returns the bold system font in a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

  /// Returns the italic system font in a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, isItalic: true) }

  /// Returns the system font with digits of equal width, for numbers that change or are in columns.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        families: systemFamilies, size: fontSize, weight: weight.number, hasMonospacedDigits: true))
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(families: monospacedFamilies, size: fontSize, weight: weight.number))
  }

  /// Returns the font for a text style, in the size for the content size category of the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style, in the size for the content size category of the given traits; nil for the
  /// current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return system(style.size(for: category), style.weight, textStyle: style)
  }

  // MARK: - By name

  /// Creates the font of a name, such as `Inter`, `Inter-SemiBoldItalic` or `DejaVu Sans`; nil if there is none.
  ///
  /// Families of iOS that are not installed are replaced by the closest match of the system.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(
      FontDescriptor(
        families: [name.family] + Self.systemFamilies, size: fontSize, weight: name.weight,
        isItalic: name.isItalic))
  }

  /// Creates the font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size in points. 0 for that of the description; a label can then adapt a font that was derived
  ///     from that of a text style to the content size category.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var own = descriptor.descriptor
    if pointSize > 0 { own.size = pointSize }
    self.init(own, textStyle: pointSize > 0 ? nil : descriptor.textStyle)
  }

  /// The names of the fonts of a family, which can be passed to `init(name:size:)`. Empty if it is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return [400, 700].flatMap { weight in
      [false, true].map { isItalic in
        FontName(FontDescriptor(families: [familyName], size: 1, weight: weight, isItalic: isItalic))
          .description
      }
    }
  }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = fontSize
    return UIFont(descriptor)
  }

  /// The names of the families that are installed, in alphabetical order.
  open class var familyNames: [String] { Typesetter.familyNames().sorted() }

  /// The name of the family.
  open var familyName: String { FontFamilies.first(of: descriptor.families) }

  /// The name of the font: family, weight and slant.
  open var fontName: String { FontName(descriptor).description }

  // MARK: - Sizes

  /// The size of the text of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the text of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of text, in points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: - Metrics

  private var metrics: FontMetrics { Typesetter.metrics(of: descriptor) }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, in points, negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The extra distance between lines that the font specifies, in points.
  open var leading: CGFloat { metrics.leading }

  // MARK: - Object

  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both fonts look the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  /// A hash of the font.
  open override var hash: Int { descriptor.hashValue }

  /// The name and the size of the font.
  open override var description: String { "<UIFont: \(fontName) \(pointSize) pt>" }
}
