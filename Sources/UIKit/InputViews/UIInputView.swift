/// A view for input, in the manner of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// None.
    case `default`
    /// That of a keyboard.
    case keyboard
  }

  /// The background.
  public let inputViewStyle: Style
  /// Whether constraints determine the height. Default false: the frame does.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }

  /// Creates a view without a background.
  public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// Shows a view for input. Assign its view to the `inputView` of a responder.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// The language of the input, such as `de-DE`.
  open var primaryLanguage: String?

  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

  /// Ends the input.
  open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }
}
