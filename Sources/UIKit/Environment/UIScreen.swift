/// The display, or where there is none, what stands in for it.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The display windows are shown on.
  public static let main = UIScreen()

  /// Its rectangle in points; a host sets it to that of its window.
  public var bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)

  /// Device pixels a point; 2 without a window.
  public var scale: CGFloat = 2

  /// Light or dark; a host sets it to the desktop's.
  public var userInterfaceStyle = UIUserInterfaceStyle.light

  override init() { super.init() }
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the display: its scale, the desktop's style, and for the rest what holds where nothing else is set.
  public var traitCollection: UITraitCollection {
    var traits = UITraitOverrides()
    (traits.displayScale, traits.userInterfaceStyle) = (scale, userInterfaceStyle)
    return traits.applied(to: .initial)
  }

  /// Does nothing: nobody observes the display's traits. Windows have their own.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
