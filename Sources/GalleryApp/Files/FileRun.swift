import Synchronization

/// An action that is being performed in the background.
final class FileRun: Sendable {
  let action: FileAction
  private let state = Mutex((done: 0, isCancelled: false))

  init(of action: FileAction) { self.action = action }

  /// The number of steps that are done.
  var done: Int { state.withLock { $0.done } }

  /// Whether the action is to stop.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// How far the action is, in words. A picture is one file with its sidecars.
  var progress: String {
    let count = action.pictureCount
    return GalleryText.progress(action.title, done * count / max(1, action.steps.count), of: count)
  }

  func setDone(_ count: Int) { state.withLock { $0.done = count } }

  func cancel() { state.withLock { $0.isCancelled = true } }
}
