/// Waits for several animations and then calls a closure once, with whether all of them reached their end.
@MainActor
final class CompletionGroup {
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  /// Whether nothing was ever waited for.
  private(set) var isEmpty = true

  /// Calls another closure first.
  func precede(with action: @escaping (Bool) -> Void) {
    guard let completion else { return }
    self.completion = { finished in
      action(finished)
      completion(finished)
    }
  }

  /// One more to wait for.
  func enter() {
    isEmpty = false
    pending += 1
  }

  /// One less.
  func leave(finished: Bool = true) {
    pending -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  /// No more will come.
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
