import UIKit

/// A header that inherits everything but one stored property.
public final class PlainHeader: UICollectionReusableView {
  /// Set where it is declared.
  public var title = "header"
}
