/// A view that calls actions when the user operates it: the base of buttons, switches and sliders.
///
/// A control follows one touch at a time. It reports what happens as events, to closures (``addAction(_:for:)``) and to
/// methods of objects (``addTarget(_:action:for:)``). Tab moves the keyboard focus to the next control; Space and Return
/// operate it.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    focusEffect = UIFocusEffect()
  }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - State

  /// Whether the user can operate the control. Default true. A disabled control still receives its touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        cancelTouch(with: nil)
        window?.controlFocus.viewWillLeave(self)
      }
      stateDidChange()
    }
  }

  /// Whether the control is selected. Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is drawn as touched. Default false. Tracking a touch sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The state, made of the properties above and the keyboard focus.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called when the state changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: - Alignment

  /// The vertical position of the content. Default `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal position of the content. Default `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal position of the content, with `leading` and `trailing` as `left` or `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: - Tracking

  /// Whether the control follows a touch.
  open private(set) var isTracking = false

  /// Whether the touch that the control follows is inside, or was when it ended, until the events of its end are sent. A
  /// finger may leave the bounds by 70 points first.
  open private(set) var isTouchInside = false

  private weak var trackedTouch: UITouch?

  /// Called when a touch began in the control. Returns whether to follow it; the default returns true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved. Returns whether to follow it further; the default returns true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ended. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch, if `beginTracking(_:with:)` allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    if showsMenuAsPrimaryAction, openPrimaryMenu() { cancelTouch(with: event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      isTouchInside = false
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    // An action may have ended the tracking.
    guard isTracking else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends following the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    stopTracking()
    endTracking(touch, with: event)
    touchDidEnd(isInside: isTouchInside, with: event)
    isTouchInside = false
  }

  /// Stops following the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Reports the end of a touch.
  func touchDidEnd(isInside: Bool, with event: UIEvent?) {
    sendActions(for: isInside ? primaryEvents : .touchUpOutside, with: event)
  }

  /// The events that a touch, or a key, triggers when it ends in the control.
  var primaryEvents: Event { .touchUpInside }

  private func cancelTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    isTouchInside = false
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // A finger covers what it touches, so that it may stray. A pointer is exact.
    let slack: CGFloat = touch.type == .direct ? 70 : 0
    let location = touch.location(in: self)
    return point(inside: location, with: event) || bounds.insetBy(dx: -slack, dy: -slack).contains(location)
  }

  /// Keeps what the control does itself from recognizers of enclosing views: taps, and drags of a thumb.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, isEnabled else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    }
    guard gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer,
      let touch = gestureRecognizer.trackedTouches.first
    else { return true }
    let (start, end) = (touch.startLocation(in: self), touch.location(in: self))
    let isAcross = Swift.abs(end.x - start.x) >= Swift.abs(end.y - start.y)
    return !(isAcross && ownsDrag(from: start))
  }

  /// Whether a horizontal drag that begins at a point operates the control.
  func ownsDrag(from point: CGPoint) -> Bool { false }

  /// A control that leaves its window stops following the touch.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window {
      cancelTouch(with: nil)
      window?.controlFocus.viewWillLeave(self)
    }
  }

  // MARK: - Targets and actions

  private var handlers = ControlHandlers()

  /// Calls a method of an object for some events.
  ///
  /// - Parameters:
  ///   - target: The object, which the control does not keep. Its class conforms to ``SelectorPerforming``. Nil for the
  ///     first responder and the responders after it: the first one that has the method receives the call.
  ///   - action: The name of the method. It may take the control, and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(TargetAction(target, action), for: controlEvents)
  }

  /// Stops calling methods for some events. A nil target or action stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(controlEvents) { $0.method?.matches(target, action) ?? false }
  }

  /// Calls an action for some events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Stops calling an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier for some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets of methods. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.all.compactMap { handler -> AnyHashable? in
        guard let method = handler.method else { return nil }
        return method.isForChain ? NSNull() : (method.target as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The events for which there is an action or a method.
  open var allControlEvents: Event { handlers.events }

  /// The names of the methods of a target that are called for an event. Nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let methods = handlers.all.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.method)
    let names = methods.filter { $0.isForChain == (target == nil) && $0.matches(target, nil) }
      .map(\.selector.description)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each action or method and its events. Setting the last argument to true stops.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop {
      iterator(handler.action, handler.method.map { ($0.target, $0.selector) }, handler.events, &stop)
    }
  }

  /// Calls what was added for some events, once each, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for handler in handlers.all where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let method) where method.isObsolete: break
      case .method(let method): sendAction(method.selector, to: method.target, for: event)
      }
    }
  }

  /// Calls a method. Every call for an event passes here; an override can watch or redirect it.
  ///
  /// - Parameters:
  ///   - action: The name of the method.
  ///   - target: The object. Nil for the responder chain.
  ///   - event: The event; nil if code sends the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action, with the control as its sender. Every call for an event passes here.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  /// Operates the control as a tap does.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, openPrimaryMenu() { return }
    sendActions(for: primaryEvents)
  }

  // MARK: - Keyboard

  override var defaultAccessibility: DefaultAccessibility {
    var traits: UIAccessibilityTraits = isSelected ? .selected : []
    if !isEnabled { traits.insert(.notEnabled) }
    return DefaultAccessibility(isElement: true, traits: traits)
  }

  /// Performs the primary action if the control is enabled. Returns whether it is.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: primaryEvents)
    return true
  }

  /// Whether the control can have the keyboard focus: it is enabled.
  open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled }

  /// Whether the control has the keyboard focus.
  open var isFocused: Bool { window?.controlFocus.view === self }

  /// Called when the control received the keyboard focus, or lost it.
  func focusDidChange() {
    if !isFocused, !isTracking { isHighlighted = false }
    stateDidChange()
  }

  /// A ring outside of the control, unless that is clipped.
  override var defaultFocusOutline: (rect: CGRect, cornerRadius: CGFloat) {
    let distance: CGFloat = clipsToBounds ? 0 : 4
    let shape = focusShape
    return (shape.rect.insetBy(dx: -distance, dy: -distance), shape.cornerRadius + distance)
  }

  /// The visible outline of the control, which the focus ring follows.
  var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, layer.cornerRadius) }

  /// Lays out the content and the focus ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isFocused { window?.controlFocus.placeRing() }
  }

  /// Operates the control with Space and Return. Arrow keys move the focus. Other keys go to the next responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard isFocused, let key = press.key else { return true }
      return !handle(key, isRepeat: press.isRepeat)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// Releases a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in press.key.map { !release($0) } ?? true }
    if !unhandled.isEmpty { super.pressesEnded(unhandled, with: event) }
  }

  /// Handles a key that was pressed. Returns whether the key has a meaning for the control.
  func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.isPlain, isEnabled else { return false }
    switch key.code {
    case .space, .return:
      guard !isRepeat else { break }
      isHighlighted = true
      performPrimaryAction()
    case .upArrow: return window?.controlFocus.advance(.up) ?? false
    case .downArrow: return window?.controlFocus.advance(.down) ?? false
    case .leftArrow: return window?.controlFocus.advance(.left) ?? false
    case .rightArrow: return window?.controlFocus.advance(.right) ?? false
    default: return false
    }
    return true
  }

  /// Handles a key that was released. Returns whether the key has a meaning for the control.
  func release(_ key: UIKey) -> Bool {
    guard key.code == .space || key.code == .return, isFocused else { return false }
    if !isTracking { isHighlighted = false }
    return true
  }

  // MARK: - Menus

  /// The interaction that opens the control's menu. Nil while there is none.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a long press or the secondary button opens a menu, which
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns. Default false.
  open var isContextMenuInteractionEnabled = false { didSet { updateContextMenuInteraction() } }

  /// Whether a tap opens the menu at once. Default false.
  open var showsMenuAsPrimaryAction = false { didSet { updateContextMenuInteraction() } }

  private func updateContextMenuInteraction() {
    let isNeeded = isContextMenuInteractionEnabled
    if isNeeded, contextMenuInteraction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if !isNeeded, let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    }
  }

  /// The description that is shown while the pointer rests on the control. Nil for none.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let newValue, toolTipInteraction == nil {
        let interaction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = interaction
        addInteraction(interaction)
      } else if newValue == nil, let interaction = toolTipInteraction {
        removeInteraction(interaction)
        toolTipInteraction = nil
      }
      toolTipInteraction?.defaultToolTip = newValue
    }
  }

  /// The interaction that shows the tool tip. Nil if there is none.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  /// Opens the menu beside the control.
  ///
  /// - Returns: Whether there is a menu.
  func openPrimaryMenu() -> Bool {
    guard let interaction = contextMenuInteraction else { return false }
    let point = menuAttachmentPoint(for: UIContextMenuConfiguration())
    return interaction.open(at: point, anchor: bounds)
  }

  /// Called when the user has chosen an element of the control's menu, before its action is performed.
  func menuElementWasChosen() {}

  /// The point of the control at which its menu opens, in its own coordinates. By default, the middle of its lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// The menu of the control. The default returns nil: no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The view that the menu is for. The default returns nil: the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The view that the menu returns to. The default returns nil: the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens. Sends `menuActionTriggered`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  /// Called before the menu closes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
