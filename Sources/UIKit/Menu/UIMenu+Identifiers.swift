extension UIMenu.Identifier {
  /// The menu that contains all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu with the name of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu. In an Edit menu that opens, the elements of the system.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}
