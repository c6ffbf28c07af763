import Synchronization

/// An action that is being performed in the background.
final class FileRun: Sendable {
  private let state = Mutex((done: 0, isCancelled: false))

  /// The number of steps that are done.
  var done: Int { state.withLock { $0.done } }

  /// Whether the action is to stop.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func setDone(_ count: Int) { state.withLock { $0.done = count } }

  func cancel() { state.withLock { $0.isCancelled = true } }
}
