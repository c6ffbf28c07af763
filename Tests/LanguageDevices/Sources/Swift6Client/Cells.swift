import UIKit

/// Overrides the initialiser, and has stored properties that only it sets.
open class OverridingCell: UICollectionViewCell {
  /// Set by the initialiser.
  public let firstFrame: CGRect
  /// Set where it is declared.
  public var label = "made"

  /// Notes the frame.
  public override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { fatalError("no archives") }
}

/// Inherits the initialiser, with a stored property of its own.
open class InheritingCell: OverridingCell {
  /// Set where it is declared.
  public var numbers = [1, 2, 3]
}

/// Generic, with a stored property of the parameter's type.
public final class GenericCell<Content: Sendable>: UICollectionViewCell {
  /// Nothing until set.
  public var content: Content?
  /// Set by the initialiser.
  public private(set) var title = ""

  /// Notes what it is a cell of.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = "\(Content.self)"
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { nil }
}

/// A header that inherits everything but one stored property.
public final class PlainHeader: UICollectionReusableView {
  /// Set where it is declared.
  public var title = "header"
}
