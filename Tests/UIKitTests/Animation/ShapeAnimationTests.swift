import DisplayList
import Geometry
import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Animated shapes and gradients")
  struct ShapeAnimationTests {
    private let seconds = TestSeconds()
    private static let purple = Color(red: 0.5, green: 0, blue: 0.5)

    /// A linear animation of two seconds, whose first frame has been shown.
    private func run(_ keyPath: String, from: Any?, to: Any?, on layer: CALayer) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue) = (from, to)
      animation.duration = 2
      layer.add(animation, forKey: nil)
      seconds.tick(0)
    }

    private func commands(of layer: CALayer) -> [Command] { layer.makeFragment(with: .initial).commands }

    struct Change: Sendable {
      var key: String
      var from: Double
      var to: Double
      var half: Double
    }

    nonisolated static let changes = [
      Change(key: "strokeStart", from: 0, to: 0.5, half: 0.25),
      Change(key: "strokeEnd", from: 0, to: 1, half: 0.5),
      Change(key: "lineWidth", from: 2, to: 6, half: 4),
      Change(key: "miterLimit", from: 4, to: 8, half: 6),
      Change(key: "lineDashPhase", from: 10, to: 0, half: 5),
    ]

    @Test("§36.1 the numbers of a shape layer are animated by their names", arguments: changes)
    func numbers(_ change: Change) {
      let layer = CAShapeLayer()
      let before = layer.value(forKeyPath: change.key) as? CGFloat
      func shown() -> CGFloat? { layer.presentation()?.value(forKeyPath: change.key) as? CGFloat }
      run(change.key, from: change.from, to: change.to, on: layer)
      seconds.tick(1)
      #expect(abs((shown() ?? .nan) - change.half) < 1e-9)
      #expect(layer.value(forKeyPath: change.key) as? CGFloat == before, "what was set stays")
      seconds.tick(2)
      #expect(layer.presentation() == nil && layer.animationKeys() == nil)
    }

    @Test("§36.1 an animated stroke and fill are drawn as they are at the time")
    func drawing() {
      let layer = CAShapeLayer()
      layer.path = CAShapeLayerTests.line((0, 0), (100, 0)).cgPath
      layer.fillColor = nil
      layer.strokeColor = .black
      run("strokeEnd", from: 0, to: 1, on: layer)
      #expect(commands(of: layer).isEmpty)
      seconds.tick(1)
      let style = StrokeStyle(width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [], dashPhase: 0)
      CGContextTests.expect(
        commands(of: layer), [.strokePath(CAShapeLayerTests.line((0, 0), (50, 0)).path, .black, style)])
      seconds.tick(2)
      CGContextTests.expect(
        commands(of: layer), [.strokePath(CAShapeLayerTests.line((0, 0), (100, 0)).path, .black, style)])
    }

    @Test("§36.1 colours of a shape are animated")
    func colors() {
      let layer = CAShapeLayer()
      let path = CAShapeLayerTests.line((0, 0), (10, 0), (0, 10))
      layer.path = path.cgPath
      run("fillColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor, on: layer)
      seconds.tick(1)
      CGContextTests.expect(commands(of: layer), [.fillPath(path.path, Self.purple, .nonZero)])
      seconds.tick(2)
    }

    @Test("§36.1 paths with the same elements are mixed point by point; others change at the end")
    func paths() {
      let layer = CAShapeLayer()
      layer.path = CAShapeLayerTests.line((0, 20), (30, 40)).cgPath
      run("path", from: CAShapeLayerTests.line((0, 0), (10, 0)).cgPath, to: nil, on: layer)
      seconds.tick(1)
      #expect(layer.presentation()?.path == CAShapeLayerTests.line((0, 10), (20, 20)).cgPath)
      seconds.tick(2)
      let short = CAShapeLayerTests.line((0, 0), (1, 1)).cgPath
      let long = CAShapeLayerTests.line((0, 0), (1, 1), (2, 0)).cgPath
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.toValue, animation.duration) = (short, long, 2)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
      seconds.tick(3)
      seconds.tick(4.9)
      #expect(layer.presentation()?.path == short)
      seconds.tick(5)
      #expect(layer.presentation()?.path == long)
      layer.removeAllAnimations()
    }

    @Test("curves are mixed with their control points")
    func curves() throws {
      let from = Path(elements: [
        .move(Point2D(x: 0, y: 0)), .quadratic(control: Point2D(x: 2, y: 0), to: Point2D(x: 4, y: 0)),
        .cubic(
          control1: Point2D(x: 5, y: 0), control2: Point2D(x: 6, y: 0), to: Point2D(x: 7, y: 0)), .close,
      ])
      let to = Path(elements: [
        .move(Point2D(x: 0, y: 4)), .quadratic(control: Point2D(x: 2, y: 8), to: Point2D(x: 8, y: 0)),
        .cubic(
          control1: Point2D(x: 9, y: 0), control2: Point2D(x: 6, y: 4), to: Point2D(x: 11, y: 0)), .close,
      ])
      let expected = Path(elements: [
        .move(Point2D(x: 0, y: 1)), .quadratic(control: Point2D(x: 2, y: 2), to: Point2D(x: 5, y: 0)),
        .cubic(
          control1: Point2D(x: 6, y: 0), control2: Point2D(x: 6, y: 1), to: Point2D(x: 8, y: 0)), .close,
      ])
      #expect(from.interpolated(to: to, at: 0.25) == expected)
      #expect(from.interpolated(to: Path(elements: Array(to.elements.dropLast())), at: 0.25) == nil)
    }

    @Test("§36.1 the colours, locations and ends of a gradient are animated")
    func gradient() throws {
      let layer = CAGradientLayerTests.layer()
      let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
      run("colors", from: [red, blue], to: [blue, red], on: layer)
      run("locations", from: [0, 0.5] as [NSNumber], to: [0.5, 1] as [NSNumber], on: layer)
      run("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0), on: layer)
      run("endPoint.y", from: 0, to: 1, on: layer)
      seconds.tick(1)
      let shown = try #require(CAGradientLayerTests.gradient(of: layer)).0
      #expect(
        shown.stops == [.init(location: 0.25, color: Self.purple), .init(location: 0.75, color: Self.purple)])
      // In points of a layer of 100 × 50.
      #expect(shown.start == Point2D(x: 50, y: 0) && shown.end == Point2D(x: 50, y: 25))
      seconds.tick(2)
      #expect(CAGradientLayerTests.gradient(of: layer)?.0.stops.first?.location == 0)
    }

    final class RingView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      var shape: CAShapeLayer? { layer as? CAShapeLayer }
      var animatesPath = false

      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard animatesPath, event == "path",
          let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
        else { return super.action(for: layer, forKey: event) }
        animation.keyPath = event
        animation.fromValue = shape?.path
        return animation
      }
    }

    @Test("§36.1 a block animates the shape of a view, and its path if the view has an action for it")
    func blocks() throws {
      let view = RingView()
      let shape = try #require(view.shape)
      shape.path = CAShapeLayerTests.line((0, 0), (10, 0)).cgPath
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        shape.strokeEnd = 0.5
        shape.path = CAShapeLayerTests.line((0, 0), (20, 0)).cgPath
        shape.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      }
      seconds.tick(0)
      seconds.tick(1)
      #expect(shape.presentation()?.strokeEnd == 0.75)
      #expect(shape.presentation()?.path == CAShapeLayerTests.line((0, 0), (20, 0)).cgPath)
      #expect(shape.animationKeys()?.count == 1)
      seconds.tick(2)
      view.animatesPath = true
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        shape.path = CAShapeLayerTests.line((0, 0), (40, 0)).cgPath
      }
      seconds.tick(3)
      seconds.tick(4)
      #expect(shape.presentation()?.path == CAShapeLayerTests.line((0, 0), (30, 0)).cgPath)
      seconds.tick(5)
      #expect(shape.presentation() == nil)
      shape.path = CAShapeLayerTests.line((0, 0), (5, 0)).cgPath
      #expect(shape.animationKeys() == nil, "without a block, there is no animation")
    }

    @Test("§36.1 the path of a shadow is animated")
    func shadow() {
      let layer = CALayer()
      func square(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
      }
      run("shadowPath", from: square(10), to: square(30), on: layer)
      seconds.tick(1)
      #expect(layer.presentation()?.shadowPath == square(20) && layer.shadowPath == nil)
      seconds.tick(2)
    }

    @Test("a layer has no properties of other layers: their names are free for values of the app")
    func otherLayers() {
      let layer = CALayer()
      layer.setValue("a", forKeyPath: "path")
      #expect(layer.value(forKeyPath: "path") as? String == "a")
      run("strokeEnd", from: 0, to: 1, on: layer)
      seconds.tick(1)
      #expect(layer.presentation()?.value(forKeyPath: "strokeEnd") == nil)
      seconds.tick(2)
      let gradient = CAGradientLayer(layer: CAShapeLayer())
      gradient.colors = [UIColor.red.cgColor]
      #expect(gradient.colors?.count == 1 && gradient.value(forKeyPath: "strokeEnd") == nil)
    }
  }
}
