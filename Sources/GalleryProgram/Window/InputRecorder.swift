import GalleryApp
import SystemPackage
import UIKit

/// Records the input of a window.
///
/// Each event is written to the file immediately, so that the recording survives a crash.
@MainActor
final class InputRecorder {
  private let path: FilePath
  private let file: FileDescriptor
  private var start: Double?

  /// Creates the file, or replaces an existing one.
  init(path: FilePath) throws {
    self.path = path
    do {
      file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
    } catch let error as Errno {
      throw OutputFile.WritingError(path: path, reason: error.description)
    }
  }

  isolated deinit { try? file.close() }

  /// Writes an event. Writes the scene before the first event.
  func record(_ event: InputEvent, in scene: @autoclosure () -> InputRecording.Scene) throws {
    var event = event
    do {
      if start == nil { try file.writeAll(InputRecording.line(scene())) }
      let start = start ?? event.timestamp
      self.start = start
      event.timestamp -= start
      try file.writeAll(InputRecording.line(event))
    } catch let error as Errno {
      throw OutputFile.WritingError(path: path, reason: error.description)
    }
  }
}
