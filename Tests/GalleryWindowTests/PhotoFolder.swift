import Foundation
import ImageDecoding
import Testing

/// A folder of photos for a test, gone after it.
final class PhotoFolder {
  let path: String

  /// Writes equal photos of a size in pixels under names, which get an extension.
  convenience init(_ names: [String], width: Int = 8, height: Int = 6) throws {
    try self.init(photos: names.map { ($0, 0xFFFFFF) }, width: width, height: height)
  }

  /// Writes a hundred photos that alternate between two colours. In lists, they stand in columns.
  static func ofManyPhotos() throws -> PhotoFolder {
    try PhotoFolder(photos: (0..<100).map { ("\($0)", $0 % 2 == 0 ? 0x3366AA : 0xAA6633) })
  }

  /// Writes photos of one colour each, 0xRRGGBB.
  init(photos: [(name: String, color: UInt32)], width: Int = 8, height: Int = 6) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Photos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    var files: [UInt32: Data] = [:]
    for photo in photos {
      let file = try files[photo.color] ?? Self.file(of: photo.color, width, height)
      files[photo.color] = file
      try file.write(to: folder.appendingPathComponent("\(photo.name).jpg"))
    }
  }

  /// Writes a PNG file.
  init(_ name: String, _ bitmap: Bitmap) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Photos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    try Data(try #require(bitmap.pngData(compression: 1))).write(to: folder.appendingPathComponent(name))
  }

  private static func file(of color: UInt32, _ width: Int, _ height: Int) throws -> Data {
    let pixel = [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } + [255]
    let pixels = [[UInt8]](repeating: pixel, count: width * height).flatMap(\.self)
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    return Data(try #require(bitmap.jpegData(quality: 0.9)))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
