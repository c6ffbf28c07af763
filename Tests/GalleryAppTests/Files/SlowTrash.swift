import Dispatch
import SystemPackage

@testable import GalleryApp

/// Waits for a signal before each file.
struct SlowTrash: FileTrash {
  let trash: TestTrash
  let isReleased = DispatchSemaphore(value: 0)

  func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile? {
    isReleased.wait()
    return try trash.moveToTrash(file)
  }
}
