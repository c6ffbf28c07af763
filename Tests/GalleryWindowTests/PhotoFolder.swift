import Foundation
import ImageDecoding
import Testing

/// A folder of equal photos for a test, gone after it.
final class PhotoFolder {
  let path: String

  /// Writes photos of a size in pixels under names, which get an extension.
  init(_ names: [String], width: Int = 8, height: Int = 6) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Photos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    let white = [UInt8](repeating: 255, count: width * height * 4)
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: white))
    let photo = Data(try #require(bitmap.jpegData(quality: 0.5)))
    for name in names { try photo.write(to: folder.appendingPathComponent("\(name).jpg")) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
