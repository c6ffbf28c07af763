import Synchronization

/// A request for a picture.
package final class ThumbnailLoad: Sendable {
  private let state = Atomic(false)

  init() {}

  /// Whether the request was cancelled.
  package var isCancelled: Bool { state.load(ordering: .relaxed) }

  /// Cancels the request. Nothing is delivered, and a picture that is still queued is not decoded.
  package func cancel() { state.store(true, ordering: .relaxed) }
}
