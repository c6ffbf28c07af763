import UIKit

/// Overrides the initializer, and has stored properties that only it sets.
open class OverridingCell: UICollectionViewCell {
  /// Set by the initializer.
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
