/// The status bar of a scene. A desktop window has none, so that it is hidden and has no height.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// An empty rectangle.
  public var statusBarFrame: CGRect { .zero }
  /// True.
  public var isStatusBarHidden: Bool { true }
  /// The default style.
  public var statusBarStyle: UIStatusBarStyle { .default }

  override init() { super.init() }
}

/// The colours of a status bar. A desktop window has none, so that the style has no effect.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the interface is.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar appears and disappears. A desktop window has none, so that the value has no effect.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By changing its opacity.
  case fade
  /// By sliding.
  case slide
}
