/// A timing curve of an animation: a cubic Bézier curve on the unit square.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]
  let curve: UnitBezier

  /// Creates a curve from its name. An unknown name gives the linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from the x and y of its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Writes the x and y of control point 0 to 3 to two floats. Writes nothing for another index.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    values[0] = points[2 * index]
    values[1] = points[2 * index + 1]
  }
}
