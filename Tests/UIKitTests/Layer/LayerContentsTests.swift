import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import UIKit

@MainActor
@Suite("Pictures in layers")
struct LayerContentsTests {
  // 40 × 20 pixels at scale 2 are 20 × 10 points, in bounds of 100 × 100.
  @Test(
    "gravity places the contents",
    arguments: [
      (CALayerContentsGravity.resize, Rectangle(x: 0, y: 0, width: 100, height: 100)),
      (.resizeAspect, Rectangle(x: 0, y: 25, width: 100, height: 50)),
      (.resizeAspectFill, Rectangle(x: -50, y: 0, width: 200, height: 100)),
      (.center, Rectangle(x: 40, y: 45, width: 20, height: 10)),
      (.bottomRight, Rectangle(x: 80, y: 90, width: 20, height: 10)),
      (.top, Rectangle(x: 40, y: 0, width: 20, height: 10)),
      (.left, Rectangle(x: 0, y: 45, width: 20, height: 10)),
    ])
  func gravity(gravity: CALayerContentsGravity, expected: Rectangle) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bitmap = try #require(
      Bitmap(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 40 * 20 * 4)))
    view.layer.contents = CGImage(bitmap)
    view.layer.contentsScale = 2
    view.layer.contentsGravity = gravity
    guard case .image(let picture, _, let place, _) = try #require(view.makeDisplayList().root.commands.first)
    else {
      Issue.record("no image")
      return
    }
    #expect(place == expected && picture.bitmap == bitmap)
  }

  /// How the first image of a view is magnified.
  private func magnification(of commands: [Command]) -> Picture.Magnification? {
    switch commands.first {
    case .image(let picture, _, _, _): picture.magnification
    case .transform(_, let commands), .clip(_, let commands): magnification(of: commands)
    case .fragment(let fragment): magnification(of: fragment.commands)
    default: nil
    }
  }

  @Test("§19.11 the filter for magnification applies to contents of layers, and to images of image views")
  func magnificationFilter() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255]))
    let turned = UIImage(cgImage: CGImage(bitmap), scale: 1, orientation: .right)
    let upright = UIImage(cgImage: CGImage(bitmap))
    for view in [try makeView(), UIImageView(image: upright), UIImageView(image: turned)] {
      #expect(magnification(of: view.makeDisplayList().root.commands) == .smooth)
      view.layer.magnificationFilter = .nearest
      #expect(magnification(of: view.makeDisplayList().root.commands) == .nearest)
      #expect(CALayer(layer: view.layer).magnificationFilter == .nearest)
      view.layer.magnificationFilter = .trilinear
      #expect(magnification(of: view.makeDisplayList().root.commands) == .smooth)
    }
  }

  @Test("§19.11 a context without interpolation draws images with sharp pixels, until its state is restored")
  func interpolationQuality() throws {
    let image = CGImage(try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255])))
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    func drawn(_ draw: (CGContext) -> Void) -> Picture.Magnification? {
      magnification(of: CGContext.recording(size: Size2D(width: 10, height: 10)) { draw($0) })
    }
    func sharply(_ context: CGContext) { context.interpolationQuality = .none }
    #expect(drawn { $0.draw(image, in: area) } == .smooth)
    #expect(
      drawn {
        sharply($0)
        $0.draw(image, in: area)
      } == .nearest)
    #expect(
      drawn {
        sharply($0)
        UIImage(cgImage: image).draw(in: area)
      } == .nearest)
    #expect(
      drawn {
        $0.saveGState()
        sharply($0)
        $0.restoreGState()
        $0.draw(image, in: area)
      } == .smooth)
  }

  private func makeView() throws -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bitmap = try #require(
      Bitmap(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 40 * 20 * 4)))
    view.layer.contents = CGImage(bitmap)
    return view
  }

  private func image(of view: UIView) -> (source: Rectangle?, place: Rectangle)? {
    guard case .image(_, let source, let place, _) = view.makeDisplayList().root.commands.first else {
      return nil
    }
    return (source, place)
  }

  // The right half of 40 × 20 pixels is square.
  @Test("contentsRect chooses a part of the picture, which gravity places; outside of it, nothing is drawn")
  func part() throws {
    let view = try makeView()
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    view.layer.contentsGravity = .resizeAspect
    var shown = try #require(image(of: view))
    #expect(shown.source == Rectangle(x: 20, y: 0, width: 20, height: 20))
    #expect(shown.place == Rectangle(x: 0, y: 0, width: 100, height: 100))
    view.layer.contentsGravity = .center
    shown = try #require(image(of: view))
    #expect(shown.place == Rectangle(x: 40, y: 40, width: 20, height: 20))
    view.layer.contentsGravity = .resize
    view.layer.contentsRect = CGRect(x: -0.5, y: 0.5, width: 1, height: 1)
    shown = try #require(image(of: view))
    #expect(shown.source == Rectangle(x: 0, y: 10, width: 20, height: 10))
    #expect(shown.place == Rectangle(x: 50, y: 0, width: 50, height: 50))
    for outside in [CGRect(x: 2, y: 0, width: 1, height: 1), .zero] {
      view.layer.contentsRect = outside
      #expect(image(of: view) == nil)
    }
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(image(of: view)?.source == nil)
  }

  @Test("contentsRect is animated, also by a key path")
  func animatedPart() throws {
    let view = try makeView()
    let window = UIWindow(frame: view.frame)
    window.frameClock = FrameClock()
    window.addSubview(view)
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let animation = CABasicAnimation(keyPath: "contentsRect.origin.x")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: nil)
    for (time, x) in [(0.0, 0.0), (0.5, 10), (0.75, 15), (1, 0)] {
      window.frameClock.tick(at: time)
      let source = try #require(image(of: view)?.source)
      #expect(abs(source.origin.x - x) < 1e-9 && source.size == Size2D(width: 20, height: 20), "at \(time)")
    }
  }

  private final class Ring: CALayer {
    var calls = 0
    override func draw(in ctx: CGContext) {
      calls += 1
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 10, y: 0, width: bounds.width / 2, height: 5))
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  /// How many shapes are filled in a view and its layers.
  private func paths(in view: UIView) -> Int {
    func count(_ commands: [Command]) -> Int {
      commands.reduce(0) { sum, command in
        switch command {
        case .fill, .fillPath: sum + 1
        case .clip(_, let inner), .transform(_, let inner): sum + count(inner)
        case .fragment(let fragment): sum + count(fragment.commands)
        default: sum
        }
      }
    }
    return count(view.makeDisplayList().root.commands)
  }

  @Test("a layer draws itself after it was asked to, again when its size changes, and otherwise not")
  func drawing() {
    let (view, ring) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Ring())
    ring.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
    view.layer.addSublayer(ring)
    _ = view.makeDisplayList()
    #expect(ring.calls == 0)
    ring.setNeedsDisplay()
    #expect(paths(in: view) == 1 && ring.calls == 1)
    view.backgroundColor = .green
    _ = view.makeDisplayList()
    #expect(ring.calls == 1)
    ring.bounds.size.width = 60
    _ = view.makeDisplayList()
    #expect(ring.calls == 2)
  }

  @Test("a layer's delegate draws it; a view draws through its layer")
  func drawingByDelegate() {
    let (view, layer, painter) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), CALayer(), Painter()
    )
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = painter
    view.layer.addSublayer(layer)
    #expect(paths(in: view) == 0)
    layer.setNeedsDisplay()
    #expect(paths(in: view) == 1)

    final class Canvas: UIView {
      var rectangles: [CGRect] = []
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(bounds)
        super.draw(layer, in: ctx)
      }
      override func draw(_ rect: CGRect) { rectangles.append(rect) }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(canvas.makeDisplayList().root.commands.count == 1)
    #expect(canvas.rectangles == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }
}
