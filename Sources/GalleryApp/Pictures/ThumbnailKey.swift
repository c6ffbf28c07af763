import SystemPackage

/// The key of a thumbnail in the cache.
struct ThumbnailKey: Hashable, Sendable {
  var file: FilePath
  var size: ThumbnailSize
  /// Increases when the file changes.
  var version = 0
}
