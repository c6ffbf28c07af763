extension UICollectionView {
  /// Performs a batch update with a closure that does not escape. The closure needs no `self.`, and may be a parameter
  /// of the caller.
  ///
  /// On iOS the optional closure of `performBatchUpdates(_:completion:)` does not escape. Swift cannot declare such a
  /// parameter. Therefore calls with a closure use this variant, and calls with nil or an optional use the other one.
  ///
  /// - Parameters:
  ///   - updates: Called once, before the method returns. An override must not store it.
  ///   - completion: Called at the end of the animation, with whether it ran to completion.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let updates: (() -> Void)? = updates
      performBatchUpdates(updates, completion: completion)
    }
  }
}
