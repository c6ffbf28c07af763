/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the image and the title. Nil for the default.
  open var iconColor: UIColor? { didSet { onChange() } }
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}
}
