import DisplayList
import Geometry

extension UIView {
  /// One frame of the view and everything in it, laid out as needed; what did not change since the last frame
  /// is the same object.
  ///
  /// The view's own position and transform do not count; its origin is the picture's upper left corner.
  public func makeDisplayList() -> DisplayList {
    layoutIfNeeded()
    let inherited = superview?.traitCollection ?? .initial
    let fragment = layer.makeFragment(with: inherited)
    return DisplayList(size: Size2D(bounds.size), root: fragment)
  }
}
