import Foundation

/// The optional methods of `UICollisionBehaviorDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UICollisionBehaviorDelegateMembers {
  /// The methods with the base name `collisionBehavior`.
  @preconcurrency @MainActor
  public struct CollisionBehavior {
    let delegate: any UICollisionBehaviorDelegate

    /// Calls the method.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) {
      delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
    }

    /// Calls the method.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
      delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
    }

    /// Calls the method.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }

    /// Calls the method.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }

  }

}

// Calls with a question mark use these properties.
extension UICollisionBehaviorDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var collisionBehavior: UICollisionBehaviorDelegateMembers.CollisionBehavior? {
    .init(delegate: self)
  }
}
