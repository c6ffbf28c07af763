import UIKit

/// A collection view that overrides the batch update as code for iOS spells it.
open class CountingCollectionView: UICollectionView {
  /// The batches, and which of them came with updates and with a completion.
  public private(set) var batches: [String] = []

  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches.append((updates == nil ? "nil" : "updates") + (completion == nil ? "" : ", completion"))
    super.performBatchUpdates(updates, completion: completion)
  }

  /// Forgets the batches so far.
  public func forgetBatches() { batches = [] }
}
