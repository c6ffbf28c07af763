import ImageDecoding
import Testing

@testable import GalleryApp

@Suite("The dominant colour")
struct DominantColorTests {
  /// Pixels as red, green, blue and their number.
  private func color(_ pixels: [(UInt8, UInt8, UInt8, Int)]) -> DominantColor? {
    let bytes = pixels.flatMap { red, green, blue, count in
      [[UInt8]](repeating: [blue, green, red, 255], count: count).flatMap(\.self)
    }
    return Bitmap(width: bytes.count / 4, height: 1, pixels: bytes).flatMap { DominantColor(of: $0) }
  }

  @Test("a few vivid pixels count more than many grey ones, up to a point")
  func vivid() {
    #expect(color([(100, 100, 100, 30), (255, 0, 0, 10)])?.rgb == 0xFF0000)
    #expect(color([(100, 100, 100, 300), (255, 0, 0, 10)])?.rgb == 0x646464)
  }

  @Test("similar pixels count together, and their mean is the colour")
  func mean() {
    #expect(color([(200, 10, 10, 1), (210, 20, 20, 1), (0, 0, 250, 1)])?.rgb == 0xCD0F0F)
  }

  @Test("hues are those of the wheel, and greys have none")
  func hues() throws {
    #expect(color([(255, 0, 0, 1)])?.hue == 0)
    #expect(color([(255, 255, 0, 1)])?.hue == 1.0 / 6)
    #expect(color([(0, 255, 0, 1)])?.hue == 2.0 / 6)
    #expect(color([(0, 0, 255, 1)])?.hue == 4.0 / 6)
    // Between magenta and red: 5.5 sixths.
    #expect(try abs(#require(color([(255, 0, 128, 1)])?.hue) - 5.5 / 6) < 0.001)
    #expect(try #require(color([(90, 90, 100, 1)])).hue == nil)
    let clear = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    #expect(DominantColor(of: clear) == nil)
  }
}
