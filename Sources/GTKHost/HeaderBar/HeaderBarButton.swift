/// A button in the header bar of a window.
public struct HeaderBarButton {
  /// The title: the tooltip, and the name that screen readers announce.
  public var title: String
  /// The name of the button's icon in the desktop's icon theme; nil to show the title instead.
  public var iconName: String?
  /// Called when the user presses the button.
  public var action: @MainActor () -> Void

  /// Creates a button.
  public init(title: String, iconName: String? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.iconName = iconName
    self.action = action
  }
}
