import UIKit

/// A cell that shows one picture of an album.
protocol AlbumCell: UICollectionViewCell {
  /// Shows a picture of an album.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader)
}
