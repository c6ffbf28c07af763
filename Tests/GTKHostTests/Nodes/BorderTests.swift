import CGTK4
import DisplayList
import Geometry
import RendererTestSupport
import Testing

@testable import GTKHost

/// Borders that are narrower than a pixel.
@MainActor
@Suite("Hairlines", .needsDisplay)
struct BorderTests {
  private let border = Command.border(
    RoundedRectangle(Rectangle(x: 2, y: 2, width: 6, height: 6)), width: 0.5, .black)

  @Test("without OpenGL, the fraction of each pixel that a border covers is drawn")
  func coverage() throws {
    let drawing = try #require(NodeDrawing(.cairo))
    let list = DisplayList(
      size: Size2D(width: 10, height: 10), root: Fragment(identity: 1, generation: 1, commands: [border]))
    let bitmap = try #require(drawing.draw(list, scale: 1))
    func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixels[4 * (10 * y + x) + 3]) }
    // An edge covers half of a pixel, and two edges three quarters of the one in the corner.
    for (x, y, coverage) in [(2, 2, 0.75), (7, 7, 0.75), (4, 2, 0.5), (7, 5, 0.5), (1, 4, 0), (3, 3, 0)] {
      #expect(abs(Double(alpha(x, y)) - 255 * coverage) <= 2, "\(x), \(y)")
    }
  }
}
