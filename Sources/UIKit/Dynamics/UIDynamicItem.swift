/// An object that can be moved and rotated: a view or layout attributes.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The rectangle without the transform, in points.
  var bounds: CGRect { get }
  /// The two-dimensional transform about the centre.
  var transform: CGAffineTransform { get set }
}
