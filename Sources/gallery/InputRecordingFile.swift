import Foundation
import GalleryApp
import SystemPackage

/// Reads what was done in a window from the file it was written to.
struct InputRecordingFile {
  /// Why it cannot be replayed; the description is one sentence for the user.
  struct ReadingError: Error, CustomStringConvertible {
    let path: FilePath
    let reason: String

    var description: String { "“\(path)” cannot be replayed: \(reason)." }
  }

  let path: FilePath

  /// The whole recording.
  func read() throws -> InputRecording {
    do {
      let file = try FileDescriptor.open(path, .readOnly)
      let bytes = try file.closeAfter {
        try FileHandle(fileDescriptor: file.rawValue).readToEnd() ?? Data()
      }
      return try InputRecording(text: String(decoding: bytes, as: UTF8.self))
    } catch let error as InputRecording.FormatError {
      throw ReadingError(path: path, reason: error.description)
    } catch let error as Errno {
      throw ReadingError(path: path, reason: error.description)
    }
  }
}
