import DisplayList
import Geometry
import Testing

@testable import UIKit

@Suite("Gradients in contexts")
struct CGGradientTests {
  static let canvas = RoundedRectangle(Rectangle(x: 0, y: 0, width: 100, height: 100))
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  static func redToBlue() throws -> CGGradient {
    try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
  }

  static func stops(_ first: Double, _ last: Double) -> [Gradient.Stop] {
    [.init(location: first, color: red), .init(location: last, color: blue)]
  }

  @Test("a linear gradient ends at its end points unless options extend it")
  func linear() throws {
    let gradient = try Self.redToBlue()
    let commands = CGContextTests.record { context in
      let (start, end) = (CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 60))
      context.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawLinearGradient(gradient, start: start, end: end, options: [])
      context.drawLinearGradient(gradient, start: start, end: start, options: [])
      context.drawLinearGradient(
        gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: end, options: [])
    }
    let fill = Command.gradient(
      Gradient(
        kind: .axial, stops: Self.stops(0, 1), start: Point2D(x: 0, y: 20), end: Point2D(x: 0, y: 60)),
      in: Self.canvas)
    #expect(commands.count == 2)
    CGContextTests.expect(Array(commands.prefix(1)), [fill])
    guard case .clipPolygon(let strip, let content) = commands.last else {
      Issue.record("no strip in \(commands)")
      return
    }
    #expect(strip.boundingBox == Rectangle(x: 0, y: 20, width: 100, height: 40))
    CGContextTests.expect(content, [fill])
  }

  // From radius 40 to 10, the last colour lies at a quarter of the way from the centre.
  @Test("a radial gradient can begin at the larger circle")
  func inward() throws {
    let gradient = try Self.redToBlue()
    let center = CGPoint(x: 50, y: 50)
    let commands = CGContextTests.record { context in
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 40, endCenter: center, endRadius: 10,
        options: [.drawsAfterEndLocation])
    }
    let stops = [
      Gradient.Stop(location: 0.25, color: Self.blue), Gradient.Stop(location: 1, color: Self.red),
    ]
    let fill = Command.gradient(
      Gradient(kind: .radial, stops: stops, start: Point2D(center), end: Point2D(x: 90, y: 90)),
      in: Self.canvas)
    let disc = RoundedRectangle(Rectangle(x: 10, y: 10, width: 80, height: 80), radii: CornerRadii(40))
    CGContextTests.expect(commands, [.clip(disc, [fill])])
  }

  // From radius 10 to 40: the first colour lies at a quarter of the way from the centre.
  @Test("a radial gradient begins at the first circle")
  func radial() throws {
    let gradient = try Self.redToBlue()
    let center = CGPoint(x: 50, y: 50)
    let commands = CGContextTests.record { context in
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40,
        options: [.drawsBeforeStartLocation])
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40,
        options: [.drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 40, endCenter: center, endRadius: 40, options: [])
    }
    let fill = Command.gradient(
      Gradient(
        kind: .radial, stops: Self.stops(0.25, 1), start: Point2D(center), end: Point2D(x: 90, y: 90)),
      in: Self.canvas)
    let disc = RoundedRectangle(Rectangle(x: 10, y: 10, width: 80, height: 80), radii: CornerRadii(40))
    CGContextTests.expect(Array(commands.prefix(1)), [.clip(disc, [fill])])
    guard commands.count == 2, case .mask(let mask, let content) = commands[1],
      case .fillPath(let ring, _, let rule) = mask.first
    else {
      Issue.record("no ring in \(commands)")
      return
    }
    CGContextTests.expect(content, [fill])
    #expect(!ring.contains(Point2D(x: 50, y: 59), rule: rule))
    #expect(ring.contains(Point2D(x: 50, y: 61), rule: rule))
    #expect(ring.contains(Point2D(x: 1, y: 1), rule: rule))
  }

  @Test("components one after the other, and no colours")
  func components() {
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2)
    #expect(
      gray?.stops == [
        .init(location: 0, color: .black),
        .init(location: 1, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5)),
      ])
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
