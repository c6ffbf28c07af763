extension UIFont {
  /// The role of a text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The heading of a section.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The line below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The weight of running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: text slightly smaller than the body.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A secondary caption, smaller than `caption1`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points, from extra small to extra extra extra large, from Apple's Human Interface Guidelines.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40],
      .title1: [25, 26, 27, 28, 30, 32, 34],
      .title2: [19, 20, 21, 22, 24, 26, 28],
      .title3: [17, 18, 19, 20, 22, 24, 26],
      .headline: [14, 15, 16, 17, 19, 21, 23],
      .body: [14, 15, 16, 17, 19, 21, 23],
      .callout: [13, 14, 15, 16, 18, 20, 22],
      .subheadline: [12, 13, 14, 15, 17, 19, 21],
      .footnote: [12, 12, 12, 13, 15, 17, 19],
      .caption1: [11, 11, 11, 12, 14, 16, 18],
      .caption2: [11, 11, 11, 11, 13, 15, 17],
    ]
    private static let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]

    /// The size in points. An unknown category is treated as large, an unknown style as body.
    func size(for category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      let index = Self.categories.firstIndex(of: category) ?? 3
      return sizes.indices.contains(index) ? sizes[index] : 17
    }

    /// The weight of the style's font.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}
