/// A picture somebody asked a loader for.
@MainActor
public final class ThumbnailLoad {
  /// Whether it is not wanted any more.
  public private(set) var isCancelled = false

  init() {}

  /// Makes sure that nothing is delivered; what is not being decoded yet will not be.
  public func cancel() { isCancelled = true }
}
