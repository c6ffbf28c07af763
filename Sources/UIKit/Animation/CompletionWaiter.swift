/// Resumes an async call when its completion is called, or when it is released because nothing will call it.
@MainActor
final class CompletionWaiter {
  private var continuation: CheckedContinuation<Bool, Never>?

  private init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  isolated deinit { resume(false) }

  private func resume(_ isFinished: Bool) {
    let continuation = self.continuation
    self.continuation = nil
    continuation?.resume(returning: isFinished)
  }

  /// Waits for the completion of a method.
  ///
  /// - Parameter start: Calls the method with the completion.
  /// - Returns: The argument of the completion; false if it is never called.
  static func wait(_ start: (_ completion: @escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = CompletionWaiter(continuation)
      start { waiter.resume($0) }
    }
  }
}
