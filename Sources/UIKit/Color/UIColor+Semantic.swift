// The colours named after what they are for: sRGB values of iOS 13 to 18, in 255ths.
extension UIColor {
  /// The most important text.
  public static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
  /// Text of second importance.
  public static let secondaryLabel = adaptive(light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
  /// Text of third importance.
  public static let tertiaryLabel = adaptive(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// Text of fourth importance.
  public static let quaternaryLabel = adaptive(light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
  /// Text that tells what to enter.
  public static let placeholderText = adaptive(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// Text that leads somewhere.
  public static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)

  /// A thin line through which what is under it shows.
  public static let separator = adaptive(light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
  /// A thin line that hides what is under it.
  public static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)

  /// The inside of thin and small shapes.
  public static let systemFill = adaptive(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  /// The inside of shapes of medium size.
  public static let secondarySystemFill = adaptive(
    light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  /// The inside of large shapes.
  public static let tertiarySystemFill = adaptive(
    light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  /// The inside of large shapes with much in them.
  public static let quaternarySystemFill = adaptive(
    light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)

  /// What lies behind everything.
  public static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
  /// What groups content on the main background.
  public static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// What groups content inside such a group.
  public static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// What lies behind a grouped interface.
  public static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
  /// A group on the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// A group inside such a group.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// What lies behind a grouped interface, by its older name.
  public static let groupTableViewBackground = systemGroupedBackground
}
