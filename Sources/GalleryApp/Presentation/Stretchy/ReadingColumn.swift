import UIKit

/// The centred column for pictures and text in a wide view.
enum ReadingColumn {
  private static let maximumWidth: CGFloat = 760
  private static let minimumMargin: CGFloat = 16

  /// The margin on either side of the column, in points.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max(minimumMargin, ((width - maximumWidth) / 2).rounded())
  }

  /// Returns the part of a rectangle that is in the column.
  static func area(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(margin(inWidth: bounds.width), bounds.width / 2), dy: 0)
  }
}
