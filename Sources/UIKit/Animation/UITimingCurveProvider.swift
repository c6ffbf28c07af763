/// A timing curve for an animator: `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The cubic curve, or nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
