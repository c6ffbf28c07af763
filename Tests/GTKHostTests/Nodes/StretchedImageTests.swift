import CGTK4
import DisplayList
import Geometry
import ImageDecoding
import RendererTestSupport
import Testing

@testable import GTKHost

/// The mip levels of images in nodes.
@MainActor
@Suite("Images in stretched content", .needsDisplay)
struct StretchedImageTests {
  /// The size of the only texture that a builder keeps, in bytes.
  private func byteCount(of commands: [Command]) throws -> Int {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    let list = DisplayList(
      size: Size2D(width: 400, height: 400), root: Fragment(identity: 1, generation: 1, commands: commands))
    _ = builder.makeNode(for: list, scale: 1, isMoving: false)
    return builder.textures.byteCount
  }

  nonisolated private static func turn(after stretch: Matrix4) -> Matrix4 {
    stretch.then(.rotation(by: 0.5, about: Point3D(x: 0, y: 0, z: 1)))
  }

  // Of a picture of 64 × 64 pixels, level n has 4096 / 4ⁿ pixels.
  @Test(
    "an image that is stretched twice, there and back, has no more pixels than are shown",
    arguments: [
      (Matrix4.scale(x: 1, y: 4), Matrix4.scale(x: 1, y: 0.25), 2),
      (.scale(x: 4, y: 0.5), .scale(x: 0.25, y: 2), 2),
      (.scale(x: 1, y: 4), .scale(x: 1, y: 1), 0),
      // A rotation afterwards changes no length. A rotation between them adds the stretches up.
      (Self.turn(after: .scale(x: 1, y: 4)), .scale(x: 1, y: 0.25), 2),
      (Self.turn(after: .scale(x: 4, y: 1)), Self.turn(after: .scale(x: 4, y: 1)), 0),
      (.scale(x: 1, y: 1), .scale(x: 1, y: 1), 2),
    ])
  func levels(outer: Matrix4, inner: Matrix4, level: Int) throws {
    let bitmap = try #require(Bitmap(width: 64, height: 64, pixels: Array(repeating: 9, count: 16_384)))
    let image = Command.image(
      Picture(bitmap), source: nil, in: Rectangle(x: 0, y: 0, width: 16, height: 16), tint: nil)
    #expect(
      try byteCount(of: [.transform(outer, [.transform(inner, [image])])]) == 4 * 4096 >> (2 * level))
  }
}
