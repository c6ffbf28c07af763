import GalleryApp
import SystemPackage
import Translations

/// Reads a recording of input from a file.
struct InputRecordingFile {
  /// The reason why a recording cannot be replayed. The description is one sentence for the user.
  struct ReadingError: Error, CustomStringConvertible {
    let path: FilePath
    let reason: String

    var description: String { translated("“%1$@” cannot be replayed: %2$@.", "\(path)", reason) }
  }

  let path: FilePath

  /// Reads the whole recording.
  func read() throws(ReadingError) -> InputRecording {
    do {
      let file = try FileDescriptor.open(path, .readOnly)
      let bytes = try file.closeAfter { try file.readToEnd() }
      return try InputRecording(text: String(decoding: bytes, as: UTF8.self))
    } catch let error as InputRecording.FormatError {
      throw ReadingError(path: path, reason: error.description)
    } catch Errno.isDirectory {
      throw ReadingError(
        path: path, reason: translated("it is a folder, not a recording that --record-input wrote"))
    } catch {
      throw ReadingError(path: path, reason: "\(error)")
    }
  }
}
