// Updates that async code waits for, as Swift imports them on iOS.
extension UITableView {
  /// Combines several changes into one animated update, and waits for its end.
  ///
  /// - Parameter updates: Called once, before the animation begins; nil for an update without changes.
  /// - Returns: Whether the animation ran to completion.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await CompletionWaiter.wait { performBatchUpdates(updates, completion: $0) }
  }
}
