/// An object that handles events and passes on those it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The values of `objc_setAssociatedObject`, which are released with the responder.
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Called when touches began. The default passes the call to the next responder, as it does in the following methods.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled, for instance because they scroll. Undo what the touches started.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Keys

  /// Called when keys were pressed, or repeat while held. The default passes the call on, as does
  /// `pressesEnded(_:with:)`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: - Actions

  /// Whether the responder can perform an action now, such as `"copy:"`. Returns false unless a subclass overrides it.
  ///
  /// Apple's implementation returns true when the method exists, which needs Objective-C. Here, a class that overrides
  /// `copy(_:)` must override this method too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first responder, starting with this one, that can perform an action now. Nil when there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Does nothing. An override copies the selection to the pasteboard and deletes it.
  open func cut(_ sender: Any?) {}

  /// Does nothing. An override copies the selection to the pasteboard.
  open func copy(_ sender: Any?) {}

  /// Does nothing. An override inserts the contents of the pasteboard.
  open func paste(_ sender: Any?) {}

  // MARK: - First responder

  /// Whether the responder can become first responder, which receives keys. Returns false unless a subclass overrides
  /// it.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first responder of its window.
  ///
  /// - Returns: Whether it is the first responder now. `canBecomeFirstResponder` must be true, the responder must be in a
  ///   window, and the current first responder must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether it resigned.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window at the end of the responder chain.
  private var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
