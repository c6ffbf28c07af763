import DequeModule
import Synchronization

/// The pictures that threads in the background load, those that are visible first, each group in the order of the
/// requests.
///
/// A thread takes the next picture without waiting for the main actor, which may be drawing. A picture whose work has two
/// steps waits for the second one behind the first steps of its group: the thumbnails that are stored appear before the
/// first file is decoded. Every operation is O(1) on average.
final class ThumbnailQueue<Output: Sendable>: Sendable {
  /// What came of a step.
  enum Outcome: Sendable {
    /// The picture is finished.
    case finished(Output)
    /// The picture needs a second step; with what can be shown until then.
    case unfinished(provisional: Output?)
  }

  /// A loaded picture; without an output if all its requests were cancelled before it was loaded.
  struct Entry: Sendable {
    let key: ThumbnailKey
    let output: Output?
    /// Whether the picture in the right size follows.
    let isProvisional: Bool
  }

  private enum Phase {
    /// No thread has taken the picture.
    case waiting
    case working
    /// The output was not taken yet.
    case finished
  }

  /// A requested picture.
  private struct Job {
    var loads: [ThumbnailLoad]
    var phase = Phase.waiting
    /// Whether the first of two steps was done.
    var isExamined = false

    /// The index of the group in which the picture waits.
    var group: Int { (loads.contains { $0.isVisible && !$0.isCancelled } ? 0 : 2) + (isExamined ? 1 : 0) }
  }

  private struct State {
    /// The pictures that wait: visible ones for their first step, and for their second one; then the others. A picture
    /// that became visible is in two groups, and counts in the first.
    var groups: [Deque<ThumbnailKey>] = [[], [], [], []]
    var jobs: [ThumbnailKey: Job] = [:]
    /// The number of threads that load pictures.
    var workerCount = 0
    var finished: [Entry] = []

    mutating func wait(_ key: ThumbnailKey, _ job: Job) {
      jobs[key] = job
      groups[job.group].append(key)
    }

    /// Puts a waiting picture into its group, after its requests have changed.
    mutating func moveForward(_ key: ThumbnailKey, from group: Int) {
      guard let job = jobs[key], job.group != group else { return }
      groups[job.group].append(key)
    }

    /// Stores what came of a step; nil if the picture was not needed any more.
    mutating func note(_ outcome: Outcome?, of key: ThumbnailKey) {
      switch outcome {
      case nil:
        finished.append(Entry(key: key, output: nil, isProvisional: false))
      case .finished(let output):
        jobs[key]?.phase = .finished
        finished.append(Entry(key: key, output: output, isProvisional: false))
      case .unfinished(let provisional):
        if let provisional { finished.append(Entry(key: key, output: provisional, isProvisional: true)) }
        guard var job = jobs[key] else { return }
        (job.phase, job.isExamined) = (.waiting, true)
        wait(key, job)
      }
    }

    /// Takes the first picture. Nil if there is none.
    mutating func takeFirst() -> (key: ThumbnailKey, isExamined: Bool, isNeeded: Bool)? {
      for group in groups.indices {
        while let key = groups[group].popFirst() {
          guard let job = jobs[key], job.phase == .waiting else { continue }
          let isNeeded = job.loads.contains { !$0.isCancelled }
          if isNeeded { jobs[key]?.phase = .working } else { jobs[key] = nil }
          return (key, job.isExamined, isNeeded)
        }
      }
      return nil
    }
  }

  private let width: Int
  private let state = Mutex(State())

  /// Creates an empty queue.
  ///
  /// - Parameter width: The maximum number of threads that load pictures at a time.
  init(width: Int) { self.width = width }

  /// Adds a request for a picture, behind the others if none is for the same picture. A picture that is being loaded is
  /// not loaded again.
  ///
  /// - Returns: Whether to start a thread that calls ``work(_:whenFinished:)``.
  func append(_ load: ThumbnailLoad, for key: ThumbnailKey) -> Bool {
    state.withLock { state in
      if let job = state.jobs[key] {
        state.jobs[key]?.loads.append(load)
        guard job.phase == .waiting else { return false }
        state.moveForward(key, from: job.group)
      } else {
        state.wait(key, Job(loads: [load]))
      }
      guard state.workerCount < width else { return false }
      state.workerCount += 1
      return true
    }
  }

  /// Marks a request as visible, and moves its picture before those that are not.
  func becomeVisible(_ load: ThumbnailLoad, for key: ThumbnailKey) {
    state.withLock { state in
      let group = state.jobs[key]?.group
      load.becomeVisible()
      if let group, state.jobs[key]?.phase == .waiting { state.moveForward(key, from: group) }
    }
  }

  /// Loads pictures until none is left.
  ///
  /// - Parameters:
  ///   - load: Does one step for a picture: the second one if `isExamined`.
  ///   - whenFinished: Called when ``takeFinished()`` has something to return for the first time since its last call.
  func work(_ load: (_ key: ThumbnailKey, _ isExamined: Bool) -> Outcome, whenFinished: () -> Void) {
    while let next = nextOrEnd() {
      let outcome = next.isNeeded ? load(next.key, next.isExamined) : nil
      let isFirst = state.withLock { state in
        let count = state.finished.count
        state.note(outcome, of: next.key)
        return count == 0 && !state.finished.isEmpty
      }
      if isFirst { whenFinished() }
    }
  }

  /// Returns what was finished since the last call, in order.
  func takeFinished() -> [Entry] {
    state.withLock { state in
      let finished = state.finished
      state.finished = []
      for entry in finished where entry.output != nil && !entry.isProvisional { state.jobs[entry.key] = nil }
      return finished
    }
  }

  /// Drops all requests that no thread has taken.
  func removeAll() {
    state.withLock { state in
      state.groups = [[], [], [], []]
      state.jobs = state.jobs.filter { $0.value.phase != .waiting }
    }
  }

  /// Takes the first picture. If there is none, the calling thread does not count as a worker any more.
  private func nextOrEnd() -> (key: ThumbnailKey, isExamined: Bool, isNeeded: Bool)? {
    state.withLock { state in
      let next = state.takeFirst()
      if next == nil { state.workerCount -= 1 }
      return next
    }
  }
}
