import UIKit

/// The column in the middle of a wide view that pictures and text keep to.
enum ReadingColumn {
  private static let maximumWidth: CGFloat = 760
  private static let minimumMargin: CGFloat = 16

  /// The distance of the column from either edge of a view, in points.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max(minimumMargin, ((width - maximumWidth) / 2).rounded())
  }

  /// The column's part of a rectangle.
  static func area(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(margin(inWidth: bounds.width), bounds.width / 2), dy: 0)
  }
}
