/// Lets code animate along with a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private static var duration: TimeInterval { 0.2 }

  private var additions: [(animations: () -> Void, completion: (() -> Void)?)] = []

  /// Adds changes that are animated with the change of focus, and what is to be done after that.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    additions.append((animations ?? {}, completion))
  }

  /// Runs what was added.
  func run() {
    for addition in additions {
      UIView.animate(withDuration: Self.duration, animations: addition.animations) { _ in
        addition.completion?()
      }
    }
    additions = []
  }
}
