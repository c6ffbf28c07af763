/// Lets code animate along with a change of focus.
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

  /// Adds changes that are animated with the change of focus, and what is to be done after that.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    additions.append((animations ?? {}, completion))
  }

  /// Adds changes that are animated with what gets the focus; nothing is done when nothing gets it.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if nextItem != nil { add(animations, completion) }
  }

  /// Adds changes that are animated with what loses the focus; nothing is done when nothing loses it.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if previousItem != nil { add(animations, completion) }
  }

  private func add(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
    addCoordinatedAnimations({ [context] in animations?(context) }, completion: completion)
  }

  /// Runs what was added.
  func run() {
    for addition in additions {
      UIView.animate(withDuration: context.duration, animations: addition.animations) { _ in
        addition.completion?()
      }
    }
    additions = []
  }
}
