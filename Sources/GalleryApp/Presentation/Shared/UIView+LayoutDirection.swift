import UIKit

extension UIView {
  /// Returns the frame of a subview in the direction of the user interface.
  ///
  /// - Parameter frame: The frame from left to right. From right to left, it is mirrored about the middle of this view.
  func inLayoutDirection(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return frame.offsetBy(dx: bounds.minX + bounds.maxX - frame.minX - frame.maxX, dy: 0)
  }
}
