import UIKit

/// The margins and spacings of the layouts that show pictures in sections below the name of their folder.
enum SectionMetrics {
  /// The margin on the left and right, in points.
  static let margin: CGFloat = 20
  /// The insets of a section's pictures, in points.
  static let inset = UIEdgeInsets(top: 8, left: margin, bottom: 20, right: margin)
  /// The height of a section's header, in points.
  static let headerHeight: CGFloat = 52
}
