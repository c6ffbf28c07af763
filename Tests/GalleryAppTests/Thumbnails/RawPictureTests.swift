import Foundation
import ImageDecoding
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("RAW files")
struct RawPictureTests {
  private let folder = ThumbnailFolder()

  /// A DNG file of 64 × 48 black sensor pixels (Digital Negative Specification 1.4), with a JPEG preview.
  private func dng(of jpeg: [UInt8], width: Int, height: Int, orientation: Int) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    /// An entry of a directory with its value, which has at most four bytes.
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      var bytes = number(tag, 2)
      bytes += number(type, 2)
      bytes += number(count, 4)
      bytes += value
      return bytes + [UInt8](repeating: 0, count: 4 - value.count)
    }
    func short(_ tag: Int, _ value: Int) -> [UInt8] { entry(tag, 3, 1, number(value, 2)) }
    func long(_ tag: Int, _ value: Int) -> [UInt8] { entry(tag, 4, 1, number(value, 4)) }
    func directory(_ entries: [[UInt8]]) -> [UInt8] {
      var bytes = number(entries.count, 2)
      for entry in entries { bytes += entry }
      return bytes + number(0, 4)
    }
    func preview(at offset: Int, sensor: Int) -> [UInt8] {
      directory([
        long(254, 1), long(256, width), long(257, height), short(258, 8), short(259, 7), short(262, 6),
        entry(271, 2, 3, Array("AB\0".utf8)), entry(272, 2, 3, Array("CD\0".utf8)), long(273, offset),
        short(274, orientation), short(277, 3), long(278, height), long(279, jpeg.count),
        long(330, sensor), entry(50706, 1, 4, [1, 4, 0, 0]),
      ])
    }
    func sensor(at offset: Int) -> [UInt8] {
      directory([
        long(254, 0), long(256, 64), long(257, 48), short(258, 16), short(259, 1), short(262, 32_803),
        long(273, offset), short(277, 1), long(278, 48), long(279, 64 * 48 * 2),
        entry(33_421, 3, 2, number(2, 2) + number(2, 2)), entry(33_422, 1, 4, [0, 1, 1, 2]),
      ])
    }
    let first = 8 + preview(at: 0, sensor: 0).count
    let second = first + sensor(at: 0).count
    let pixels = [UInt8](repeating: 0, count: 64 * 48 * 2)
    var file = Array("II*\0".utf8) + number(8, 4)
    file += preview(at: second + pixels.count, sensor: first)
    file += sensor(at: second)
    file += pixels
    file += jpeg
    return file
  }

  private func file(_ name: String, orientation: Int) throws -> FilePath {
    let pixels = [[UInt8]](repeating: [160, 96, 48, 255], count: 320 * 240).flatMap(\.self)
    let preview = try #require(Bitmap(width: 320, height: 240, pixels: pixels)?.jpegData(quality: 0.9))
    return folder.file(name, dng(of: preview, width: 320, height: 240, orientation: orientation))
  }

  @Test("the preview is shown, upright", arguments: [(1, 320, 240), (6, 240, 320), (3, 320, 240)])
  func preview(orientation: Int, width: Int, height: Int) throws {
    let file = try file("a.DNG", orientation: orientation)
    let properties = try ImageDecoder.properties(of: .file(file))
    #expect(properties.width == width && properties.height == height)
    let bitmap = try ThumbnailLoader.decodeFile(file, ThumbnailSize(covering: .zero, scale: 1))
    #expect(bitmap.pixels.prefix(3).elementsEqual([160, 96, 48]) { abs(Int($0) - Int($1)) < 6 })
  }

  @Test("a folder lists RAW files, and a thumbnail is stored for them")
  func thumbnail() throws {
    let file = try file("a.dng", orientation: 1)
    #expect(PictureFormats.isPicture(file))
    let store = folder.store
    _ = try store.decode(file, ThumbnailSize(covering: .zero, scale: 1))
    store.finishWriting()
    #expect(StoredPNG(folder.entry("normal", of: file))?.texts["Thumb::Image::Width"] == "320")
  }

  @Test("what is no RAW file, or damaged, is no picture")
  func damaged() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: file("a.dng", orientation: 1).string))
    for bytes in [Data(), Data("text".utf8), whole.prefix(100), whole.prefix(400)] {
      let file = folder.file("b.dng", Array(bytes))
      #expect(throws: ImageDecodingError.self) {
        try ThumbnailLoader.decodeFile(file, ThumbnailSize(covering: .zero, scale: 1))
      }
    }
  }
}
