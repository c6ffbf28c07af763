import Dispatch
import Foundation

extension NSObject {
  /// Calls the method with the name of a selector. Its class conforms to ``SelectorPerforming``.
  ///
  /// - Returns: Nil: a table of methods has no results.
  @discardableResult @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, with: [])
    return nil
  }

  /// Calls the method with the name of a selector with an argument. Its class conforms to ``SelectorPerforming``.
  ///
  /// - Returns: Nil: a table of methods has no results.
  @discardableResult @preconcurrency @MainActor @_disfavoredOverload
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, with: [object])
    return nil
  }

  /// Calls the method with the name of a selector on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The name of the method.
  ///   - arg: The argument, if the method has a parameter.
  ///   - wait: Whether to return after the call. On the main thread, the method is then called at once.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    // The caller shares the object and the argument with the main thread.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call = { @MainActor in _ = aSelector.perform(on: target, with: [argument]) }
    if wait { MainQueue.perform(call) } else { DispatchQueue.main.async(execute: call) }
  }

  /// Calls the method with the name of a selector later, on the main thread. The object is kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: The name of the method.
  ///   - anArgument: The argument, if the method has a parameter.
  ///   - delay: The time until the call, in seconds. Negative and NaN delays are treated as 0.
  ///   - modes: The modes of the main run loop in which the call may happen. Has no effect: it happens between two events
  ///     in every mode.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
    DelayedCall.pending.append(call)
    let work = DispatchWorkItem { MainActor.assumeIsolated { call.run() } }
    call.work = work
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }

  /// Cancels the delayed calls of a method of an object that have an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }

  /// Cancels all delayed calls of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.target === aTarget as AnyObject }
  }
}

/// A call that happens later.
@MainActor
private final class DelayedCall {
  static var pending: [DelayedCall] = []

  let target: NSObject
  let selector: Selector
  private let argument: Any?
  var work: DispatchWorkItem?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func run() {
    DelayedCall.pending.removeAll { $0 === self }
    selector.perform(on: target, with: [argument])
  }

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let one = argument as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return argument as AnyObject === other as AnyObject
  }

  static func cancel(where isCancelled: (DelayedCall) -> Bool) {
    for call in pending where isCancelled(call) { call.work?.cancel() }
    pending.removeAll(where: isCancelled)
  }
}
