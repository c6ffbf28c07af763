// The fixed colours, with the values from Apple's documentation.
extension UIColor {
  /// Black, opaque.
  public static let black = UIColor(white: 0, alpha: 1)
  /// One third white, opaque.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds white, opaque.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White, opaque.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half white, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red, opaque.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, opaque.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, opaque.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue, opaque.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green, opaque.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue, opaque.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green, opaque.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue, opaque.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green, 0.2 blue, opaque.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background: white with opacity 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
