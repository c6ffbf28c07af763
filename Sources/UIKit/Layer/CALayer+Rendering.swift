import DisplayList
import Geometry

extension CALayer {
  /// What the layer draws, with the origin of its coordinates at the origin of the picture.
  func picture(of bounds: CGRect) -> [Command] {
    let fragment = makeFragment(with: view?.inheritedTraits ?? .current)
    // A fragment begins at the corner of the bounds.
    guard bounds.origin != .zero else { return [.fragment(fragment)] }
    return [.transform(.translation(x: bounds.minX, y: bounds.minY, z: 0), [.fragment(fragment)])]
  }
}

extension UIView {
  /// Draws the view and its subviews into the current graphics context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view's bounds fill, in the current coordinates.
  ///   - afterUpdates: Whether pending layout is done before.
  /// - Returns: Whether there was a graphics context to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw([.fragment(layer.makeFragment(with: inheritedTraits))])
    context.restoreGState()
    return true
  }
}
