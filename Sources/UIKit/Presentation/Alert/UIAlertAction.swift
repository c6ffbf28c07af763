/// A choice that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an action, which determines its appearance and position.
  public enum Style: Int, Sendable {
    /// A choice.
    case `default` = 0
    /// Leaves everything as it is. Escape chooses it. An alert has at most one.
    case cancel = 1
    /// Deletes or changes something for good. It is red.
    case destructive = 2
  }

  /// The title. Nil is shown as an empty row.
  public let title: String?
  /// The meaning.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Called when the action was enabled or disabled.
  var onChange: () -> Void = {}

  /// Whether the user can choose the action. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange() } } }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The meaning.
  ///   - handler: Called after the alert has disappeared because the user chose the action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
