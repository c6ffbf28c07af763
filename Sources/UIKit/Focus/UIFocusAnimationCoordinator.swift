/// Runs animations alongside a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
  }

  private let context = Context()
  private let previousItem: (any UIFocusItem)?
  private let nextItem: (any UIFocusItem)?
  private var additions: [(animations: () -> Void, completion: (() -> Void)?)] = []

  init(from previousItem: (any UIFocusItem)?, to nextItem: (any UIFocusItem)?) {
    self.previousItem = previousItem
    self.nextItem = nextItem
  }

  /// Adds animations that run alongside the focus update, and a completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    additions.append((animations ?? {}, completion))
  }

  /// Adds animations for the view that receives the focus. They are ignored if no view does.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if nextItem != nil { add(animations, completion) }
  }

  /// Adds animations for the view that loses the focus. They are ignored if no view does.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if previousItem != nil { add(animations, completion) }
  }

  private func add(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
    addCoordinatedAnimations({ [context] in animations?(context) }, completion: completion)
  }

  /// Runs the added animations.
  func run() {
    for addition in additions {
      UIView.animate(withDuration: context.duration, animations: addition.animations) { _ in
        addition.completion?()
      }
    }
    additions = []
  }
}
