import ImageDecoding
import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp
@testable import UIKit

@Suite("Pictures decoded for the viewer")
struct LoadedPictureTests {
  private let folder = TemporaryFolder()

  /// A picture of 64 × 32 pixels has the levels 32 × 16, 16 × 8, 8 × 4, 4 × 2, 2 × 1 and 1 × 1.
  @Test(
    "the levels of a picture that flies to the window are made where it is decoded, and none of an enlarged one",
    arguments: [(DecodingSize.fitting(width: 64, height: 64), 6), (.full, 0)])
  func levels(size: DecodingSize, expected: Int) throws {
    let bitmap = try #require(
      Bitmap(width: 64, height: 32, pixels: [UInt8](repeating: 255, count: 64 * 32 * 4)))
    folder.file("a.png", try #require(bitmap.pngData()))
    let picture = try PictureDecoder.files.decodePicture(folder.path.appending("a.png"), size) { false }
    #expect(picture.image.cgImage?.picture.madeLevelCount == expected)
  }
}
