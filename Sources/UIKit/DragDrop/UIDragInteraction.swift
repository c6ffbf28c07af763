/// Lets the user drag items from a view, after a long press.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The delegate, which supplies the items. Weak.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether the user can drag. Default true.
  open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  /// Whether other recognizers may recognize a long press during the lift. No effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions are enabled when they are created: true.
  open class var isEnabledByDefault: Bool { true }

  private let press = UILongPressGestureRecognizer()
  private let destination = DragDestination()
  private var session: DragSession?
  /// The previews, and where each was lifted, in the view's coordinates.
  private var lifted: [(preview: DragPreviewView, center: CGPoint)] = []
  private var previews: [DragPreviewView] { lifted.map(\.preview) }
  private var isUnderWay = false
  /// The view during a drag, which goes on if the view is removed from the window meanwhile.
  private var draggedView: UIView?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = self
    press.continuesWithoutWindow = true
    press.addAction { [weak self] _ in self?.followPress() }
  }

  /// Cancels the drag when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    cancel()
    self.view?.removeGestureRecognizer(press)
  }

  /// Begins to recognize a long press.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The press begins a drag if the delegate returns items.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard session == nil, let view, let window = view.window, let delegate else { return false }
    let session = DragSession(from: view, in: window)
    session.location = gestureRecognizer.location(in: nil)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    session.sourcePaths = session.items.map { _ in nil }
    guard !session.items.isEmpty else { return false }
    self.session = session
    return true
  }

  private func followPress() {
    guard session != nil else { return }
    switch press.state {
    case .began: lift()
    case .changed: move(to: press.location(in: nil))
    case .ended where isUnderWay: drop()
    case .ended, .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func lift() {
    guard let session, let view, let window = session.window else { return }
    draggedView = view
    session.location = press.location(in: nil)
    for item in session.items {
      let target = delegate?.dragInteraction(self, previewForLifting: item, session: session)
      let frame = target?.frame(in: window) ?? window.convert(view.bounds, from: view)
      let preview = DragPreviewView(
        of: item, from: target?.view ?? view, at: CGPoint(x: frame.midX, y: frame.midY))
      window.addSubview(preview)
      preview.lift()
      lifted.append((preview, view.convert(preview.center, from: window)))
    }
    let middle = previews.first?.center ?? session.location
    session.grip = CGPoint(x: middle.x - session.location.x, y: middle.y - session.location.y)
    let animator = DropAnimator()
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    let (animations, completions) = (animator.takeAnimations(), animator.takeCompletions())
    UIView.animate(withDuration: 0.3) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion(.end) }
    }
  }

  private func move(to location: CGPoint) {
    guard let session, let window = session.window, location != session.location else { return }
    if !isUnderWay { begin(session) }
    session.move(previews, to: location)
    delegate?.dragInteraction(self, sessionDidMove: session)
    if session.leaveWindow(with: previews, from: destination) { return finish(session, .copy) }
    destination.follow(session, in: window)
  }

  private func begin(_ session: DragSession) {
    isUnderWay = true
    guard let delegate else { return }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(self, sessionWillBegin: session)
  }

  private func drop() {
    guard let session, let window = session.window else { return cancel() }
    let operation = destination.operation
    guard let landing = destination.perform(previews) else { return cancel() }
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    let previews = previews
    finish(session, operation)
    for preview in previews { landing.settle(preview, in: window) {} }
  }

  /// Cancels the drag. The previews return to where they were lifted.
  private func cancel() {
    guard let session else { return }
    let wasUnderWay = isUnderWay
    if wasUnderWay { delegate?.dragInteraction(self, session: session, willEndWith: .cancel) }
    for (preview, center) in lifted {
      let target = view.flatMap { $0.window?.convert(center, from: $0) }
      preview.settle(at: target.map { ($0, .identity) }) {}
    }
    if wasUnderWay { finish(session, .cancel) } else { forget() }
  }

  private func finish(_ session: DragSession, _ operation: UIDropOperation) {
    forget()
    destination.end()
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }

  private func forget() { (session, lifted, isUnderWay, draggedView) = (nil, [], false, nil) }
}

/// Supplies the items of a drag from a view. All members except `dragInteraction(_:itemsForBeginning:)` have defaults.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items to drag. None for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// Returns the preview of an item. Nil for the whole view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the previews are lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the finger moves for the first time.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Returns whether the items may be moved, not only copied. Default true.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items stay in this program. Default false.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called before the drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called when the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Returns nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Returns true.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns false.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}
