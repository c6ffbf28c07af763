/// A curve for an animator: `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The curve by its control points, where it has them.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The curve as a spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
