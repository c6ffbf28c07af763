import UIKit

/// A cell that shows one picture of an album.
protocol AlbumCell: UICollectionViewCell {
  /// Shows a picture of an album.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader)

  /// The view that shows the picture, without the cell's other contents. The picture grows from here when it is opened.
  var pictureView: UIView { get }

  /// Whether a point of the cell is in its picture. By default true for all points.
  func showsPicture(at point: CGPoint) -> Bool

  /// Requests the picture again if its pixels do not fit the size of the cell any more.
  func updateResolution()
}

extension AlbumCell {
  func showsPicture(at point: CGPoint) -> Bool { true }

  func updateResolution() {}
}
