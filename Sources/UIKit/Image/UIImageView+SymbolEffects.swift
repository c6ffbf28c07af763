extension UIImageView {
  /// Runs an effect that ends, or that lasts until it is removed.
  ///
  /// An effect of the same type that still runs is replaced. The model values of the view do not change: only what is shown.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it runs.
  ///   - animated: False to show the last state at once.
  ///   - completion: Runs when the effect has ended, or was removed.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let key = Self.symbolEffectKey(type(of: effect))
    layer.removeAnimation(forKey: key)
    if effect is AppearSymbolEffect { removeSymbolEffect(ofType: DisappearSymbolEffect()) }
    let animation = SymbolMotion(effect.configuration, options).animation(animated: animated)
    animation.delegate = completion.map { SymbolEffectEnd(self, effect, $0) }
    layer.add(animation, forKey: key)
  }

  /// Removes the effect of a type. Nothing happens if there is none.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: Has no effect: the symbol is as before at once.
  ///   - animated: Has no effect.
  ///   - completion: Runs afterwards.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: Self.symbolEffectKey(type(of: effect)))
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
  }

  /// Removes all effects.
  ///
  /// - Parameters:
  ///   - options: Has no effect: the symbol is as before at once.
  ///   - animated: Has no effect.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.symbolEffectPrefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Replaces the symbol: fades to the new one.
  ///
  /// - Parameters:
  ///   - image: The new symbol.
  ///   - contentTransition: The way in which it is replaced. All fade.
  ///   - options: How fast it is replaced.
  ///   - completion: Runs afterwards.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    UIView.transition(with: self, duration: 0.3 / options.speed, options: .transitionCrossDissolve) {
      self.image = image
    } completion: { isFinished in
      completion?(
        UISymbolEffectCompletionContext(
          isFinished: isFinished, sender: self, contentTransition: contentTransition))
    }
  }

  private static let symbolEffectPrefix = "symbolEffect."

  private static func symbolEffectKey(_ type: any SymbolEffect.Type) -> String {
    symbolEffectPrefix + String(describing: type)
  }
}

/// Calls the completion of a symbol effect.
@MainActor
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  private weak var view: UIImageView?
  private let effect: any SymbolEffect
  private let completion: UISymbolEffectCompletion

  init(_ view: UIImageView, _ effect: any SymbolEffect, _ completion: @escaping UISymbolEffectCompletion) {
    (self.view, self.effect, self.completion) = (view, effect, completion)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    completion(UISymbolEffectCompletionContext(isFinished: flag, sender: view, effect: effect))
  }
}
