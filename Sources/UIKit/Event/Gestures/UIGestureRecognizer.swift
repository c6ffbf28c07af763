/// A state machine that recognizes a gesture from the touches of a view and its subviews.
///
/// A subclass overrides the `touches…` methods and sets `state`. Setting it from `possible` to `began` or `ended` is a
/// request. The delegate and the view must allow it, and the recognizers that this one waits for must have failed. The
/// recognizers that it excludes then fail.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, PlainInstantiable {
  /// Creates a recognizer that calls a method of an object by name.
  ///
  /// - Parameters:
  ///   - target: The object, which the recognizer does not keep. Its class conforms to ``SelectorPerforming``.
  ///   - action: The name of the method. It may take the recognizer. Nil for no method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  private var actions: [Action] = []

  private enum Action {
    case closure((UIGestureRecognizer) -> Void)
    case method(TargetAction)
  }

  /// Called on Apple's platforms when a nib has created the recognizer. Never called here: nibs create views.
  open func awakeFromNib() {}

  /// Creates a recognizer without an action.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer with a closure.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  /// Adds a closure that runs when the gesture is recognized and, for a continuous gesture, whenever it changes.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(.closure(action))
  }

  /// Removes all actions and targets.
  public func removeActions() { actions = [] }

  /// Adds a method of an object, which is called when the gesture is recognized and, for a continuous gesture, whenever it
  /// changes.
  ///
  /// - Parameters:
  ///   - target: The object, which the recognizer does not keep. Its class conforms to ``SelectorPerforming``.
  ///   - action: The name of the method. It may take the recognizer.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    actions.append(.method(TargetAction(target, action)))
  }

  /// Removes methods of an object. Nil stands for all objects, or for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { known in
      guard case .method(let method) = known else { return false }
      return method.isObsolete || method.matches(target, action)
    }
  }

  /// The view whose touches, and those of its subviews, the recognizer receives.
  open internal(set) weak var view: UIView?

  /// The delegate, which can prevent the gesture or change how recognizers compete. Weak.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Turning it off cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Cancels a gesture in progress. The touches that are down have no effect any more.
  final func cancel() {
    // Without touches there is no gesture to cancel or reset.
    guard arena != nil else { return }
    state = state.isActive ? .cancelled : .failed
    arena?.settle()
  }

  /// The types of the touches that the recognizer receives, as raw values of ``UITouch/TouchType``. Default all. Scroll wheels
  /// have no touches.
  open var allowedTouchTypes: [NSNumber] {
    get { (acceptedTouchTypes ?? [0, 1, 2, 3]).map { NSNumber(value: $0) } }
    set { acceptedTouchTypes = newValue.map(\.intValue) }
  }

  /// The raw values of the types of touches. Nil for all.
  private var acceptedTouchTypes: [Int]?

  /// A name for debugging.
  open var name: String?

  /// Whether recognizing the gesture cancels the view's touches.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true

  /// Whether the gesture goes on when its view leaves the window, as a drag does. Default false.
  var continuesWithoutWindow = false

  // MARK: - State

  private var currentState = State.possible
  /// The requested state, while another recognizer must fail first.
  private var pendingState: State?
  /// Whether the actions have not run for the current state yet.
  private var hasPendingActions = false
  /// The arena in which the recognizer competes for its touches.
  weak var arena: GestureArena?

  /// The state of the recognizer. Subclasses set it.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  private func request(_ new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      begin(as: new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      enter(.failed)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      enter(new)
    default:
      break
    }
  }

  private func begin(as new: State) {
    if pendingState != nil {
      // A continuous gesture that ends before it could begin fails.
      if pendingState == .began, new == .ended { enter(.failed) }
    } else if !mayBegin {
      enter(.failed)
    } else if arena?.mustWait(self) == true {
      pendingState = new
    } else {
      enter(new)
    }
  }

  private var mayBegin: Bool {
    arena?.isExcluded(self) != true && touchedControlsAllowGesture
      && view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Whether the controls that were touched, inside of the recognizer's view, leave the gesture to it.
  private var touchedControlsAllowGesture: Bool {
    trackedTouches.allSatisfy { touch in
      sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== view }
        .allSatisfy { ($0 as? UIControl)?.gestureRecognizerShouldBegin(self) != false }
    }
  }

  private func enter(_ new: State) {
    let wasPossible = currentState == .possible
    currentState = new
    pendingState = nil
    if new == .failed {
      arena?.didFail(self)
    } else {
      hasPendingActions = true
      if wasPossible { arena?.didRecognize(self) }
    }
  }

  /// Enters the pending state if no other recognizer has to fail first.
  func proceedIfPending() {
    guard let pending = pendingState, arena?.mustWait(self) != true else { return }
    enter(pending)
  }

  /// Runs the actions for a new state.
  func performActions() {
    guard hasPendingActions else { return }
    hasPendingActions = false
    for action in actions {
      switch action {
      case .closure(let closure): closure(self)
      case .method(let method): method.perform(with: [self])
      }
    }
  }

  /// Whether the recognizer waits without touches: for another tap, or for the failure of another recognizer.
  var isWaiting: Bool { pendingState != nil || (state == .possible && waitsForMoreTouches) }

  /// Whether a gesture continues after all fingers lift, as between the taps of a double tap.
  var waitsForMoreTouches: Bool { false }

  /// Whether the recognizer can be reset: it has no touch and does not wait.
  var isOver: Bool { !isWaiting && trackedTouches.allSatisfy { !$0.isDown } }

  /// Resets the recognizer for the next gesture.
  func startOver() {
    trackedTouches = []
    pendingState = nil
    currentState = .possible
    arena = nil
    pointer = nil
    reset()
  }

  /// Called between two gestures. Clear the state of the last gesture here.
  open func reset() {}

  // MARK: - Touches

  /// The touches that the recognizer tracks, in order of arrival.
  var trackedTouches: [UITouch] = []

  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { trackedTouches.count { $0.isDown } }

  /// The pointer during a gesture without touches, and its window.
  var pointer: (location: CGPoint, window: UIWindow)?

  /// The centre of the touches, or the pointer during a gesture without touches, in a view's coordinates. Nil means the
  /// window.
  open func location(in view: UIView?) -> CGPoint {
    if let pointer { return pointer.window.convert(pointer.location, to: view ?? pointer.window) }
    let touches = relevantTouches
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let location = touch.location(in: view)
      sum.x += location.x
      sum.y += location.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The location of a touch in a view's coordinates. Nil means the window. Zero when there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = relevantTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// The touches that are down or, after the last has lifted, the last ones.
  var relevantTouches: [UITouch] {
    let down = trackedTouches.filter(\.isDown)
    return down.isEmpty ? trackedTouches : down
  }

  /// The button of the mouse with which the gesture was begun. Empty for gestures of fingers.
  open var buttonMask: UIEvent.ButtonMask {
    relevantTouches.reduce(into: []) { $0.formUnion($1.buttonMask) }
  }

  /// The buttons of which one begins the gesture. By default not the secondary one, which opens menus.
  var acceptedButtons: UIEvent.ButtonMask { .primary }

  /// Whether this kind of recognizer accepts a touch: by its type, and that of a mouse by its button.
  func shouldReceive(_ touch: UITouch) -> Bool {
    acceptedTouchTypes?.contains(touch.type.rawValue) != false
      && (touch.buttonMask.isEmpty || !acceptedButtons.isDisjoint(with: touch.buttonMask))
  }

  /// Whether the recognizer receives an event that has no touches: a scroll step or a touchpad pinch. Returns true
  /// unless a subclass overrides it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The modifier keys that were held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Called when touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled. The default ends the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Stops tracking a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  // MARK: - Other recognizers

  private var required: [WeakGestureRecognizer] = []

  /// Makes this recognizer wait for another to fail before it begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer waits for another to fail, whichever side requires it.
  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether recognizing this gesture makes another recognizer fail. Returns true unless a subclass overrides it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer's gesture makes this one fail. Returns true unless a subclass overrides it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this class waits for another recognizer to fail. Returns false unless a subclass overrides it.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits for this class to fail. Returns false unless a subclass overrides it.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer can continue after this one recognized its gesture.
  func allowsToContinue(_ other: UIGestureRecognizer) -> Bool {
    !canPrevent(other) || !other.canBePrevented(by: self)
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

private struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
