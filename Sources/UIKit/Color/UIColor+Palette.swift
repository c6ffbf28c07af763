// The palette that adapts to light and dark: 8-bit sRGB values from Apple's Human Interface Guidelines for iOS 15 to
// 18.
extension UIColor {
  /// The system red.
  public static let systemRed = adaptive(light: 0xFF3B30, dark: 0xFF453A)
  /// The system orange.
  public static let systemOrange = adaptive(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system yellow.
  public static let systemYellow = adaptive(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system green.
  public static let systemGreen = adaptive(light: 0x34C759, dark: 0x30D158)
  /// The system mint.
  public static let systemMint = adaptive(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system teal.
  public static let systemTeal = adaptive(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system cyan.
  public static let systemCyan = adaptive(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system blue.
  public static let systemBlue = adaptive(light: 0x007AFF, dark: 0x0A84FF)
  /// The system indigo.
  public static let systemIndigo = adaptive(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system purple.
  public static let systemPurple = adaptive(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system pink.
  public static let systemPink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
  /// The system brown.
  public static let systemBrown = adaptive(light: 0xA2845E, dark: 0xAC8E68)

  /// The system grey, the same in light and dark.
  public static let systemGray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second system grey, closer to the background than `systemGray`.
  public static let systemGray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
  /// The third system grey, closer to the background than `systemGray2`.
  public static let systemGray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth system grey, closer to the background than `systemGray3`.
  public static let systemGray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth system grey, closer to the background than `systemGray4`.
  public static let systemGray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth system grey, the closest to the background.
  public static let systemGray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// The default tint colour.
  public static let tintColor = systemBlue

  /// Makes a dynamic colour from two numbers 0xRRGGBB, one for the light and one for the dark appearance.
  static func adaptive(
    light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(rgb: light, alpha: lightAlpha)
    let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}
