import Typesetting

/// A typeface at a size.
///
/// The system's font is Inter where it is installed (`fonts-inter`), otherwise the desktop's. A font never changes after
/// it is made.
// Unchecked because the class is open, as on iOS: its stored properties are constant and Sendable.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The families of the system's font, most wanted first.
  private static let systemFamilies = ["Inter", "Cantarell", "sans-serif"]
  private static let monospacedFamilies = ["JetBrains Mono", "DejaVu Sans Mono", "monospace"]

  /// What the typesetter looks for.
  let descriptor: FontDescriptor
  /// The role the font was asked for by; its size then follows the text size the user asks for.
  let textStyle: TextStyle?

  private init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, isItalic: Bool = false, textStyle: TextStyle? = nil
  ) -> UIFont {
    UIFont(
      FontDescriptor(families: systemFamilies, size: size, weight: weight.number, isItalic: isItalic),
      textStyle: textStyle)
  }

  // MARK: By role

  /// The system's font in a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// The system's font in a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

  /// The system's bold font in a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

  /// The system's italic font in a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, isItalic: true) }

  /// The system's font with digits that are equally wide, for numbers that change or stand below one another.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        families: systemFamilies, size: fontSize, weight: weight.number, hasMonospacedDigits: true))
  }

  /// The system's font for program text.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(families: monospacedFamilies, size: fontSize, weight: weight.number))
  }

  /// The font for what a text is for, in the text size the current traits ask for.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for what a text is for, in the text size that traits ask for, the current ones when nil.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return system(style.size(for: category), style.weight, textStyle: style)
  }

  // MARK: By name

  /// The font of a name, such as `Inter`, `Inter-SemiBoldItalic` or `DejaVu Sans`; nil if there is none.
  ///
  /// For families that belong to iOS, the system gives what it has in their place.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(
      FontDescriptor(
        families: [name.family] + Self.systemFamilies, size: fontSize, weight: name.weight,
        isItalic: name.isItalic))
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = fontSize
    return UIFont(descriptor)
  }

  /// The names of the families that are installed, in alphabetical order.
  open class var familyNames: [String] { Typesetter.familyNames().sorted() }

  /// The name of the family.
  open var familyName: String { descriptor.families.first ?? "" }

  /// The name of the font: family, weight and slant.
  open var fontName: String { FontName(descriptor).description }

  // MARK: Sizes

  /// The size of the text of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the text of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text in general, in points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Metrics

  private var metrics: FontMetrics { Typesetter.metrics(of: descriptor) }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, in points, negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The extra distance between lines that the font asks for, in points.
  open var leading: CGFloat { metrics.leading }

  // MARK: Object

  /// The font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both look the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  /// Equal for equal fonts.
  open override var hash: Int { descriptor.hashValue }

  /// Name and size.
  open override var description: String { "<UIFont: \(fontName) \(pointSize) pt>" }
}
