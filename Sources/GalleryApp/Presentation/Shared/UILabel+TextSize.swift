import UIKit

extension UILabel {
  /// Sets a font of the system that follows the desktop's size of text.
  ///
  /// - Parameters:
  ///   - size: The size with text of the usual size, in points.
  ///   - weight: The weight.
  ///   - style: The text style that grows and shrinks in the same way.
  func setSystemFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular, like style: UIFont.TextStyle) {
    font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    adjustsFontForContentSizeCategory = true
  }
}
