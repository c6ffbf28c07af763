extension Timer {
  /// Creates a timer that calls a method of an object by name, and starts it on the main run loop.
  ///
  /// - Parameters:
  ///   - ti: The time between two calls, in seconds.
  ///   - aTarget: The object, which the timer keeps while it is valid. Its class conforms to ``SelectorPerforming``.
  ///   - aSelector: The name of the method. It may take the timer.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - yesOrNo: Whether the timer repeats.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      every: ti, calling: aSelector, of: aTarget, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of an object by name. It runs after it was added to a run loop of the main thread.
  ///
  /// The timer's `userInfo` is nil. Use `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` to pass one.
  ///
  /// - Parameters:
  ///   - ti: The time between two calls, in seconds.
  ///   - aTarget: The object, which the timer keeps while it is valid. Its class conforms to ``SelectorPerforming``.
  ///   - aSelector: The name of the method. It may take the timer.
  ///   - userInfo: Ignored.
  ///   - yesOrNo: Whether the timer repeats.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = SelectorTimer.call(aSelector, of: aTarget)
    self.init(timeInterval: ti, repeats: yesOrNo, block: call)
  }
}
