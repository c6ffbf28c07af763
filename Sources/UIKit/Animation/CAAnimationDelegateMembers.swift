/// The optional methods of an animation's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct CAAnimationDelegateMembers {
  let delegate: any CAAnimationDelegate

  /// Calls `animationDidStart(_:)`.
  public func callAsFunction(_ anim: CAAnimation) {
    delegate.animationDidStart(anim)
  }

  /// Calls `animationDidStop(_:finished:)`.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}

extension CAAnimationDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var animationDidStart: CAAnimationDelegateMembers? { CAAnimationDelegateMembers(delegate: self) }

  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var animationDidStop: CAAnimationDelegateMembers? { CAAnimationDelegateMembers(delegate: self) }
}
