/// Changes the look of a view, or of parts of it, while the pointer is over it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which decides about regions and styles. Weak.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether the interaction reacts to the pointer. Default true.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }

  private var hover: UIHoverGestureRecognizer?
  private var region: UIPointerRegion?
  private var shown: PointerEffectView?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the effect when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    leave()
    if let hover { self.view?.removeGestureRecognizer(hover) }
    hover = nil
  }

  /// Begins to follow the pointer.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer { [weak self] in self?.pointerDidMove($0) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  /// Asks the delegate again, with the next movement of the pointer.
  open func invalidate() { leave() }

  private func pointerDidMove(_ hover: UIGestureRecognizer) {
    guard isEnabled, let view, [.began, .changed].contains(hover.state) else { return leave() }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: hover.location(in: view))
    guard let new = delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole) else {
      return leave()
    }
    guard new != region else { return }
    leave()
    guard new.rect.contains(request.location) else { return }
    region = new
    guard let style = delegate?.pointerInteraction(self, styleFor: new) else { return }
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    shown = style.effect.map { PointerEffectView($0, style.cornerRadius) }
    animator.run { self.shown?.show() }
  }

  private func leave() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    let old = shown
    shown = nil
    animator.run { old?.hide() }
  }
}

/// Decides what the pointer does to a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a location. Nil for none. Default: the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region. Nil for none, which is the default.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// None.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs the animations of an app beside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// Collects animations, and runs them.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ own: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      own()
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
