/// Anything with a place that can be moved and turned: views and layout attributes.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The rectangle before the transform, in points.
  var bounds: CGRect { get }
  /// A turn and stretch of the plane about the middle.
  var transform: CGAffineTransform { get set }
}
