import Geometry
import Testing

@testable import DisplayList

@Suite("Extents")
struct ExtentTests {
  private static let box = Rectangle(x: 10, y: 20, width: 30, height: 40)
  private static let fill = Command.fill(RoundedRectangle(box), .black)
  private static let diagonal = Path(elements: [.move(.zero), .line(Point2D(x: 100, y: 0))])

  @Test("a command's extent is the rectangle around what it draws")
  func commands() {
    let box = Self.box
    let table: [(Command, Rectangle?)] = [
      (Self.fill, box),
      (.fill(RoundedRectangle(Rectangle(x: 0, y: 0, width: -5, height: 5)), .black), nil),
      (.fill(RoundedRectangle(Rectangle(x: .nan, y: 0, width: 5, height: 5)), .black), nil),
      (
        // Three standard deviations of 2 around the moved box.
        .shadow(
          Shadow(
            caster: .rectangle(RoundedRectangle(box)), color: .black, offset: Point2D(x: 5, y: 0), radius: 2)),
        Rectangle(x: 9, y: 14, width: 42, height: 52)
      ),
      (
        .strokePath(Self.diagonal, .black, StrokeStyle(width: 4, join: .round)),
        Rectangle(x: -2, y: -2, width: 104, height: 4)
      ),
      (
        .strokePath(Self.diagonal, .black, StrokeStyle(width: 4, join: .miter, miterLimit: 10)),
        Rectangle(x: -20, y: -20, width: 140, height: 40)
      ),
      (.group(opacity: 0.5, [Self.fill]), box),
      (.group(opacity: 1, []), nil),
      (
        .clip(RoundedRectangle(Rectangle(x: 0, y: 0, width: 20, height: 100)), [Self.fill]),
        Rectangle(x: 10, y: 20, width: 10, height: 40)
      ),
      (.clip(RoundedRectangle(Rectangle(x: 0, y: 0, width: 5, height: 5)), [Self.fill]), nil),
      (.transform(.scale(x: 2, y: 3), [Self.fill]), Rectangle(x: 20, y: 60, width: 60, height: 120)),
      (.fragment(Fragment(identity: 1, generation: 1, commands: [Self.fill, Self.fill])), box),
    ]
    for (command, extent) in table { #expect(command.extent == extent, "\(command)") }
  }

  @Test("under perspective only what is in front of the eye counts, and stays finite")
  func perspective() throws {
    let upright = Matrix4.rotation(by: .pi / 2 - 0.1, about: Point3D(x: 1, y: 0, z: 0))
    let plane = Command.fill(RoundedRectangle(Rectangle(x: -1, y: -1e6, width: 2, height: 2e6)), .black)
    let extent = Command.transform(upright.then(.perspective(distance: 500)), [plane]).extent
    let found = try #require(extent)
    #expect(found.minX.isFinite && found.maxY.isFinite && found.width >= 2)
    #expect(
      Command.transform(Matrix4.translation(x: 0, y: 0, z: 501).then(.perspective(distance: 500)), [plane])
        .extent == nil)
  }
}
