/// A state machine that looks at the touches of a view and what is in it, and recognizes a gesture.
///
/// A subclass overrides the `touches…` methods and sets `state`. Setting it from `possible` to `began` or `ended`
/// asks: the delegate and the view must allow it, recognizers this one waits for must have failed, and those
/// it excludes fail.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// Makes a recognizer without action.
  public override init() { super.init() }

  /// Makes a recognizer with an action.
  ///
  /// On Apple's platforms a target and a selector are named, which Swift has only with Objective-C; here it is a closure.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure that is called when the gesture is recognized, and for lasting ones whenever it changes.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

  /// Takes all actions away.
  public func removeActions() { actions = [] }

  /// The view whose touches are looked at, with those of all views in it.
  public internal(set) weak var view: UIView?

  /// Decides along. Weak.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are looked at; turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      // Without touches there is nothing to cancel, nor to start over from.
      guard !isEnabled, oldValue, arena != nil else { return }
      state = state.isActive ? .cancelled : .failed
      arena?.settle()
    }
  }

  /// A name for debugging.
  open var name: String?

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view gets no touches until the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when the gesture has failed.
  open var delaysTouchesEnded = true

  // MARK: State

  private var currentState = State.possible
  /// What was asked for while another recognizer must fail first.
  private var pendingState: State?
  /// Whether the actions have to be told of the state.
  private var hasNews = false
  /// Where the touches looked at now compete with those of other recognizers.
  weak var arena: GestureArena?

  /// What the recognizer knows of its gesture. Subclasses set it.
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
      // A lasting gesture that is over before it may begin never was.
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
    arena?.isExcluded(self) != true && view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  private func enter(_ new: State) {
    let wasPossible = currentState == .possible
    currentState = new
    pendingState = nil
    if new == .failed {
      arena?.didFail(self)
    } else {
      hasNews = true
      if wasPossible { arena?.didRecognize(self) }
    }
  }

  /// Another recognizer failed: if it was the last one waited for, what was asked for comes now.
  func proceedIfPending() {
    guard let pending = pendingState, arena?.mustWait(self) != true else { return }
    enter(pending)
  }

  /// Tells the actions of a new state.
  func performActions() {
    guard hasNews else { return }
    hasNews = false
    for action in actions { action(self) }
  }

  /// Whether something is still to come without any touch: a further tap, or the failure of another recognizer.
  var isWaiting: Bool { pendingState != nil || (state == .possible && waitsForMoreTouches) }

  /// Whether a possible gesture goes on when all fingers are lifted, as one of several taps does.
  var waitsForMoreTouches: Bool { false }

  /// Whether the recognizer can start over: no touch is left, and nothing is to come.
  var isOver: Bool { !isWaiting && trackedTouches.allSatisfy { !$0.isDown } }

  /// Starts over.
  func startOver() {
    trackedTouches = []
    pendingState = nil
    currentState = .possible
    arena = nil
    reset()
  }

  /// Called when the gesture is over, before the next: forget what was seen.
  open func reset() {}

  // MARK: Touches

  /// The touches looked at, in the order they came.
  var trackedTouches: [UITouch] = []

  /// How many touches are looked at.
  open var numberOfTouches: Int { trackedTouches.count { $0.isDown } }

  /// The middle of the touches, in a view's coordinates, or in the window's when that is nil.
  open func location(in view: UIView?) -> CGPoint {
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

  /// Where one of the touches is, in a view's coordinates; the origin when there is none of that number.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = relevantTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Those that are down; after the last was lifted, the last ones.
  var relevantTouches: [UITouch] {
    let down = trackedTouches.filter(\.isDown)
    return down.isEmpty ? trackedTouches : down
  }

  /// Whether this kind of recognizer looks at a touch: not at the mouse's other button, which asks for menus.
  func shouldReceive(_ touch: UITouch) -> Bool { !touch.isSecondary }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away. The default ends the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Looks at a touch no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  // MARK: Others

  private var required: [WeakGestureRecognizer] = []

  /// Waits, before beginning, for another recognizer to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer waits for another to fail, whoever said so.
  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether, once recognized, this recognizer makes another one fail. True unless a subclass says otherwise.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, once recognized, makes this one fail. True unless a subclass says otherwise.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this class waits for another recognizer to fail. False unless a subclass says otherwise.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits for this class to fail. False unless a subclass says otherwise.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this recognizer, once recognized, leaves another one at work.
  func toleratesAtWork(_ other: UIGestureRecognizer) -> Bool {
    !canPrevent(other) || !other.canBePrevented(by: self)
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

private struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
