/// Settings for the animations made between `begin()` and `commit()`.
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

  /// Begins a transaction inside the current one; it begins with the settings of that one.
  public static func begin() {
    var settings = innermost
    settings.completions = nil
    stack.append(settings)
  }

  /// Ends the innermost transaction. Its completion block is called when all animations made in it have ended,
  /// or now when there are none.
  public static func commit() {
    stack.popLast()?.completions?.close()
  }

  /// Whether changed properties take effect at once instead of animating.
  public static func disableActions() -> Bool { innermost.disablesActions }

  /// Sets whether changed properties take effect at once instead of animating.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// How long animations without a duration of their own take, in seconds.
  public static func animationDuration() -> CFTimeInterval { innermost.duration }

  /// Sets how long animations without a duration of their own take, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

  /// The curve of animations without one of their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost.timingFunction }

  /// Sets the curve of animations without one of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Sets what is called when all animations made from now on in this transaction have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { settings in
      settings.completions = block.map { block in CompletionGroup { _ in block() } }
    }
  }

  static var completionGroup: CompletionGroup? { stack.last?.completions }

  /// Without a transaction there is nothing to set.
  private static func change(_ body: (inout Settings) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }
}
