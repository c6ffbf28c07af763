/// An object that receives events and passes on those it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers came down. The default passes the call on, as do those of the other stages.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches count for something else now, for instance for scrolling: undo what they began.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Keys were pressed, or repeat because they are held. The default passes the call on, as does that for letting go.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: Actions

  /// Whether the responder does an action now, such as `"copy:"`; no unless a subclass says otherwise.
  ///
  /// On Apple's platforms the answer is yes where the method is implemented, which cannot be seen here: whoever
  /// overrides `copy(_:)` overrides this, too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first responder from this one on that does an action now; nil when none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Does nothing. An override puts what is selected on the pasteboard and takes it away.
  open func cut(_ sender: Any?) {}

  /// Does nothing. An override puts what is selected on the pasteboard.
  open func copy(_ sender: Any?) {}

  /// Does nothing. An override puts in what is on the pasteboard.
  open func paste(_ sender: Any?) {}

  // MARK: First responder

  /// Whether the responder may receive keys first; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give the keys back.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to receive keys first.
  ///
  /// - Returns: Whether it does now: it must be willing, in a window, and the one before must give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the keys back.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window at the end of the chain.
  private var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
