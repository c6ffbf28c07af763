import Foundation

/// Settings for the animations added between `begin()` and `commit()`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completions: CompletionGroup?
  }

  private static var stack: [Settings] = []
  private static var innermost: Settings { stack.last ?? Settings() }

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

  /// Sets the block that runs when all animations added to this transaction from now on have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { settings in
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

  /// Commits implicit transactions on Apple's platforms. Has no effect: there are none here.
  public static func flush() {}

  static var completionGroup: CompletionGroup? { stack.last?.completions }

  /// Changes the settings of the innermost transaction. Does nothing outside of a transaction.
  private static func change(_ body: (inout Settings) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
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
