/// A request for a picture in the viewer.
@MainActor
final class PictureLoad {
  /// Whether the request was cancelled.
  private(set) var isCancelled = false

  /// Cancels the request. Nothing is delivered, and a picture that is still queued is not decoded.
  func cancel() { isCancelled = true }
}
