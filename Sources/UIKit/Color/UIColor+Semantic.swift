// The semantic colours: 8-bit sRGB values of iOS 13 to 18. Apple does not publish those of text and lines in a high contrast,
// which are stronger here, too.
extension UIColor {
  /// The colour of primary text.
  public static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = adaptive(
    light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6, alpha: (light: 0.8, dark: 0.8))
  /// The colour of tertiary text.
  public static let tertiaryLabel = adaptive(
    light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3, alpha: (light: 0.7, dark: 0.7))
  /// The colour of quaternary text.
  public static let quaternaryLabel = adaptive(
    light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16, alpha: (light: 0.6, dark: 0.55))
  /// The colour of placeholder text in controls.
  public static let placeholderText = adaptive(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// The colour of links.
  public static let link = adaptive(
    light: 0x007AFF, dark: 0x0984FF, highContrast: (light: 0x0040DD, dark: 0x409CFF))

  /// The translucent colour of thin lines.
  public static let separator = adaptive(
    light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6, alpha: (light: 0.6, dark: 0.9))
  /// The colour of thin lines; opaque.
  public static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)

  /// The fill of thin and small shapes.
  public static let systemFill = adaptive(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = adaptive(
    light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = adaptive(
    light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  /// The fill of large shapes with complex content.
  public static let quaternarySystemFill = adaptive(
    light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)

  /// The main background.
  public static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
  /// The background of groups on the main background.
  public static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background of groups inside a group that has the secondary background.
  public static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of a grouped interface.
  public static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
  /// The background of groups on the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The background of groups inside a group that has the secondary background.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
}
