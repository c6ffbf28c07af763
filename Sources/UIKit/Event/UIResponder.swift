/// An object that handles events and passes on those it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, KeyPathObserver, UIUserActivityRestoring {
  /// The values of `objc_setAssociatedObject`, which are released with the responder.
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Undoes what the user did: that of the nearest responder that has one. A window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the user does here, so that another scene can continue it. Kept alive.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.userActivityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, Self.userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  private static let userActivityKey = makeAssociationKey()

  /// Updates what the user does here. Override it. Never called: activities do not leave the program.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues what the user did. Override it. The app calls it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Accessibility

  /// What the app has set about this element. Nil for most responders, which have no accessibility of their own.
  var accessibilityState: AccessibilityState?

  /// What the class says about this element.
  var defaultAccessibility: DefaultAccessibility { DefaultAccessibility() }

  /// The element that contains those in this one; nil if they belong to the element around it.
  var groupElement: AccessibleElement? { nil }

  /// Whether assistive technology sees the responder as one element. Default true for labels and controls.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.isElement ?? defaultAccessibility.isElement }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// A short name. By default, the text of a label or the title of a button.
  open var accessibilityLabel: String? {
    get {
      accessibilityState?.label ?? accessibilityState?.attributedLabel?.string ?? defaultAccessibility.label
    }
    set {
      setAccessibility(\.label, newValue)
      setAccessibility(\.attributedLabel, nil)
    }
  }

  /// The name with attributes. Replaces `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityState?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      setAccessibility(\.attributedLabel, newValue)
      setAccessibility(\.label, nil)
    }
  }

  /// What happens when the user activates the element.
  open var accessibilityHint: String? {
    get { accessibilityState?.hint }
    set {
      setAccessibility(\.hint, newValue)
      setAccessibility(\.attributedHint, nil)
    }
  }

  /// The current value, such as that of a slider.
  open var accessibilityValue: String? {
    get { accessibilityState?.value ?? defaultAccessibility.value }
    set {
      setAccessibility(\.value, newValue)
      setAccessibility(\.attributedValue, nil)
    }
  }

  /// What the element is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.traits ?? defaultAccessibility.traits }
    set { setAccessibility(\.traits, newValue) }
  }

  /// A name for tests. It is not shown to the user.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The language of the texts, such as `de-DE`. Nil for that of the user.
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// The rectangle of the element in the coordinates of its window, in points. By default, the bounds of a view.
  open var accessibilityFrame: CGRect {
    get {
      accessibilityState?.frame ?? accessibilityState?.path?.bounds
        ?? (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero
    }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The shape of the element in the coordinates of its window. Nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point at which an activation touches, in the coordinates of the window. By default, the centre of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityState?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// Whether the elements in this one are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityOrNone.elementsAreHidden }
    set { setAccessibility(\.elementsAreHidden, newValue) }
  }

  /// Whether colours stay when the user inverts those of the screen. No effect: a desktop inverts whole windows.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityOrNone.ignoresInvertColors }
    set { setAccessibility(\.ignoresInvertColors, newValue) }
  }

  /// Whether the siblings of the element are hidden from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityOrNone.isModal }
    set { setAccessibility(\.isModal, newValue) }
  }

  /// Whether the elements in this one are read together, before those beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityOrNone.groupsChildren }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// The elements in this one, in the order in which they are read. Nil for the subviews of a view.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.elements }
    set { setAccessibility(\.elements, newValue) }
  }

  /// The number of elements in this one. An override, together with that of `accessibilityElement(at:)`, makes elements
  /// one by one, if `accessibilityElements` is nil.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index. Nil outside of 0 ..< `accessibilityElementCount()`.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The index of an element in this one; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    (0..<accessibilityElementCount()).first {
      accessibilityElement(at: $0) as AnyObject === element as AnyObject
    }
      ?? NSNotFound
  }

  /// The way to type that the responder wants. Nil, the default, for that of the user. No effect: a desktop's keyboard is the
  /// user's.
  open var textInputMode: UITextInputMode? { nil }

  /// Names what the way to type is remembered for. Nil, the default, for nothing. No effect.
  open var textInputContextIdentifier: String? { nil }

  /// Called when assistive technology begins to read the element. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when assistive technology goes on to another element. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether assistive technology reads the element.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.focusedElement(using: nil) as AnyObject? === self
  }

  /// The value with attributes, of which only the text is used. Setting it replaces `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityState?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      setAccessibility(\.attributedValue, newValue)
    }
  }

  /// The hint with attributes, of which only the text is used. Setting it replaces `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityState?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      setAccessibility(\.attributedHint, newValue)
    }
  }

  /// Ways to search the elements in this one. No effect: the desktop's screen reader has its own.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { setAccessibility(\.customRotors, newValue) }
  }

  /// Called when the user leaves what is shown, as with Escape. Returns whether that was done. Not called here: Escape
  /// is a key.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called for the most important action of what is shown, such as to play or pause. Returns whether that was done. Not called
  /// here: the desktop has no such gesture.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page for assistive technology. Returns whether that was done. Not called here: the desktop scrolls by keys.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// What the elements in this one are together. No effect: the desktop does not ask.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityOrNone.containerType }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// Actions that are offered by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }

  /// How assistive technology moves through the elements in this one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityOrNone.navigationStyle }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// The names by which the user can speak of the element. By default, its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.userInputLabels, newValue) }
  }

  /// Whether the element reacts to the user. By default, whether it is a button, a link, a key or adjustable.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityState?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .keyboardKey, .adjustable, .searchField])
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// Activates the element, as a tap does. Returns whether it did; a control that is enabled performs its action.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value. A slider and a stepper change theirs.
  open func accessibilityIncrement() {}

  /// Decreases the value. A slider and a stepper change theirs.
  open func accessibilityDecrement() {}

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

  /// Called when keys were pressed, or repeat while held.
  ///
  /// The default types the characters if the responder is a first responder for ``UIKeyInput``, and passes other keys on,
  /// as does `pressesEnded(_:with:)`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { !types($0) }
    if !unhandled.isEmpty { next?.pressesBegan(unhandled, with: event) }
  }

  /// Called when keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Passes a change on. Never called: keys have no force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Passes a cancellation on. Never called: a key that is pressed is released later.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keys for which the responder performs an action while it, or one before it in the chain, is first responder.
  /// Nil unless a subclass overrides it.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Input

  /// A view at the lower edge of the window while this responder, or one whose next responders include it, is first responder.
  /// Nil unless a subclass overrides it.
  open var inputView: UIView? { nil }

  /// A view above the `inputView`, which also appears without one. Nil unless a subclass overrides it.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the current `inputView` and `inputAccessoryView`, if the responder is first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.inputViews.firstResponderDidChange() }
  }

  // MARK: - Motion

  /// Called when a motion began. Never called: a desktop computer is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion ended. Never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion was cancelled. Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a nib or a storyboard has created the object.
  open func awakeFromNib() {}

  // MARK: - Observation

  /// The closures that are called when traits change.
  var traitChangeHandlers: [TraitChangeHandler] = []

  /// Called when a property changed that `addObserver(_:forKeyPath:options:context:)` of a view observes. The default does
  /// nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The view.
  ///   - change: The values that the observer has asked for.
  ///   - context: The value that the observation began with.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

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

  /// Sets the state of a command before a menu shows it. Override it. Does nothing by default.
  open func validate(_ command: UICommand) {}

  /// Adds elements to the main menu, or to an Edit menu that opens for this responder or one before it. An override calls
  /// super. Does nothing by default.
  ///
  /// The main menu asks the application and its delegate. It is not shown here, and its keys work.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Does nothing. An override copies the selection to the pasteboard and deletes it.
  open func cut(_ sender: Any?) {}

  /// Does nothing. An override copies the selection to the pasteboard.
  open func copy(_ sender: Any?) {}

  /// Does nothing. An override inserts the contents of the pasteboard.
  open func paste(_ sender: Any?) {}

  /// Does nothing. An override selects what the user points at.
  open func select(_ sender: Any?) {}

  /// Does nothing. An override selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Does nothing. An override deletes the selection.
  open func delete(_ sender: Any?) {}

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
    // Views for input that both responders have stay in the window.
    window.inputViews.beginChange()
    defer { window.inputViews.endChange() }
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
    let window = responderWindow
    window?.firstResponder = nil
    window?.inputViews.firstResponderDidResign(self)
    return true
  }

  /// The subview that keys act on while this is the first responder, such as the focused cell of a collection view.
  var focusedSubview: UIView? { nil }

  /// Called while this is the first responder, when a control received the keyboard focus or lost it.
  func controlFocusDidChange() {}

  /// The window at the end of the responder chain.
  private var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
