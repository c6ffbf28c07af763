// The palette that adapts to light and dark and to a high contrast: 8-bit sRGB values from Apple's Human Interface Guidelines
// for iOS 15 to 18.
extension UIColor {
  /// The system red.
  public static let systemRed = adaptive(
    light: 0xFF3B30, dark: 0xFF453A, highContrast: (light: 0xD70015, dark: 0xFF6961))
  /// The system orange.
  public static let systemOrange = adaptive(
    light: 0xFF9500, dark: 0xFF9F0A, highContrast: (light: 0xC93400, dark: 0xFFB340))
  /// The system yellow.
  public static let systemYellow = adaptive(
    light: 0xFFCC00, dark: 0xFFD60A, highContrast: (light: 0xB25000, dark: 0xFFD426))
  /// The system green.
  public static let systemGreen = adaptive(
    light: 0x34C759, dark: 0x30D158, highContrast: (light: 0x248A3D, dark: 0x30DB5B))
  /// The system mint.
  public static let systemMint = adaptive(
    light: 0x00C7BE, dark: 0x63E6E2, highContrast: (light: 0x0C817B, dark: 0x66D4CF))
  /// The system teal.
  public static let systemTeal = adaptive(
    light: 0x30B0C7, dark: 0x40C8E0, highContrast: (light: 0x008299, dark: 0x5DE6FF))
  /// The system cyan.
  public static let systemCyan = adaptive(
    light: 0x32ADE6, dark: 0x64D2FF, highContrast: (light: 0x0071A4, dark: 0x70D7FF))
  /// The system blue.
  public static let systemBlue = adaptive(
    light: 0x007AFF, dark: 0x0A84FF, highContrast: (light: 0x0040DD, dark: 0x409CFF))
  /// The system indigo.
  public static let systemIndigo = adaptive(
    light: 0x5856D6, dark: 0x5E5CE6, highContrast: (light: 0x3634A3, dark: 0x7D7AFF))
  /// The system purple.
  public static let systemPurple = adaptive(
    light: 0xAF52DE, dark: 0xBF5AF2, highContrast: (light: 0x8944AB, dark: 0xDA8FFF))
  /// The system pink.
  public static let systemPink = adaptive(
    light: 0xFF2D55, dark: 0xFF375F, highContrast: (light: 0xD30F45, dark: 0xFF6482))
  /// The system brown.
  public static let systemBrown = adaptive(
    light: 0xA2845E, dark: 0xAC8E68, highContrast: (light: 0x7F6545, dark: 0xB59469))

  /// The system grey, the same in light and dark.
  public static let systemGray = adaptive(
    light: 0x8E8E93, dark: 0x8E8E93, highContrast: (light: 0x6C6C70, dark: 0xAEAEB2))
  /// The second system grey, closer to the background than `systemGray`.
  public static let systemGray2 = adaptive(
    light: 0xAEAEB2, dark: 0x636366, highContrast: (light: 0x8E8E93, dark: 0x7C7C80))
  /// The third system grey, closer to the background than `systemGray2`.
  public static let systemGray3 = adaptive(
    light: 0xC7C7CC, dark: 0x48484A, highContrast: (light: 0xAEAEB2, dark: 0x545456))
  /// The fourth system grey, closer to the background than `systemGray3`.
  public static let systemGray4 = adaptive(
    light: 0xD1D1D6, dark: 0x3A3A3C, highContrast: (light: 0xBCBCC0, dark: 0x444446))
  /// The fifth system grey, closer to the background than `systemGray4`.
  public static let systemGray5 = adaptive(
    light: 0xE5E5EA, dark: 0x2C2C2E, highContrast: (light: 0xD8D8DC, dark: 0x363638))
  /// The sixth system grey, the closest to the background.
  public static let systemGray6 = adaptive(
    light: 0xF2F2F7, dark: 0x1C1C1E, highContrast: (light: 0xEBEBF0, dark: 0x242426))

  /// The default tint colour.
  public static let tintColor = systemBlue

  /// Makes a dynamic colour from numbers 0xRRGGBB, one for the light and one for the dark appearance, and two more for a
  /// high contrast.
  static func adaptive(
    light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1,
    highContrast: (light: UInt32, dark: UInt32)? = nil,
    alpha highAlpha: (light: CGFloat, dark: CGFloat)? = nil
  ) -> UIColor {
    let colors = (UIColor(rgb: light, alpha: lightAlpha), UIColor(rgb: dark, alpha: darkAlpha))
    guard highContrast != nil || highAlpha != nil else {
      return UIColor { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 }
    }
    let strong = (
      UIColor(rgb: highContrast?.light ?? light, alpha: highAlpha?.light ?? lightAlpha),
      UIColor(rgb: highContrast?.dark ?? dark, alpha: highAlpha?.dark ?? darkAlpha)
    )
    return UIColor { traits in
      let pair = traits.accessibilityContrast == .high ? strong : colors
      return traits.userInterfaceStyle == .dark ? pair.1 : pair.0
    }
  }

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}
