import DisplayList
import Geometry

extension UIView {
  /// A frame of the view and its subviews, after any pending layout. Fragments that did not change since the last frame
  /// are the same objects.
  ///
  /// The view's own position and transform are ignored: the view's origin is the upper left corner of the picture.
  public func makeDisplayList() -> DisplayList {
    layoutIfNeeded()
    let fragment = layer.makeFragment(with: inheritedTraits)
    return DisplayList(size: Size2D(bounds.size), root: fragment)
  }
}
