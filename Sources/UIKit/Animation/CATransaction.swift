import Foundation

/// Settings for the animations added between `begin()` and `commit()`.
///
/// Outside of them, settings apply to an implicit transaction, which ends with the next frame.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completions: CompletionGroup?
  }

  private static var stack: [Settings] = []
  /// The settings made outside of `begin()` and `commit()`, until the next frame of the host.
  private static var implicit: Settings?
  private static var innermost: Settings { stack.last ?? implicit ?? Settings() }

  /// Begins a nested transaction, which starts with the settings of the current one.
  public static func begin() {
    var settings = innermost
    settings.completions = nil
    stack.append(settings)
  }

  /// Ends the innermost transaction. Its completion block runs when all animations added in it have ended, or
  /// immediately when there are none.
  public static func commit() {
    stack.popLast()?.completions?.close()
  }

  /// Whether property changes take effect immediately instead of animating.
  public static func disableActions() -> Bool { innermost.disablesActions }

  /// Sets whether property changes take effect immediately instead of animating.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// The duration of animations that have no duration of their own, in seconds.
  public static func animationDuration() -> CFTimeInterval { innermost.duration }

  /// Sets the duration of animations that have no duration of their own, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

  /// The timing curve of animations that have none of their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost.timingFunction }

  /// Sets the timing curve of animations that have none of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Sets the block that runs when all animations added to this transaction from now on have ended. Animations of views
  /// are such animations, too.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { settings in
      // Animations that have begun still end with the block that was set before.
      if let previous = settings.completions, !previous.isEmpty { previous.close() }
      settings.completions = block.map { block in CompletionGroup { _ in block() } }
    }
  }

  /// Sets a property of the innermost transaction by its name: `kCATransactionDisableActions`,
  /// `kCATransactionAnimationDuration`, `kCATransactionAnimationTimingFunction` or `kCATransactionCompletionBlock`.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      if let duration = anObject as? Double ?? (anObject as? NSNumber)?.doubleValue {
        setAnimationDuration(duration)
      }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// Ends the implicit transaction.
  public static func flush() {
    let ended = implicit
    implicit = nil
    ended?.completions?.close()
  }

  /// The completions that wait for animations that begin now: those of all transactions around the innermost one, too.
  static var completionGroups: [CompletionGroup] {
    guard !stack.isEmpty || implicit != nil else { return [] }
    return ([implicit] + stack).compactMap { $0?.completions }
  }

  /// Changes the settings of the innermost transaction, or of the implicit one.
  private static func change(_ body: (inout Settings) -> Void) {
    guard stack.isEmpty else { return body(&stack[stack.count - 1]) }
    if implicit == nil {
      FrameClock.main.schedule(at: FrameClock.main.time) { flush() }
    }
    var settings = innermost
    body(&settings)
    implicit = settings
  }
}

/// The name of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The name of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the completion block of a transaction.
public let kCATransactionCompletionBlock = "completionBlock"
