import UIKit

/// The view of the picture viewer, which receives keys.
final class PictureViewerView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
