/// A timer that calls a method of an object by name.
final class SelectorTimer: Timer {
  private var information: Any?

  /// The information that the timer was created with.
  override var userInfo: Any? { information }

  convenience init(
    every timeInterval: TimeInterval, calling selector: Selector, of target: Any, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats,
      block: SelectorTimer.call(selector, of: target))
    information = userInfo
  }

  /// The closure of a timer that keeps a target and calls its method, on the main thread.
  static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, with: [timer]) }
    }
  }
}
