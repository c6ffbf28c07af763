import Geometry

extension UIView {
  /// Converts a point of this view to another view. Nil means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }

  /// Converts a point of another view to this one. Nil means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle of this view to its bounding box in another view. Nil means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }

  /// Converts a rectangle of another view to its bounding box in this one. Nil means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.frame(subview.frame, resizing: oldSize, to: newSize)
    }
  }
}
