/// The appearance of the buttons of a bar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}
}
