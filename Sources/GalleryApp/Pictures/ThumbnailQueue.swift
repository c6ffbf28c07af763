import DequeModule
import Synchronization

/// The pictures that threads in the background decode, in the order of the requests.
///
/// A thread takes the next picture without waiting for the main actor, which may be drawing. Every operation is O(1) on
/// average.
final class ThumbnailQueue<Output: Sendable>: Sendable {
  /// A decoded picture; without an output if all its requests were cancelled before it was decoded.
  struct Entry: Sendable {
    let key: ThumbnailKey
    let output: Output?
  }

  private struct State {
    /// The pictures in the order of the requests.
    var keys: Deque<ThumbnailKey> = []
    /// The requests for each picture that no thread has taken.
    var loads: [ThumbnailKey: [ThumbnailLoad]] = [:]
    /// The pictures that are being decoded, or that ``finished`` contains.
    var decoding: Set<ThumbnailKey> = []
    /// The number of threads that decode pictures.
    var workerCount = 0
    var finished: [Entry] = []

    /// Removes the first picture. Nil if there is none.
    mutating func removeFirst() -> (key: ThumbnailKey, isNeeded: Bool)? {
      guard let key = keys.popFirst() else { return nil }
      let isNeeded = loads.removeValue(forKey: key)?.contains { !$0.isCancelled } ?? false
      if isNeeded { decoding.insert(key) }
      return (key, isNeeded)
    }
  }

  private let width: Int
  private let state = Mutex(State())

  /// Creates an empty queue.
  ///
  /// - Parameter width: The maximum number of threads that decode pictures at a time.
  init(width: Int) { self.width = width }

  /// Adds a request for a picture, behind the others if none is for the same picture. A picture that is being decoded is
  /// not decoded again.
  ///
  /// - Returns: Whether to start a thread that calls ``work(_:whenFinished:)``.
  func append(_ load: ThumbnailLoad, for key: ThumbnailKey) -> Bool {
    state.withLock { state in
      guard !state.decoding.contains(key) else { return false }
      if state.loads[key]?.append(load) == nil {
        state.loads[key] = [load]
        state.keys.append(key)
      }
      guard state.workerCount < width else { return false }
      state.workerCount += 1
      return true
    }
  }

  /// Decodes pictures until none is left.
  ///
  /// - Parameters:
  ///   - decode: Decodes a picture.
  ///   - whenFinished: Called when ``takeFinished()`` has something to return for the first time since its last call.
  func work(_ decode: (ThumbnailKey) -> Output, whenFinished: () -> Void) {
    while let next = nextOrEnd() {
      let entry = Entry(key: next.key, output: next.isNeeded ? decode(next.key) : nil)
      let isFirst = state.withLock { state in
        state.finished.append(entry)
        return state.finished.count == 1
      }
      if isFirst { whenFinished() }
    }
  }

  /// Returns what was finished since the last call, in order.
  func takeFinished() -> [Entry] {
    state.withLock { state in
      let finished = state.finished
      state.finished = []
      for entry in finished where entry.output != nil { state.decoding.remove(entry.key) }
      return finished
    }
  }

  /// Drops all requests that no thread has taken.
  func removeAll() {
    state.withLock { state in (state.keys, state.loads) = ([], [:]) }
  }

  /// Removes the first picture. If there is none, the calling thread does not count as a worker any more.
  private func nextOrEnd() -> (key: ThumbnailKey, isNeeded: Bool)? {
    state.withLock { state in
      let next = state.removeFirst()
      if next == nil { state.workerCount -= 1 }
      return next
    }
  }
}
