import UIKit

/// A context that knows how far the circle turned.
public class CircularContext: UICollectionViewLayoutInvalidationContext {
  /// In radians.
  public var turn: CGFloat = 0

  /// Overridden though the framework alone sets it.
  public override var invalidateEverything: Bool { super.invalidateEverything || turn > 1 }
}
