import UIKit

/// The margins and spacings of the layouts that show pictures in sections below the name of their folder.
enum SectionMetrics {
  /// The margin on the left and right, in points.
  static let margin: CGFloat = 20
  /// The insets of a section's pictures, in points.
  static let inset = UIEdgeInsets(top: 8, left: margin, bottom: 20, right: margin)
  /// The height of a section's header with text of the usual size, in points.
  static let usualHeaderHeight: CGFloat = 52
  /// The text style whose size the headers follow.
  static let headerStyle = UIFont.TextStyle.title2

  /// Returns the height of a section's header with text of the user's size, in points.
  static func headerHeight(for traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: headerStyle).scaledValue(for: usualHeaderHeight, compatibleWith: traits)
      .rounded()
  }
}
