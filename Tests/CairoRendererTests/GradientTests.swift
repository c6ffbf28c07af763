import DisplayList
import Geometry
import Testing

@Suite("Gradients")
struct GradientTests {
  private static let blackToWhite = [
    Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
  ]

  private func draw(
    _ kind: Gradient.Kind, from start: (Double, Double), to end: (Double, Double),
    _ stops: [Gradient.Stop] = blackToWhite
  ) throws -> (Int, Int) -> Pixel {
    let gradient = Gradient(
      kind: kind, stops: stops, start: Point2D(x: start.0, y: start.1), end: Point2D(x: end.0, y: end.1))
    let bitmap = try CairoRendererTests.draw([.gradient(gradient, in: RoundedRectangle(0, 0, 100, 100))])
    return { bitmap[$0, $1] }
  }

  @Test("an axial gradient grows evenly and goes on beyond its ends")
  func axial() throws {
    let pixel = try draw(.axial, from: (20, 0), to: (80, 0))
    for x in [25, 40, 50, 70] {
      let expected = ((Double(x) + 0.5 - 20) / 60 * 255).rounded()
      #expect(pixel(x, 50).isClose(to: .gray(Int(expected)), within: 2), "column \(x)")
    }
    #expect(pixel(5, 50) == .black && pixel(95, 50) == .white)
  }

  @Test("a stop in between is met at its place")
  func stops() throws {
    let pixel = try draw(
      .axial, from: (0, 0), to: (0, 100),
      [
        .init(location: 0, color: .red), .init(location: 0.25, color: .green),
        .init(location: 1, color: .blue),
      ])
    #expect(pixel(50, 25).isClose(to: Pixel(red: 0, green: 253, blue: 2), within: 5))
    // Half-way between 0.25 and 1.
    #expect(pixel(50, 62).isClose(to: Pixel(red: 0, green: 128, blue: 128), within: 3))
  }

  @Test("a radial gradient reaches its last colour on the ellipse through the end's distances")
  func radial() throws {
    let pixel = try draw(.radial, from: (50, 50), to: (90, 70))
    #expect(pixel(70, 50).isClose(to: .gray(131), within: 4), "half of 40 to the right")
    #expect(pixel(50, 60).isClose(to: .gray(134), within: 4), "half of 20 downwards")
    #expect(pixel(91, 50) == .white && pixel(50, 71) == .white)
    // (28.3, 14.1) is where the ellipse crosses the diagonal of its box.
    #expect(pixel(76, 62).isClose(to: .gray(230), within: 12) && pixel(80, 66) == .white)
  }

  @Test("a conic gradient runs clockwise from the direction of its end")
  func conic() throws {
    let pixel = try draw(.conic, from: (50, 50), to: (100, 50))
    for (x, y, location) in [(50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75), (78, 78, 0.125)] {
      #expect(pixel(x, y).isClose(to: .gray(Int(location * 255)), within: 3), "(\(x), \(y))")
    }
    #expect(pixel(90, 52).red < 5 && pixel(90, 47).red > 245)
    let upwards = try draw(.conic, from: (50, 50), to: (50, 0))
    #expect(upwards(90, 50).isClose(to: .gray(64), within: 3), "a quarter after the top is to the right")
  }

  @Test("a gradient without length shows its last colour")
  func degenerate() throws {
    #expect(try draw(.radial, from: (50, 50), to: (50, 50))(50, 50) == .white)
    #expect(try draw(.axial, from: (50, 50), to: (50, 50))(50, 50) == .white)
  }
}
