import Synchronization

/// A request for a picture.
package final class ThumbnailLoad: Sendable {
  private let cancelled = Atomic(false)
  private let visible: Atomic<Bool>

  init(isVisible: Bool = true) { visible = Atomic(isVisible) }

  /// Whether the request was cancelled.
  package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Whether the user waits for the picture. Otherwise, others come first.
  var isVisible: Bool { visible.load(ordering: .relaxed) }

  /// Cancels the request. Nothing is delivered, and a picture that is still queued is not decoded.
  package func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Notes that the user waits for the picture now.
  func becomeVisible() { visible.store(true, ordering: .relaxed) }
}
