import DisplayList
import Geometry
import Testing

@testable import UIKit

@Suite("Recording of drawing")
struct CGContextTests {
  static let canvas = Size2D(width: 100, height: 100)
  static let red = Color(red: 1, green: 0, blue: 0)

  static func record(_ draw: (CGContext) -> Void) -> [Command] {
    CGContext.recording(size: canvas, draw)
  }

  /// Commands as text, which is what they are compared by: they are no values of equality.
  static func text(_ commands: [Command]) -> [String] { commands.map { "\($0)" } }

  static func expect(
    _ commands: [Command], _ expected: [Command], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(text(commands) == text(expected), sourceLocation: sourceLocation)
  }

  static func square(_ x: Double, _ y: Double, _ size: Double) -> RoundedRectangle {
    RoundedRectangle(Rectangle(x: x, y: y, width: size, height: size))
  }

  @Test("a filled rectangle is a fill, wherever translation and scale put it")
  func fills() {
    let commands = Self.record { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 2, width: 10, height: 10))
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 2, width: 10, height: 10))
    }
    // (1, 2) doubled and moved by (5, 5) is (7, 9).
    Self.expect(commands, [.fill(Self.square(1, 2, 10), Self.red), .fill(Self.square(7, 9, 20), Self.red)])
  }

  @Test("colours, alpha and transform come back with the state")
  func states() {
    let commands = Self.record { context in
      UIColor.red.setFill()
      context.saveGState()
      context.setAlpha(0.5)
      context.translateBy(x: 50, y: 0)
      UIColor.blue.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
    }
    Self.expect(
      commands,
      [
        .fill(Self.square(50, 0, 10), Color(red: 0, green: 0, blue: 1, alpha: 0.5)),
        .fill(Self.square(0, 0, 10), Self.red),
      ])
  }

  @Test("a clip encloses what follows until its state is gone")
  func clips() {
    let commands = Self.record { context in
      UIColor.red.setFill()
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let circle = RoundedRectangle(Rectangle(x: 0, y: 0, width: 20, height: 20), radii: CornerRadii(10))
    guard case .clip(let outer, let inside) = commands.first, case .clip(let inner, let fills) = inside.first
    else {
      Issue.record("no clip in \(commands)")
      return
    }
    #expect(abs(outer.radii.topLeft - circle.radii.topLeft) < 1e-6)
    #expect(inner == Self.square(10, 10, 50))
    Self.expect(fills, [.fill(Self.square(0, 0, 10), Self.red)])
    Self.expect(Array(commands.dropFirst()), [.fill(Self.square(0, 0, 10), Self.red)])
  }

  @Test("a clip still open when the drawing is taken is in it")
  func openClip() {
    let commands = Self.record { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    Self.expect(
      commands,
      [
        .fill(Self.square(0, 0, 1), Self.red),
        .clip(Self.square(0, 0, 5), [.fill(Self.square(0, 0, 2), Self.red)]),
      ])
  }

  @Test("a turned rectangle clips as a polygon, any other path as a mask")
  func unusualClips() {
    let turned = Self.record { context in
      context.rotate(by: .pi / 4)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    guard case .clipPolygon(let polygon, _) = turned.first else {
      Issue.record("no polygon in \(turned)")
      return
    }
    #expect(polygon.corners.count == 4)
    let masked = Self.record { context in
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
      path.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    guard case .mask = masked.first else {
      Issue.record("no mask in \(masked)")
      return
    }
  }

  @Test("a stroke is scaled with the transform, and stretched with it when it is no similarity")
  func strokes() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let line = Path(elements: [.move(.zero), .line(Point2D(x: 10, y: 0))])
    let doubled = Path(elements: [.move(.zero), .line(Point2D(x: 20, y: 0))])
    let style = StrokeStyle(width: 3, cap: .round, dashes: [4, 2], dashPhase: 1)
    let commands = Self.record { context in
      UIColor.red.setStroke()
      path.stroke()
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      path.stroke()
      context.restoreGState()
      context.scaleBy(x: 2, y: 1)
      path.stroke()
    }
    Self.expect(
      commands,
      [
        .strokePath(line, Self.red, style),
        .strokePath(
          doubled, Self.red, StrokeStyle(width: 6, cap: .round, dashes: [8, 4], dashPhase: 2)),
        .transform(Matrix4.scale(x: 2, y: 1), [.strokePath(line, Self.red, style)]),
      ])
  }

  @Test("bad widths and dashes draw no line, or a continuous one")
  func hostileStyles() {
    let commands = Self.record { context in
      context.setStrokeColor(gray: 0, alpha: 1)
      for width in [0, -1, CGFloat.nan, .infinity] {
        context.setLineWidth(width)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      context.setLineWidth(1)
      context.setMiterLimit(-3)
      for dashes in [[0, 0], [-1, 2], [.nan], []] as [[CGFloat]] {
        context.setLineDash(phase: 4, lengths: dashes)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let path = Path(Rectangle(x: 0, y: 0, width: 5, height: 5))
    let line = Command.strokePath(path, .black, StrokeStyle(width: 1, miterLimit: 1))
    Self.expect(commands, [line, line, line, line])
  }

  @Test("shadows and transparency layers")
  func effects() {
    let commands = Self.record { context in
      UIColor.red.setFill()
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.endTransparencyLayer()
    }
    let picture: [Command] = [.group(opacity: 0.5, [.fill(Self.square(0, 0, 5), Self.red)])]
    let shadow = Shadow(
      caster: .content(picture), color: .black, offset: Point2D(x: 1, y: 2), radius: 3)
    Self.expect(commands, [.shadow(shadow)] + picture)
  }

  @Test("a current path keeps the transform of each step")
  func pathUnderTransforms() {
    let commands = Self.record { context in
      context.move(to: .zero)
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 0, y: 5))
      #expect(context.path?.currentPoint == CGPoint(x: 0, y: 5))
      context.strokePath()
      #expect(context.path == nil)
    }
    let line = Path(elements: [.move(.zero), .line(Point2D(x: 10, y: 5))])
    Self.expect(commands, [.strokePath(line, .black, StrokeStyle())])
  }

  @Test("the drawing begins at the origin given")
  func origin() {
    let commands = CGContext.recording(size: Self.canvas, origin: Point2D(x: 1000, y: 500)) { context in
      context.fill(CGRect(x: 1001, y: 502, width: 3, height: 3))
    }
    Self.expect(commands, [.fill(Self.square(1, 2, 3), .black)])
  }

  @Test("clearing punches a hole into what was drawn")
  func clear() {
    let commands = Self.record { context in
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clear(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    Self.expect(
      commands,
      [
        .blend(
          [.fill(Self.square(10, 10, 5), .black)], over: [.fill(Self.square(0, 0, 50), .black)],
          .destinationOut)
      ]
    )
    let nothing = Self.record { $0.clear(CGRect(x: 0, y: 0, width: 50, height: 50)) }
    #expect(nothing.isEmpty)
  }

  @Test("clearing keeps what is outside of the clip, and what is below a transparency layer")
  func clearInClip() {
    let circle = RoundedRectangle(Rectangle(x: 10, y: 10, width: 20, height: 20), radii: CornerRadii(10))
    let back = Command.fill(Self.square(0, 0, 50), .black)
    let hole = Command.fill(Self.square(10, 10, 20), .black)
    let clipped = Self.record { context in
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).addClip()
      context.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    Self.expect(clipped, [.blend([.clip(circle, [hole])], over: [back], .destinationOut)])
    let layered = Self.record { context in
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    Self.expect(layered, [back, .blend([hole], over: [back], .destinationOut)])
  }

  @Test("UIRectFill replaces what was drawn")
  func replacing() {
    let commands = Self.record { context in
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    guard case .blend(let erased, let picture, .destinationOut)? = commands.first else {
      Issue.record("nothing is erased in \(commands)")
      return
    }
    Self.expect(erased, [.fill(Self.square(10, 10, 5), .black)])
    Self.expect(picture, [.fill(Self.square(0, 0, 50), .black)])
  }

  @Test("contexts nest, and without one nothing happens")
  func nesting() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsPopContext()
    var inner: [Command] = []
    let outer = Self.record { context in
      inner = Self.record { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      #expect(UIGraphicsGetCurrentContext() === context)
    }
    #expect(outer.isEmpty)
    #expect(inner.count == 1)
  }
}
