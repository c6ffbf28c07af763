/// Waits for several animations, then calls a closure once with whether all of them finished.
@MainActor
final class CompletionGroup {
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  /// Whether `enter()` was never called.
  private(set) var isEmpty = true

  /// Adds a closure that runs before the others.
  func precede(with action: @escaping (Bool) -> Void) {
    guard let completion else { return }
    self.completion = { finished in
      action(finished)
      completion(finished)
    }
  }

  /// Adds an animation to wait for.
  func enter() {
    isEmpty = false
    pending += 1
  }

  /// Removes an animation that ended.
  func leave(finished: Bool = true) {
    pending -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  /// Marks the group as complete: no animations follow.
  func close() {
    isClosed = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, pending <= 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
