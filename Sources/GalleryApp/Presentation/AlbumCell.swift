import UIKit

/// A cell that shows one picture of an album.
protocol AlbumCell: UICollectionViewCell {
  /// Shows a picture of an album.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader)

  /// The view that shows the picture, without the cell's other contents. The picture grows from here when it is opened.
  var pictureView: UIView { get }

  /// The outline of what the cell shows, in its coordinates: clicks and the rubber band have no effect outside of it. By
  /// default the cell's mask, or all of the cell.
  var shownPath: UIBezierPath { get }

  /// Requests the picture again if its pixels do not fit the size of the cell any more.
  func updateResolution()
}

extension AlbumCell {
  var shownPath: UIBezierPath {
    (layer.mask as? CAShapeLayer)?.path.map { UIBezierPath(cgPath: $0) } ?? UIBezierPath(rect: bounds)
  }

  func updateResolution() {}
}
