import UIKit

/// A constraint with a property of its own, and the initializers of its superclass.
public final class NamedConstraint: NSLayoutConstraint {
  /// Set where it is declared.
  public var note = "none"
}
