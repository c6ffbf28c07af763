/// The display, or where there is none, what stands in for it.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The display windows are shown on.
  public static let main = UIScreen()

  /// Its rectangle in points; a host sets it to that of its window.
  public var bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)

  /// Device pixels a point; 2 without a window.
  public var scale: CGFloat = 2

  override init() { super.init() }
}
