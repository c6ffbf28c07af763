/// A button in the header bar of a window.
@MainActor
public final class HeaderBarButton {
  /// The title: the tooltip, and the name that screen readers announce.
  public let title: String
  /// The name of the button's icon in the desktop's icon theme; nil to show the title instead.
  public let iconName: String?
  /// The width of the window below which the button is hidden, in points.
  public let minimumWindowWidth: Int
  /// Called when the user presses the button.
  public let action: @MainActor () -> Void
  /// Whether the user can press the button. Default true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { onEnable?(isEnabled) } } }

  /// Called when the program enables or disables the button.
  var onEnable: ((Bool) -> Void)?

  /// Creates a button.
  public init(
    title: String, iconName: String? = nil, minimumWindowWidth: Int = 0,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.iconName = iconName
    self.minimumWindowWidth = minimumWindowWidth
    self.action = action
  }
}
