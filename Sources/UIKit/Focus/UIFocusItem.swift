/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: NSObjectProtocol {
  /// Whether the object can currently have the focus.
  var canBecomeFocused: Bool { get }
  /// The frame of the object, in the coordinates of its container.
  var frame: CGRect { get }
}

extension UIView: UIFocusItem {}
