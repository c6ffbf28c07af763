/// A space whose points can be expressed in another: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in points.
  var bounds: CGRect { get }
  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest rectangle around another space's image of a rectangle of this one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest rectangle around this space's image of a rectangle of another one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The view that a space is, nil for the screen.
///
/// Not inlined: the optimiser of Swift 6.3.1 crashes on the cast of the parameter where `convert` uses it.
@MainActor @inline(never)
private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

// The screen's space is that of windows, in which nil stands for the root: both have their origin at the upper
// left corner of what is shown.
extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates in those of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: coordinateSpace))
  }

  /// A point of another space in this view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: coordinateSpace))
  }

  /// The smallest rectangle around another space's image of a rectangle of this view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: coordinateSpace))
  }

  /// The smallest rectangle around this view's image of a rectangle of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as a space: itself.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, from: nil) ?? point
  }

  /// A point of another space on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, to: nil) ?? point
  }

  /// The smallest rectangle around another space's image of a rectangle of the screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, from: nil) ?? rect
  }

  /// The smallest rectangle around the screen's image of a rectangle of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, to: nil) ?? rect
  }
}
