import Synchronization

/// A request for a picture in the viewer, or for a part of one.
final class PictureLoad: Sendable {
  private let cancellation = Atomic(false)

  /// Whether the request was cancelled.
  var isCancelled: Bool { cancellation.load(ordering: .relaxed) }

  /// Cancels the request. Nothing is delivered. A picture that is still queued is not decoded, and decoding that has
  /// begun ends soon.
  func cancel() { cancellation.store(true, ordering: .relaxed) }
}
