/// Accepts drags over a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which decides about drops. Weak.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether drags are accepted that another interaction accepts, too. No effect: the innermost view receives a drag.
  open var allowsSimultaneousDropSessions = false

  private var session: DropSession?
  private var proposal: UIDropProposal?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the drag over the view.
  open func willMove(to view: UIView?) { exit() }

  /// Begins to accept drags.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DragTarget {
  var operation: UIDropOperation { session?.operation(of: proposal) ?? .cancel }

  func accepts(_ drag: DragSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: DropSession(of: drag)) ?? false
  }

  func enter(_ drag: DragSession) {
    let session = DropSession(of: drag)
    self.session = session
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  func update() {
    guard let session else { return }
    proposal = delegate?.dropInteraction(self, sessionDidUpdate: session)
  }

  func exit() {
    guard let session else { return }
    (self.session, proposal) = (nil, nil)
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  func drop(_ previews: [DragPreviewView]) -> (any PreviewSettling)? {
    guard let session, operation == .copy || operation == .move else { return nil }
    delegate?.dropInteraction(self, performDrop: session)
    let landing = DropLanding(self, session)
    delegate?.dropInteraction(self, concludeDrop: session)
    return landing
  }

  func end() {
    guard let session else { return }
    (self.session, proposal) = (nil, nil)
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}

/// Moves the previews of dropped items to the targets that the delegate returns, or fades them out.
@MainActor
private final class DropLanding: PreviewSettling {
  private let interaction: UIDropInteraction
  private let session: DropSession

  init(_ interaction: UIDropInteraction, _ session: DropSession) {
    (self.interaction, self.session) = (interaction, session)
  }

  func settle(_ preview: DragPreviewView, in window: UIWindow, then completion: @escaping () -> Void) {
    let (interaction, delegate, animator) = (interaction, interaction.delegate, DropAnimator())
    let current = UITargetedDragPreview(view: preview)
    let target = delegate?.dropInteraction(
      interaction, previewForDropping: preview.item, withDefault: current)?.target
    delegate?.dropInteraction(interaction, item: preview.item, willAnimateDropWith: animator)
    let place = target.flatMap { target in
      target.container.window === window && target.container !== window
        ? (center: window.convert(target.center, from: target.container), transform: target.transform) : nil
    }
    preview.settle(at: place, alongside: animator.takeAnimations()) {
      for completion in animator.takeCompletions() { completion(.end) }
      completion()
    }
  }
}

/// Decides about drags over a view. All members except `dropInteraction(_:performDrop:)` have defaults.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view accepts a drag. Default true.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, when the drag has moved. Default `cancel`.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the user drops the items. Load their data here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after `performDrop`.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag has ended, wherever.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns where the preview of an item moves. Nil fades it out, as does the default preview.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before the preview of an item moves.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns `cancel`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Returns the default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
