import Foundation
import Testing

@testable import UIKit

@Suite("Curves of animations")
struct AnimationCurveTests {
  // y at x = ½ of cubic-bezier(0.42, 0, 0.58, 1) is ½ by symmetry; easeIn at ½: x(t) = 3·0.42·t(1−t)² + 3·t²(1−t) + t³
  // = ½ at t = 0.6197, y = 3·t²(1−t) + t³ = 0.3154 (browsers print 0.315357).
  @Test(
    "the named curves at half time",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.5), (.easeInEaseOut, 0.5), (.easeIn, 0.315357),
      (.easeOut, 0.684643),
      (.default, 0.802403),
    ])
  func named(name: CAMediaTimingFunctionName, expected: Double) {
    #expect(abs(CAMediaTimingFunction(name: name).curve.y(at: 0.5) - expected) < 1e-5)
  }

  @Test("a curve as steep as can be is solved by bisection")
  func steep() {
    let curve = UnitBezier(1, 0, 0, 1)
    // x(t) = 4t³ − 6t² + 3t, y(t) = 3t² − 2t³; at t = ¼: x = 0.4375, y = 0.15625.
    #expect(abs(curve.y(at: 0.4375) - 0.15625) < 1e-6)
    #expect(abs(curve.y(at: 0.5) - 0.5) < 1e-3)
  }

  /// Integrates x'' = ω²(1 − x) − 2ζωx' in small steps.
  private func simulated(_ spring: SpringCurve, until end: Double) -> Double {
    var (place, speed, time) = (0.0, spring.initialVelocity, 0.0)
    let step = 1e-5
    while time < end {
      let force =
        spring.frequency * spring.frequency * (1 - place) - 2 * spring.dampingRatio * spring.frequency * speed
      let middle = speed + force * step / 2
      place += middle * step
      let next =
        spring.frequency * spring.frequency * (1 - place) - 2 * spring.dampingRatio * spring.frequency
        * middle
      speed = middle + next * step / 2
      time += step
    }
    return place
  }

  @Test(
    "springs follow their equation of motion, swinging or not",
    arguments: [
      (0.3, 0.0), (0.7, 5), (1, 0), (1, -3), (2.5, 0), (2.5, 8),
    ] as [(Double, Double)])
  func springs(dampingRatio: Double, velocity: Double) {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20 * dampingRatio, initialVelocity: velocity)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-12 && spring.frequency == 10)
    for time in [0.05, 0.2, 0.5] {
      #expect(abs(spring.value(at: time) - simulated(spring, until: time)) < 1e-3, "at \(time)")
    }
  }

  @Test("a spring given a duration is at rest to a thousandth after it", arguments: [0.3, 0.6, 0.9, 1])
  func settling(dampingRatio: Double) {
    let spring = SpringCurve(dampingRatio: dampingRatio, settlingIn: 0.8, initialVelocity: 0)
    for time in stride(from: 0.8, to: 2, by: 0.01) {
      // Just below critical damping the envelope of the cosine alone is left a little.
      #expect(abs(spring.value(at: time) - 1) < 0.0035, "at \(time)")
    }
    #expect(abs(spring.value(at: 0.2) - 1) > 0.01)
  }

  @Test(
    "after its settling duration a spring stays within a thousandth",
    arguments: [(0.2, 0.0), (1, 20), (3, 0)])
  func settlingDuration(dampingRatio: Double, velocity: Double) {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20 * dampingRatio, initialVelocity: velocity)
    let end = spring.settlingDuration
    for step in 0..<200 {
      #expect(abs(spring.value(at: end + Double(step) * 0.02) - 1) <= 0.00101)
    }
    #expect(end < 10)
  }

  /// A line of length 30, a jump, and a line of length 10.
  private static var corner: CGPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 10))
    return path.cgPath
  }

  @Test(
    "an animation along a path gives each of its lines the same time, or each point the same speed",
    arguments: [
      (CAAnimationCalculationMode.linear, 0.25, CGPoint(x: 15, y: 0)),
      (.linear, 0.75, CGPoint(x: 100, y: 5)),
      (.linear, 1, CGPoint(x: 100, y: 10)),
      (.paced, 0.25, CGPoint(x: 10, y: 0)),
      (.paced, 0.875, CGPoint(x: 100, y: 5)),
      (.discrete, 0.4, CGPoint(x: 0, y: 0)),
    ])
  @MainActor func path(mode: CAAnimationCalculationMode, time: Double, expected: CGPoint) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = Self.corner
    animation.calculationMode = mode
    animation.duration = 1
    let value = animation.value(at: time, over: .point(.zero))
    guard case .point(let point) = value else {
      Issue.record("no position: \(String(describing: value))")
      return
    }
    #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9, "\(point)")
    animation.path = CGMutablePath()
    #expect(animation.value(at: time, over: .point(.zero)) == nil)
  }

  /// A quarter of a circle of radius 10 to the left and down, and a line upwards.
  private static var bend: CGPath {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: 0, y: -20))
    return path.cgPath
  }

  // The tangent of a circle is at right angles to its radius.
  @Test(
    "§36.13 a layer turns with its path, and keeps its own transform",
    arguments: [(0.0, 90.0), (0.25, 135), (0.4999, 180), (0.75, -90), (1, -90)])
  @MainActor func rotation(time: Double, degrees: Double) throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = Self.bend
    animation.duration = 1
    func shown(_ mode: CAAnimationRotationMode?) -> CGAffineTransform {
      animation.rotationMode = mode
      var properties = LayerProperties()
      properties.transform = CATransform3DMakeScale(2, 3, 1)
      let copy = animation.copy() as? CAKeyframeAnimation
      copy?.apply(to: &properties, at: time, run: 0)
      return CATransform3DGetAffineTransform(properties.transform)
    }
    #expect(shown(nil) == CGAffineTransform(scaleX: 2, y: 3))
    for (mode, angle) in [
      (CAAnimationRotationMode.rotateAuto, degrees), (.rotateAutoReverse, degrees + 180),
    ] {
      let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      let transform = shown(mode)
      // The layer's x axis, which its scale makes twice as long, and its y axis.
      #expect(abs(transform.a - 2 * cosine) < 0.01 && abs(transform.b - 2 * sine) < 0.01)
      #expect(abs(transform.c + 3 * sine) < 0.01 && abs(transform.d - 3 * cosine) < 0.01)
    }
  }

  @Test("§36.13 where a control point is the end of a curve, the layer looks along the curve")
  @MainActor func degenerateCurve() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 0, y: 30), controlPoint1: .zero, controlPoint2: CGPoint(x: 0, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.duration) = (path.cgPath, .rotateAuto, 1)
    for time in [0.0, 0.5, 1] {
      var properties = LayerProperties()
      animation.apply(to: &properties, at: time, run: 0)
      #expect(abs(properties.transform.m11) < 1e-9 && abs(properties.transform.m12 - 1) < 1e-9)
    }
  }

  @Test("a layer is changed at a key path")
  @MainActor func keyPaths() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 1)
    layer.setValue(CGFloat(7), forKeyPath: "position.y")
    #expect(layer.position == CGPoint(x: 0, y: 7))
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 7)
    layer.setValue("mine", forKeyPath: "note")
    #expect(layer.value(forKeyPath: "note") as? String == "mine")
    #expect(layer.value(forKeyPath: "nothing") == nil)
    layer.setValue(0.25, forKey: "opacity")
    #expect(layer.opacity == 0.25 && layer.value(forKey: "opacity") as? CGFloat == 0.25)
    layer.setValue("mine", forKey: "title")
    #expect(layer.value(forKey: "title") as? String == "mine" && layer.value(forKey: "nothing") == nil)
  }

  // Mass 1: stiffness (2π/d)², and 1 − bounce of the critical damping 4π/d; below 0, 1/(1 + bounce) of it.
  @Test("a spring animation has a perceived duration and a bounce", arguments: [-0.5, 0, 0.25])
  @MainActor func perceivedSpring(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    let ratio = bounce < 0 ? 2 : 1 - bounce
    #expect(spring.mass == 1 && abs(spring.stiffness - 157.913_670) < 1e-5)
    #expect(abs(spring.damping - 25.132_741 * ratio) < 1e-5)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && abs(spring.bounce - bounce) < 1e-12)
  }
}
