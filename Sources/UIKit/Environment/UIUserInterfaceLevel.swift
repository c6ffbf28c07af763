/// Whether content is raised above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The content of a window.
  case base
  /// Content above that of the window, such as a sheet.
  case elevated
}
