extension UITableView {
  /// Combines several changes into one animated update, with a closure that does not escape. The closure needs no `self.`,
  /// and may be a parameter of the caller.
  ///
  /// `UICollectionView` explains why there are two variants.
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
