extension UICollectionView {
  /// Performs a batch update whose closure does not escape: it needs no `self.`, and may be a parameter of the caller.
  ///
  /// On iOS the optional closure of `performBatchUpdates(_:completion:)` does not escape. Swift has no way to declare
  /// such a parameter, so calls with a closure resolve to this variant, and calls with nil or an optional to the other.
  ///
  /// - Parameters:
  ///   - updates: Called once, before the method returns. An override must not keep it.
  ///   - completion: Called at the end of the animation, with whether it was not cut short.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let updates: (() -> Void)? = updates
      performBatchUpdates(updates, completion: completion)
    }
  }
}
