import SystemPackage

/// What thumbnails are kept under.
struct ThumbnailKey: Hashable, Sendable {
  var file: FilePath
  var size: ThumbnailSize
}
