import CairoRenderer
import DisplayList
import Foundation
import HTMLRenderer
import ImageDecoding
import SystemPackage

/// Writes a frame as a PNG file or a web page.
struct PictureFile {
  /// The reason why a file could not be written. The description is one sentence for the user.
  struct WritingError: Error, CustomStringConvertible {
    let path: FilePath
    let reason: String

    var description: String { "“\(path)” cannot be written: \(reason)." }
  }

  let path: FilePath

  /// Draws the frame and writes it.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw.
  ///   - title: The title of the web page.
  ///   - scale: Pixels per point.
  func write(_ frame: DisplayList, title: String, scale: Double) throws {
    if path.extension?.lowercased() == "html" {
      return try write(HTMLRenderer(title: title).render(frame).utf8)
    }
    guard let picture = CairoRenderer().render(frame, scale: scale)?.pngData() else { throw outOfMemory }
    try write(picture)
  }

  /// The error for a frame that cannot be drawn or compressed.
  var outOfMemory: WritingError {
    WritingError(path: path, reason: "not enough memory to draw the picture")
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

  /// The absolute path of the file, for messages to the user.
  var location: FilePath {
    path.isAbsolute ? path : FilePath(FileManager.default.currentDirectoryPath).pushing(path)
  }
}
