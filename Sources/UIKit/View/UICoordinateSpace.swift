/// A coordinate space that converts from and to other spaces: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to its bounding box in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to its bounding box in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The view of a space. Nil for the screen.
///
/// Not inlined: the optimizer of Swift 6.3.1 crashes on the cast of the parameter where `convert` uses it.
@MainActor @inline(never)
private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

// The screen's coordinates are those of windows, and nil means the root. Both have their origin at the upper left
// corner of the window's content.
extension UIView: UICoordinateSpace {
  /// Converts a point of this view to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: coordinateSpace))
  }

  /// Converts a point of another space to this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: coordinateSpace))
  }

  /// Converts a rectangle of this view to its bounding box in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: coordinateSpace))
  }

  /// Converts a rectangle of another space to its bounding box in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinate space: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, from: nil) ?? point
  }

  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, to: nil) ?? point
  }

  /// Converts a rectangle of the screen to its bounding box in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, from: nil) ?? rect
  }

  /// Converts a rectangle of another space to its bounding box on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, to: nil) ?? rect
  }
}
