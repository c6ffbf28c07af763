import UIKit

/// Shows an album as rows of pictures of equal size below the name of their folder.
final class GridPresentation: AlbumPresentation {
  private let grid: ResizableGridLayout
  private let gridResizing: GridResizing

  var layout: UICollectionViewLayout { grid }
  var cellClass: AlbumCell.Type { PictureCell.self }
  var resizing: (any ThumbnailResizing)? { gridResizing }

  init() {
    grid = ResizableGridLayout()
    gridResizing = GridResizing(grid)
  }

  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    gridResizing.arrange(GridMetrics(size: size, traits: traits))
  }

  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?) {
    gridResizing.albumDidChange()
  }
}
