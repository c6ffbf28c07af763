import UIKit

/// Inherits the initializer, with a stored property of its own.
open class InheritingCell: OverridingCell {
  /// Set where it is declared.
  public var numbers = [1, 2, 3]
}
