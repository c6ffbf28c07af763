import UIKit

/// An album laid out in a window that nobody sees.
@MainActor
struct AlbumStage {
  let window: UIWindow
  /// The controllers that show the album: one, or all of those on the sheet.
  let controllers: [AlbumViewController]
  let thumbnails: ThumbnailLoader
}
