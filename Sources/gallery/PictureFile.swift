import CairoRenderer
import DisplayList
import Foundation
import HTMLRenderer
import ImageDecoding
import SystemPackage

/// Writes a frame into a PNG file or a page.
struct PictureFile {
  /// Why there is no file; the description is one sentence for the user.
  struct WritingError: Error, CustomStringConvertible {
    let path: FilePath
    let reason: String

    var description: String { "“\(path)” cannot be written: \(reason)." }
  }

  let path: FilePath

  /// Draws the frame at so many pixels a point and writes it; as a page with a title if the file's name says so.
  func write(_ frame: DisplayList, title: String, scale: Double) throws {
    if path.extension?.lowercased() == "html" {
      return try write(HTMLRenderer(title: title).render(frame).utf8)
    }
    guard let picture = CairoRenderer().render(frame, scale: scale)?.pngData() else { throw outOfMemory }
    try write(picture)
  }

  /// What to say when a frame cannot be drawn or compressed.
  var outOfMemory: WritingError {
    WritingError(path: path, reason: "there is not enough memory to draw it")
  }

  /// Writes a finished file.
  func write(_ picture: some Sequence<UInt8>) throws {
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { _ = try file.writeAll(picture) }
    } catch let error as Errno {
      throw WritingError(path: path, reason: error.description)
    }
  }

  /// The whole path of the file, to tell the user.
  var location: FilePath {
    path.isAbsolute ? path : FilePath(FileManager.default.currentDirectoryPath).pushing(path)
  }
}
