/// A request for a picture.
@MainActor
public final class ThumbnailLoad {
  /// Whether the request was cancelled.
  public private(set) var isCancelled = false

  init() {}

  /// Cancels the request. Nothing is delivered, and a picture that is still queued is not decoded.
  public func cancel() { isCancelled = true }
}
