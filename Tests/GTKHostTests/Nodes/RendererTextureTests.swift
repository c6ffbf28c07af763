import CGTK4
import ImageDecoding
import Testing

@testable import GTKHost

/// The pixels that a renderer receives from textures.
@MainActor
@Suite("Textures for renderers")
struct RendererTextureTests {
  /// The pixels of a texture as GSK's Cairo renderer receives them.
  private func pixels(of texture: OpaquePointer) -> [UInt8] {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    return pixels
  }

  private func downloaded(_ bitmap: Bitmap, for renderer: NodeBuilder.Renderer) throws -> [UInt8] {
    let texture = try #require(renderer.makeTexture(of: bitmap))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return pixels(of: texture)
  }

  @Test(
    "every premultiplied pixel keeps its value",
    arguments: [NodeBuilder.Renderer.cairo, .openGL])
  func allPixels(renderer: NodeBuilder.Renderer) throws {
    // Every value that a channel may have beside every alpha, in one of the three channels.
    var bytes: [UInt8] = []
    for alpha in UInt8.min...255 {
      for value in 0...alpha { bytes += [value, alpha - value, value / 2, alpha] }
    }
    let bitmap = try #require(Bitmap(width: bytes.count / 4, height: 1, pixels: bytes))
    #expect(try downloaded(bitmap, for: renderer) == bytes)
  }

  @Test(
    "opaque pixels keep their values, too", arguments: [NodeBuilder.Renderer.cairo, .openGL],
    [(1, 1), (3, 5), (129, 97)])
  func opaque(renderer: NodeBuilder.Renderer, size: (width: Int, height: Int)) throws {
    var bytes: [UInt8] = []
    for index in 0..<size.width * size.height {
      bytes += [UInt8(truncatingIfNeeded: index), UInt8(truncatingIfNeeded: index * 7), 9, 255]
    }
    let bitmap = try #require(Bitmap(width: size.width, height: size.height, pixels: bytes))
    #expect(try downloaded(bitmap, for: renderer) == bytes)
  }

  @Test("a single transparent pixel stays transparent", arguments: [0, 4095, 4096, 9999])
  func hole(at index: Int) throws {
    var bytes = [UInt8](repeating: 255, count: 40_000)
    bytes.replaceSubrange(4 * index..<4 * index + 4, with: [0, 0, 0, 0])
    let bitmap = try #require(Bitmap(width: 100, height: 100, pixels: bytes))
    #expect(try downloaded(bitmap, for: .cairo) == bytes)
  }
}
