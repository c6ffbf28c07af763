import UIKit

/// The lengths of a grid of square pictures in a view, for a number of columns that need not be an integer.
struct GridMetrics: Equatable {
  /// The size of the view in points.
  var size: CGSize
  /// The size of a pixel in points.
  var pixel: CGFloat
  /// The height of a section's header, in points.
  var headerHeight = SectionMetrics.usualHeaderHeight
  /// The limits of the spacing, in points.
  private static let spacings: ClosedRange<CGFloat> = 1...10
  /// The spacing as a fraction of the width of a column, below the maximum.
  private static let relativeSpacing: CGFloat = 1 / 14
  /// The preferred minimum width of a column in points, by default.
  private static let minimumColumnWidth: CGFloat = 150

  /// The width of the pictures of a row, in points.
  var width: CGFloat { max(1, size.width - 2 * SectionMetrics.margin) }

  /// The default number of columns.
  var usualColumns: Int {
    let spacing = Self.spacings.upperBound
    return max(1, Int(((width + spacing) / (Self.minimumColumnWidth + spacing)).rounded(.down)))
  }

  /// Returns the spacing between pictures.
  func spacing(columns: CGFloat) -> CGFloat {
    min(max(width / columns * Self.relativeSpacing, Self.spacings.lowerBound), Self.spacings.upperBound)
  }

  /// Returns the distance from one column to the next.
  func columnPitch(columns: CGFloat) -> CGFloat { (width + spacing(columns: columns)) / columns }

  /// Returns the size of a picture. It is square, unless it would be higher than the view.
  func itemSize(columns: CGFloat) -> CGSize {
    let side = max(pixel, columnPitch(columns: columns) - spacing(columns: columns))
    let maximum = max(100, size.height - 2 * SectionMetrics.margin)
    return CGSize(width: side, height: min(side, maximum))
  }

  /// Returns the distance from one row to the next.
  func rowPitch(columns: CGFloat) -> CGFloat { itemSize(columns: columns).height + spacing(columns: columns) }

  /// Returns the height of a number of rows, which need not be an integer; 0 without rows.
  func height(ofRows count: CGFloat, columns: CGFloat) -> CGFloat {
    count > 0 ? count * rowPitch(columns: columns) - spacing(columns: columns) : 0
  }
}

extension GridMetrics {
  /// Creates the lengths for a view of a size and traits.
  init(size: CGSize, traits: UITraitCollection) {
    self.init(
      size: size, pixel: 1 / max(1, traits.displayScale),
      headerHeight: SectionMetrics.headerHeight(for: traits))
  }
}
