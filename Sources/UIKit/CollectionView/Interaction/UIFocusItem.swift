/// Something that can have the focus, or is asked about it.
@preconcurrency @MainActor
public protocol UIFocusItem: NSObjectProtocol {
  /// Whether it can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of what it is in.
  var frame: CGRect { get }
}

extension UIView: UIFocusItem {}
