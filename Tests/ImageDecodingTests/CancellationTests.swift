import ImageDecoding
import Testing

@Suite("Cancellation")
struct CancellationTests {
  private static let bitmap = Samples.gradient(width: 300, height: 600)

  @Test("decoding stops when the picture is no longer needed", arguments: ["png", "jpeg", "webp"], [0, 3])
  func stops(format: String, answers: Int) throws {
    let bitmap = Self.bitmap
    let file =
      switch format {
      case "png": try #require(bitmap.pngData())
      case "webp": try #require(bitmap.webPData(quality: 0.9))
      default: Samples.jpeg(bitmap)
      }
    var count = 0
    let isCancelled = {
      count += 1
      return count > answers
    }
    let turned = file
    #expect(throws: ImageDecodingError.cancelled) {
      try ImageDecoder.image(
        of: .bytes(turned), size: .fitting(width: 200, height: 200), isCancelled: isCancelled)
    }
    // It is not asked again.
    #expect(count <= answers + 1)
  }
}
