import Geometry

extension UIView {
  /// A point of this view's coordinates in those of another, or of the window when that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }

  /// A point of another view's coordinates, or of the window's when that is nil, in those of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The smallest rectangle around another view's image of a rectangle of this one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }

  /// The smallest rectangle around this view's image of a rectangle of another one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.frame(subview.frame, resizing: oldSize, to: newSize)
    }
  }
}
