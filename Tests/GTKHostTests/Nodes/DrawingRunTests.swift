import DisplayList
import Geometry
import Testing

@testable import GTKHost

/// Which commands are drawn into one texture by CairoRenderer, told by hand.
@MainActor
@Suite("Drawings within commands", .needsDisplay)
struct DrawingRunTests {
  private nonisolated static func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Command
  {
    .fill(RoundedRectangle(Rectangle(x: x, y: y, width: width, height: height)), Scene.blue)
  }

  /// A square path.
  private nonisolated static func path(_ x: Double, _ y: Double, side: Double = 40) -> Command {
    .fillPath(
      Path(elements: [
        .move(Point2D(x: x, y: y)), .line(Point2D(x: x + side, y: y)),
        .line(Point2D(x: x + side, y: y + side)), .line(Point2D(x: x, y: y + side)), .close,
      ]), Scene.orange, .nonZero)
  }

  private nonisolated static let text = Scene.label("text", at: .zero)

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var commands: [Command]
    var expected: [Range<Int>]
  }

  nonisolated static let cases = [
    Case(testDescription: "nothing", commands: [], expected: []),
    Case(
      testDescription: "fills on whole pixels", commands: [fill(0, 0, 99, 9), fill(3, 4, 5, 6)], expected: []),
    Case(
      testDescription: "paths over one another, with fills before, between and after",
      commands: [fill(0, 0, 50, 50), path(0, 0), fill(5, 5, 30, 30), path(10, 10), fill(9, 9, 9, 9)],
      expected: [0..<5]),
    Case(
      testDescription: "text between", commands: [path(0, 0), text, path(0, 0)], expected: [0..<1, 2..<3]),
    Case(
      testDescription: "paths far apart",
      commands: [path(0, 0, side: 4), path(300, 300, side: 4)], expected: [0..<1, 1..<2]),
    Case(
      testDescription: "a small path on a wide ground",
      commands: [fill(0, 0, 400, 400), path(0, 0, side: 10)], expected: [1..<2]),
    Case(testDescription: "a thin bar between pixels", commands: [fill(0, 0.4, 100, 3)], expected: [0..<1]),
    Case(testDescription: "a wide area between pixels", commands: [fill(0.4, 0.4, 90, 90)], expected: []),
    Case(
      testDescription: "inside a clip",
      commands: [.clip(RoundedRectangle(Rectangle(x: 0, y: 0, width: 40, height: 40)), [path(0, 0)])],
      expected: [0..<1]),
    Case(
      testDescription: "a clip that holds a fragment",
      commands: [
        .clip(
          RoundedRectangle(Rectangle(x: 0, y: 0, width: 40, height: 40)),
          [path(0, 0), Scene.fragment(2, [text])])
      ], expected: []),
  ]

  @Test("drawings are found", arguments: cases)
  func found(_ example: Case) throws {
    let builder = try #require(NodeDrawing(.openGL)).builder
    #expect(
      builder.drawings(in: example.commands, at: Resolution(pixelsPerPoint: 1)) == example.expected)
  }

  @Test("Cairo, which draws parts of pixels, draws fills itself")
  func withoutOpenGL() throws {
    let builder = try #require(NodeDrawing(.cairo)).builder
    #expect(builder.drawings(in: [Self.fill(0, 0.4, 100, 3)], at: Resolution(pixelsPerPoint: 1)) == [])
    #expect(
      builder.drawings(in: [Self.path(0, 0), Self.path(9, 9)], at: Resolution(pixelsPerPoint: 1)) == [0..<2])
  }
}
