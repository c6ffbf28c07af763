import DisplayList
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Shadows")
struct ShadowTests {
  private func shadow(
    _ caster: Shadow.Caster, radius: Double, offset: Point2D = .zero, alpha: Double = 1
  ) -> Command {
    let color = Color(red: 0, green: 0, blue: 0, alpha: alpha)
    return .shadow(Shadow(caster: caster, color: color, offset: offset, radius: radius))
  }

  /// The cumulative normal distribution at x standard deviations.
  private func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  @Test(
    "across a straight edge a shadow follows the error function",
    arguments: [0.5, 1, 2, 3, 5, 10, 20, 40], [1.0, 2])
  func profile(radius: Double, scale: Double) throws {
    // The square is so large that its other edges do not count in the middle of the left one.
    let square = RoundedRectangle(150, -200, 1000, 700)
    let bitmap = try draw(
      [shadow(.rectangle(square), radius: radius, alpha: 0.8)], width: 300, height: 300, scale: scale)
    for x in stride(from: 0, to: bitmap.width, by: 3) {
      let center = (Double(x) + 0.5) / scale
      let expected = 255 - 255 * 0.8 * cumulative((center - 150) / radius)
      let found = Double(bitmap[x, bitmap.height / 2].red)
      // 1 % is the blur's stated error, half a step rounding; the tail ends at three deviations.
      #expect(abs(found - expected) <= 0.01 * 255 + 1, "at \(center), radius \(radius)")
    }
  }

  @Test(
    "an edge at any position within a pixel casts the shadow there",
    arguments: [0, 0.1, 0.125, 0.3, 0.5, 0.77, 0.95])
  func phase(part: Double) throws {
    let radius = 4.0
    let square = RoundedRectangle(60 + part, -200 + part, 1000, 700)
    let bitmap = try draw([shadow(.rectangle(square), radius: radius)], width: 120, height: 40)
    for x in 40..<80 {
      let expected = 255 * (1 - cumulative((Double(x) + 0.5 - 60 - part) / radius))
      // Half of an eighth of a pixel is at most 1.6 steps here.
      #expect(abs(Double(bitmap[x, 20].red) - expected) <= 0.01 * 255 + 1 + 1.6, "\(x)")
    }
  }

  @Test("a rectangle's shadow is the product of its profiles along x and y")
  func corner() throws {
    let radius = 8.0
    let bitmap = try draw(
      [shadow(.rectangle(RoundedRectangle(50, 60, 100, 80)), radius: radius)], width: 200, height: 200)
    for (x, y) in [(50, 60), (45, 55), (60, 52), (149, 139), (100, 100), (40, 100), (155, 145)] {
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      let horizontal = cumulative((px - 50) / radius) - cumulative((px - 150) / radius)
      let vertical = cumulative((py - 60) / radius) - cumulative((py - 140) / radius)
      let expected = 255 * (1 - horizontal * vertical)
      #expect(abs(Double(bitmap[x, y].red) - expected) <= 5, "(\(x), \(y))")
    }
  }

  @Test(
    "a shadow made from a small tile is the one made as a whole",
    arguments: [(120.0, 90.0, 15.0, 4.0), (100.5, 80.25, 0, 6), (150, 40, 20, 3), (30, 30, 10, 8)])
  func tile(width: Double, height: Double, cornerRadius: Double, radius: Double) throws {
    let shape = RoundedRectangle(40, 40, width, height, radius: cornerRadius)
    let tiled = try draw([shadow(.rectangle(shape), radius: radius)], width: 240, height: 200)
    // In two halves, or it would be taken for the rectangle it is.
    let halves = [0.0, 0.5].map { start in
      let box = shape.rectangle
      let half = Rectangle(
        x: box.minX, y: box.minY + start * box.height, width: box.width, height: box.height / 2)
      return Command.clip(RoundedRectangle(half), [.fill(shape, .black)])
    }
    let whole = try draw([shadow(.content(halves), radius: radius)], width: 240, height: 200)
    let differences = zip(tiled.pixels, whole.pixels).map { abs(Int($0) - Int($1)) }
    #expect(try #require(differences.max()) <= 2)
  }

  @Test("a shadow is moved by its offset, and with no radius it is the sharp shape")
  func offset() throws {
    let bitmap = try draw([
      shadow(.rectangle(RoundedRectangle(10, 10, 20, 20)), radius: 0, offset: Point2D(x: 30, y: 40))
    ])
    #expect(bitmap[15, 15] == .white && bitmap[40, 50] == .black && bitmap[59, 69] == .black)
    #expect(bitmap[39, 50] == .white && bitmap[60, 50] == .white)
  }

  @Test("paths and contents cast the shadow of what they cover")
  func casters() throws {
    let path = Path(elements: [
      .move(Point2D(x: 20, y: 20)), .line(Point2D(x: 80, y: 20)), .line(Point2D(x: 20, y: 80)), .close,
    ])
    let ofPath = try draw([shadow(.path(path), radius: 2)])
    let ofContent = try draw([shadow(.content([.fillPath(path, .red, .nonZero)]), radius: 2)])
    #expect(ofPath == ofContent, "the caster's colour does not count")
    #expect(ofPath[30, 30].isClose(to: .black, within: 3) && ofPath[70, 70] == .white)
    let half = try draw([
      shadow(.content([.group(opacity: 0.5, [.fillPath(path, .black, .nonZero)])]), radius: 2)
    ])
    #expect(half[30, 30].isClose(to: .gray(128), within: 3))
  }

  @Test("a shape much larger than the picture casts the shadow of its edges")
  func hugeShape() throws {
    let huge = try draw([shadow(.rectangle(RoundedRectangle(20, -1e6, 60, 2e6, radius: 9)), radius: 4)])
    let large = try draw([shadow(.rectangle(RoundedRectangle(20, -300, 60, 700, radius: 9)), radius: 4)])
    #expect(huge == large && huge[50, 50].isClose(to: .black, within: 3))
  }

  @Test("contents on an opaque shape that covers them cast the shadow of the shape, others their own")
  func simplified() throws {
    let shape = RoundedRectangle(20, 20, 50, 50, radius: 20)
    let onShape = [Command.fill(shape, .red), .fill(RoundedRectangle(30, 30, 30, 30), .blue)]
    let beyondCorner = [Command.fill(shape, .red), .fill(RoundedRectangle(21, 21, 30, 30), .blue)]
    let ofShape = try draw([shadow(.rectangle(shape), radius: 2)])
    #expect(try draw([shadow(.content(onShape), radius: 2)]) == ofShape)
    let ofBoth = try draw([shadow(.content(beyondCorner), radius: 2)])
    #expect(ofBoth[22, 22].red < ofShape[22, 22].red - 50)
  }

  @Test("a turned shadow is the shadow of the turned shape")
  func turned() throws {
    let turn = Matrix4.translation(x: -50, y: -50).then(.rotation(by: 0.5, about: Point3D(x: 0, y: 0, z: 1)))
      .then(.translation(x: 50, y: 50))
    let bitmap = try draw([
      .transform(turn, [shadow(.rectangle(RoundedRectangle(25, 25, 50, 50)), radius: 3)])
    ])
    let reference = try draw([
      shadow(.content([.transform(turn, [.fill(RoundedRectangle(25, 25, 50, 50), .black)])]), radius: 3)
    ])
    let differences = zip(bitmap.pixels, reference.pixels).map { abs(Int($0) - Int($1)) }
    #expect(try #require(differences.max()) <= 6)
  }
}
