import UIKit

/// A context whose initializer is overridden, which hardly anyone does.
public final class CountingContext: UICollectionViewFlowLayoutInvalidationContext {
  /// How many were made.
  public static var made = 0
  /// Set where it is declared.
  public let note = "counted"

  /// Counts itself.
  public override init() {
    super.init()
    Self.made += 1
  }

  public override var invalidateFlowLayoutDelegateMetrics: Bool { didSet {} }
}
