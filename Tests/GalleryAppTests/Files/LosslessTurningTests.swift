import Foundation
import ImageDecoding
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("Turning pictures without loss")
struct LosslessTurningTests {
  /// A picture with one colour in each quarter: red, green, blue and white in reading order.
  private static let quarters: [[UInt8]] = [
    [0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255],
  ]

  private func jpeg(width: Int, height: Int) throws -> [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += Self.quarters[(y * 2 / height) * 2 + x * 2 / width] }
    }
    return Array(try #require(Bitmap(width: width, height: height, pixels: pixels)?.jpegData(quality: 0.95)))
  }

  /// The number of the colour in each quarter of a decoded picture, in reading order.
  private func colors(_ bytes: [UInt8]) throws -> (size: [Int], colors: [Int]) {
    let bitmap = try ImageDecoder.decode(.bytes(bytes), size: .full)
    let colors = [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let start = (y * bitmap.height / 4 * bitmap.width + x * bitmap.width / 4) * 4
      let pixel = bitmap.pixels[start..<(start + 3)].map { $0 > 127 ? UInt8(255) : 0 }
      return Self.quarters.firstIndex { Array($0.prefix(3)) == pixel } ?? -1
    }
    return ([bitmap.width, bitmap.height], colors)
  }

  @Test("a clockwise turn moves the lower left quarter to the upper left, in the decoder's eyes")
  func clockwise() throws {
    let bytes = try jpeg(width: 64, height: 32)
    #expect(try colors(bytes) == ([64, 32], [0, 1, 2, 3]))
    let turned = try #require(PictureTurning.turned(bytes, 1))
    #expect(try colors(turned) == ([32, 64], [2, 0, 3, 1]))
    let twice = try #require(PictureTurning.turned(turned, 1))
    #expect(try colors(twice) == ([64, 32], [3, 2, 1, 0]))
    // The orientation was added once. Then only its value changes, and turning back restores every byte.
    #expect(twice.count == turned.count && PictureTurning.turned(twice, -1) == turned)
  }

  @Test("eight orientations, also the mirrored ones, return after four turns and are different in between")
  func orientations() {
    for orientation in 1...8 {
      let turns = (0...4).map { PictureTurning.turned(orientation: orientation, $0) ?? 0 }
      #expect(turns[0] == orientation && turns[4] == orientation && Set(turns).count == 4)
      #expect(PictureTurning.turned(orientation: turns[1], -1) == orientation)
    }
    // EXIF 2.32: 6 is shown turned clockwise by a quarter, 3 by a half, 8 by three quarters.
    #expect((1...3).map { PictureTurning.turned(orientation: 1, $0) } == [6, 3, 8])
  }

  @Test("an EXIF block without orientation gets one, and keeps its other entries", arguments: [true, false])
  func existingBlock(isLittleEndian: Bool) throws {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(value >> (8 * $0) & 255) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    // One entry: the maker, “Camera!” behind the directory.
    let tiff =
      Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(0x010F, 2)
      + number(2, 2) + number(8, 4) + number(26, 4) + number(0, 4) + Array("Camera!\0".utf8)
    let block = Array("Exif\0\0".utf8) + tiff
    var bytes = try jpeg(width: 64, height: 32)
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: 2)
    let turned = try #require(PictureTurning.turned(bytes, 3))
    #expect(try colors(turned) == ([32, 64], [1, 3, 0, 2]))
    #expect(try ImageDecoder.metadata(of: .bytes(turned)).cameraMake == "Camera!")
  }

  @Test("a video is refused by its first bytes, however long it is, and what cannot be read says why")
  func unreadable() throws {
    let folder = TemporaryFolder()
    // 64 GiB without contents, more than the memory.
    let video = folder.file("a.mp4", [0, 0, 0, 0x20])
    try #require(truncate(video.string, 1 << 36) == 0)
    #expect(throws: FileFailure.notTurnable(video)) { try PictureTurning(of: video).turn(clockwise: 1) }
    let inner = folder.folder("inner.jpg")
    #expect(throws: FileFailure.system(inner, .isDirectory)) {
      try PictureTurning(of: inner).turn(clockwise: 1)
    }
    let missing = folder.path.appending("missing.jpg")
    #expect(throws: FileFailure.system(missing, .noSuchFileOrDirectory)) {
      try PictureTurning(of: missing).turn(clockwise: 1)
    }
    let short = folder.file("short.jpg", [0xFF])
    #expect(throws: FileFailure.notTurnable(short)) { try PictureTurning(of: short).turn(clockwise: 1) }
  }

  @Test("what is not a JPEG picture stays as it is")
  func others() throws {
    #expect(PictureTurning.turned(SamplePictures.red, 1) == nil)
    #expect(PictureTurning.turned([], 1) == nil)
    #expect(PictureTurning.turned([0xFF, 0xD8], 1)?.count ?? 0 > 2)
    // Damaged EXIF is not touched.
    let damaged: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 10] + Array("Exif\0\0XX".utf8) + [0xFF, 0xDA]
    #expect(PictureTurning.turned(damaged, 1) == nil)
  }

  @Test("pixels that consist of whole blocks are turned, in all orientations, and four turns restore them")
  func pixels() throws {
    let plain = try jpeg(width: 64, height: 32)
    for orientation in 1...8 {
      let bytes = try #require(PictureTurning.with(orientation: orientation, plain))
      var turned = bytes
      for count in 1...4 {
        // The decoder follows the orientation, so turning that shows the same.
        let expected = try colors(try #require(PictureTurning.turned(bytes, count)))
        turned = try #require(PixelTurning.turned(turned, 1))
        #expect(try colors(turned) == expected, "orientation \(orientation), \(count) turns")
        #expect(PictureTurning.orientation(of: turned) == 1)
      }
      let pixels = try [plain, turned].map { try ImageDecoder.decode(.bytes($0), size: .full).pixels }
      if orientation == 1 { #expect(pixels[0] == pixels[1], "nothing is lost") }
    }
  }

  @Test(
    "pixels that do not consist of whole blocks, files with more than one picture, and others stay",
    arguments: ["size", "end", "several", "xmp", "truncated"])
  func unturnablePixels(kind: String) throws {
    var bytes = try jpeg(width: kind == "size" ? 60 : 64, height: kind == "size" ? 30 : 32)
    func insert(_ marker: UInt8, _ contents: [UInt8]) {
      bytes.insert(contentsOf: [0xFF, marker, 0, UInt8(contents.count + 2)] + contents, at: 2)
    }
    switch kind {
    case "end": bytes += [1, 2, 3]
    case "several": bytes += bytes
    case "xmp": insert(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x tiff:Orientation='6'/>".utf8))
    case "truncated": bytes.removeLast(bytes.count / 4)
    default: break
    }
    #expect(PixelTurning.turned(bytes, 1) == nil)
    // The orientation can be changed nevertheless.
    #expect(PictureTurning.turned(bytes, 1) != nil)
  }

  @Test("the EXIF data of turned pixels has the new width and height, and no preview")
  func exifOfTurnedPixels() throws {
    func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> (8 * $0) & 255) } }
    func entry(_ tag: Int, _ type: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(1, 4) + number(value, 4)
    }
    // The first directory refers to the second one at 38 and to that of EXIF, with the dimensions, at 44.
    let tiff =
      Array("II".utf8) + number(42, 2) + number(8, 4) + number(2, 2) + entry(0x0112, 3, 1)
      + entry(0x8769, 4, 44) + number(38, 4) + number(0, 2) + number(0, 4) + number(2, 2)
      + entry(0xA002, 4, 64) + entry(0xA003, 4, 32) + number(0, 4)
    let block = Array("Exif\0\0".utf8) + tiff
    var bytes = try jpeg(width: 64, height: 32)
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: 2)
    let turned = try #require(PixelTurning.turned(bytes, 1))
    let expected =
      Array("II".utf8) + number(42, 2) + number(8, 4) + number(2, 2) + entry(0x0112, 3, 1)
      + entry(0x8769, 4, 44) + number(0, 4) + number(0, 2) + number(0, 4) + number(2, 2)
      + entry(0xA002, 4, 32) + entry(0xA003, 4, 64) + number(0, 4)
    let found = try #require(PictureTurning.exifBlock(in: turned))
    #expect(Array(turned[found]) == expected)
  }
}
