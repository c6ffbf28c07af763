import UIKit

/// Generic, with a stored property of the parameter's type.
public final class GenericCell<Content: Sendable>: UICollectionViewCell {
  /// Nothing until set.
  public var content: Content?
  /// Set by the initializer.
  public private(set) var title = ""

  /// Notes what it is a cell of.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = "\(Content.self)"
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { nil }
}
