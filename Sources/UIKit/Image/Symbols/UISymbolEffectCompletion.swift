/// A closure that runs when a symbol effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// How a symbol effect ended.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect ran to its end. False if it was removed before.
  public let isFinished: Bool
  /// The view that showed it.
  public private(set) weak var sender: AnyObject?
  /// The effect. Nil for the replacement of a symbol.
  public let effect: (any SymbolEffect)?
  /// The way in which a symbol was replaced.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    isFinished: Bool, sender: AnyObject?, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    (self.isFinished, self.sender) = (isFinished, sender)
    (self.effect, self.contentTransition) = (effect, contentTransition)
  }
}
