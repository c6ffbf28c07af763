import Geometry

/// An animation through a sequence of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  open var values: [Any]? { didSet { keyframes = (values ?? []).compactMap { AnimatableValue($0) } } }

  /// A path of positions, which takes precedence over the values.
  ///
  /// With `paced` or `cubicPaced`, the speed along the path is constant. Otherwise each of its lines and curves is a step
  /// between two keyframes.
  open var path: CGPath? { didSet { route = path.map { AnimationRoute($0.path) } } }

  private var route: AnimationRoute?

  /// The time of each value, as a fraction of the duration. Nil spaces the values evenly.
  open var keyTimes: [NSNumber]?

  /// The timing curves between successive keyframes.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values between two keyframes are computed.
  open var calculationMode: CAAnimationCalculationMode = .linear

  /// Whether the layer turns about its anchor point, so that its x axis points along the path. Nil for a layer that does not
  /// turn.
  open var rotationMode: CAAnimationRotationMode?

  var keyframes: [AnimatableValue] = []

  override func value(at time: CFTimeInterval, over base: AnimatableValue) -> AnimatableValue? {
    if let route { return place(on: route, at: time).map { .point(route.point(at: $0)) } }
    guard keyframes.count > 1 else { return keyframes.first }
    let (next, inner) = step(at: progress(at: time), count: keyframes.count)
    switch calculationMode {
    case .discrete: return inner < 1 ? keyframes[next - 1] : keyframes[next]
    case .cubic, .cubicPaced: return cubic(from: next - 1, at: inner)
    default: return keyframes[next - 1].interpolated(to: keyframes[next], at: inner)
    }
  }

  private func place(on route: AnimationRoute, at time: CFTimeInterval) -> AnimationRoute.Place? {
    guard !route.isEmpty else { return nil }
    let fraction = progress(at: time)
    if isPaced { return route.place(atLength: fraction) }
    let (next, inner) = step(at: fraction, count: route.stepCount + 1)
    let isAtStart = calculationMode == .discrete && inner < 1
    return AnimationRoute.Place(step: next - 1, parameter: isAtStart ? 0 : inner)
  }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval, run: Int) {
    super.apply(to: &properties, at: time, run: run)
    guard let rotationMode, let route, resolvedKeyPath?.property == .position,
      let angle = place(on: route, at: time).flatMap({ route.angle(at: $0) })
    else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    let rotation = Matrix4.rotation(by: turn, about: Point3D(x: 0, y: 0, z: 1))
    properties.transform = CATransform3D(properties.transform.matrix.then(rotation))
  }

  /// The keyframe that follows a fraction of the duration, and the progress to it from the one before.
  private func step(at fraction: Double, count: Int) -> (next: Int, progress: Double) {
    let times = resolvedTimes(count: count)
    let next = min(max(1, times.firstIndex { $0 > fraction } ?? times.count - 1), count - 1)
    let (start, end) = (times[next - 1], times[next])
    var inner = end > start ? min(1, max(0, (fraction - start) / (end - start))) : 1
    if let functions = timingFunctions, !isPaced, functions.indices.contains(next - 1) {
      inner = functions[next - 1].curve.y(at: inner)
    }
    return (next, inner)
  }

  /// Whether the distances between the values determine their times.
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// One time per keyframe, ascending.
  private func resolvedTimes(count: Int) -> [Double] {
    if isPaced, let times = pacedTimes() { return times }
    if !isPaced, let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// The times at which the values are reached at constant speed. Nil if they have no distances, or are all the same.
  private func pacedTimes() -> [Double]? {
    var lengths = [0.0]
    for (value, next) in zip(keyframes, keyframes.dropFirst()) {
      guard let distance = value.distance(to: next) else { return nil }
      lengths.append(lengths[lengths.count - 1] + distance)
    }
    guard let total = lengths.last, total > 0, total.isFinite else { return nil }
    return lengths.map { $0 / total }
  }

  /// A Catmull-Rom curve through the neighbouring values (E. Catmull and R. Rom, 1974), evaluated by repeated linear
  /// interpolation (P. Barry and R. Goldman, 1988).
  private func cubic(from index: Int, at fraction: Double) -> AnimatableValue {
    func frame(_ offset: Int) -> AnimatableValue {
      keyframes[min(max(0, index + offset), keyframes.count - 1)]
    }
    let before = frame(-1).interpolated(to: frame(0), at: fraction + 1)
    let between = frame(0).interpolated(to: frame(1), at: fraction)
    let after = frame(1).interpolated(to: frame(2), at: fraction - 1)
    let first = before.interpolated(to: between, at: (fraction + 1) / 2)
    let second = between.interpolated(to: after, at: fraction / 2)
    return first.interpolated(to: second, at: fraction)
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyframes = keyframes
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
  }
}
