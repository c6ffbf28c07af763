/// The optional members of an animation's delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct CAAnimationDelegateMembers {
  let delegate: any CAAnimationDelegate

  /// The animation runs.
  public func callAsFunction(_ anim: CAAnimation) {
    delegate.animationDidStart(anim)
  }

  /// The animation stopped: at its end, or because it was removed.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}

extension CAAnimationDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var animationDidStart: CAAnimationDelegateMembers? { CAAnimationDelegateMembers(delegate: self) }

  /// The members of that base name, never nil, for calls with a question mark.
  public var animationDidStop: CAAnimationDelegateMembers? { CAAnimationDelegateMembers(delegate: self) }
}
