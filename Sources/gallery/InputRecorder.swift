import GalleryApp
import SystemPackage
import UIKit

/// Writes down what is done in a window while it is done, so that nothing is lost even if the program is.
@MainActor
final class InputRecorder {
  private let path: FilePath
  private let file: FileDescriptor
  private var start: Double?

  /// Begins a new file.
  init(path: FilePath) throws {
    self.path = path
    do {
      file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
    } catch let error as Errno {
      throw PictureFile.WritingError(path: path, reason: error.description)
    }
  }

  isolated deinit { try? file.close() }

  /// Writes an event, and before the first one the scene it is about.
  func record(_ event: InputEvent, in scene: @autoclosure () -> InputRecording.Scene) throws {
    var event = event
    do {
      if start == nil { try file.writeAll(InputRecording.line(scene())) }
      let start = start ?? event.timestamp
      self.start = start
      event.timestamp -= start
      try file.writeAll(InputRecording.line(event))
    } catch let error as Errno {
      throw PictureFile.WritingError(path: path, reason: error.description)
    }
  }
}
