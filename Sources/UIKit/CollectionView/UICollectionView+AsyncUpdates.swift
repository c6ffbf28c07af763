// Updates that async code waits for, as Swift imports them on iOS.
extension UICollectionView {
  /// Performs a batch update, and waits for the end of its animation.
  ///
  /// - Parameter updates: Called once, before the animation begins; nil for a batch update without changes.
  /// - Returns: Whether the animation ran to completion.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await CompletionWaiter.wait { performBatchUpdates(updates, completion: $0) }
  }

  /// Replaces the layout, and waits until the elements have reached their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether every element moves to its position in the new layout with an animation.
  /// - Returns: Whether all animations ran to completion.
  @discardableResult
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
    await CompletionWaiter.wait { setCollectionViewLayout(layout, animated: animated, completion: $0) }
  }
}
