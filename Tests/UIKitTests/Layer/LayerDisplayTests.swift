import DisplayList
import ImageDecoding
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// Views and layers that set contents when they are displayed, as those of animated images do.
  @MainActor
  @Suite("Displaying layers")
  struct LayerDisplayTests {
    private static func image(_ width: Int) throws -> CGImage {
      CGImage(
        try #require(Bitmap(width: width, height: 1, pixels: [UInt8](repeating: 255, count: width * 4))))
    }

    /// The widths of the pictures that a view draws, in pixels.
    private func widths(in view: UIView) -> [Int] {
      func pictures(_ commands: [Command]) -> [Int] {
        commands.flatMap { command -> [Int] in
          switch command {
          case .image(let picture, _, _, _): [picture.bitmap.width]
          case .clip(_, let inner), .transform(_, let inner): pictures(inner)
          case .fragment(let fragment): pictures(fragment.commands)
          default: []
          }
        }
      }
      return pictures(view.makeDisplayList().root.commands)
    }

    /// A view with an image, whose layer shows another one.
    final class Frames: UIImageView {
      var displays = 0
      var current: CGImage?
      override func display(_ layer: CALayer) {
        displays += 1
        layer.contents = current
      }
    }

    @Test(
      "§36.12 a view that displays its layer shows its contents instead of what it draws, once for each request"
    )
    func view() throws {
      let view = Frames(image: UIImage(cgImage: try Self.image(1)))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(widths(in: view) == [1])
      view.current = try Self.image(2)
      view.layer.setNeedsDisplay()
      #expect(view.layer.needsDisplay())
      #expect(widths(in: view) == [2] && view.displays == 1 && !view.layer.needsDisplay())
      view.frame.size.width = 120
      #expect(widths(in: view) == [2] && view.displays == 1)
      view.current = try Self.image(3)
      view.layer.setNeedsDisplay()
      view.layer.displayIfNeeded()
      #expect(view.displays == 2)
      #expect(widths(in: view) == [3] && view.displays == 2)
    }

    @Test("a view draws again when its layer needs display, which it learns before")
    func drawnView() {
      final class Drawn: UIView {
        var calls: [String] = []
        override func layerWillDraw(_ layer: CALayer) { calls.append("will") }
        override func draw(_ rect: CGRect) { calls.append("draw") }
      }
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = view.makeDisplayList()
      view.layer.setNeedsDisplay()
      _ = view.makeDisplayList()
      #expect(view.calls == ["will", "draw", "will", "draw"])
    }

    @Test("contents replace what a layer has drawn, and what it draws replaces them")
    func replacement() throws {
      final class Drawn: CALayer {
        override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layer = Drawn()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.layer.addSublayer(layer)
      layer.contents = try Self.image(2)
      #expect(widths(in: view) == [2])
      layer.setNeedsDisplay()
      #expect(widths(in: view) == [] && layer.contents == nil)
      layer.contents = try Self.image(3)
      #expect(widths(in: view) == [3])
    }

    @Test("a layer displays itself, and draws if it calls super")
    func layer() throws {
      final class Own: CALayer {
        var calls: [String] = []
        var draws = false
        override func display() {
          calls.append("display")
          if draws { super.display() }
        }
        override func draw(in ctx: CGContext) { calls.append("draw") }
      }
      let layer = Own()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layer.addSublayer(layer)
      layer.setNeedsDisplay()
      _ = view.makeDisplayList()
      #expect(layer.calls == ["display"])
      layer.draws = true
      layer.setNeedsDisplay()
      _ = view.makeDisplayList()
      #expect(layer.calls == ["display", "display", "draw"])
    }

    @Test("the delegate of a layer displays it, or is called before it draws")
    func delegate() {
      final class Drawing: NSObject, CALayerDelegate {
        var calls: [String] = []
        func layerWillDraw(_ layer: CALayer) { calls.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
      }
      final class Displaying: NSObject, CALayerDelegate {
        var calls: [String] = []
        func display(_ layer: CALayer) { calls.append("display") }
        func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
      }
      let (first, second, drawing, displaying) = (CALayer(), CALayer(), Drawing(), Displaying())
      (first.delegate, second.delegate) = (drawing, displaying)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for layer in [first, second] {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
      }
      _ = view.makeDisplayList()
      #expect(drawing.calls == ["will", "draw"] && displaying.calls == ["display"])
    }

    @Test("layers and views can be given other frames, animations and layer types by subclasses")
    func overrides() {
      final class Own: CALayer {
        var keys: [String] = []
        override var frame: CGRect { didSet { keys.append("frame") } }
        override func add(_ animation: CAAnimation, forKey key: String?) {
          keys.append(key ?? "")
          super.add(animation, forKey: key)
        }
        override func contains(_ point: CGPoint) -> Bool { false }
      }
      final class Shape: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
      }
      let layer = Own()
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      #expect(layer.keys == ["frame", "fade"] && layer.animationKeys() == ["fade"])
      #expect(layer.position == CGPoint(x: 2.5, y: 4) && !layer.contains(.zero))
      let shape = Shape()
      shape.layer.lineWidth = 3
      shape.backgroundColor = .red
      #expect(shape.layer.backgroundColor == UIColor.red.cgColor && shape.layer.delegate === shape)
    }
  }
}
