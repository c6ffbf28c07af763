import CollectionLayouts
import UIKit

/// Shows pictures of an album, clipped to circles, on rings around the center of the view.
///
/// All items of a ring are on screen. Of an album, this presentation therefore shows only the current picture and those
/// that follow it, as many as fill two circles.
final class RingPresentation: AlbumPresentation {
  private static let maximumItemCount = 20
  private static let spacing: CGFloat = 4

  private let ring = RingLayout()
  private var turning: RingTurning?

  var layout: UICollectionViewLayout { ring }
  var cellClass: AlbumCell.Type { RoundPictureCell.self }

  init() {
    ring.overflow = .concentric
    ring.minimumInteritemSpacing = Self.spacing
    ring.minimumLineSpacing = Self.spacing
    // The first picture is at the top.
    ring.startAngle = -.pi / 2
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    let turning = RingTurning(of: ring, in: collectionView)
    turning.start()
    self.turning = turning
  }

  /// Makes the pictures as large as possible without overlap.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let diameter = RingSize(
      count: album.itemCount, side: min(size.width, size.height), spacing: Self.spacing
    ).diameter
    ring.itemSize = CGSize(width: diameter, height: diameter)
  }

  func part(of album: Album, containing item: AlbumItem?) -> Album {
    let start = item.flatMap(album.indexPath) ?? IndexPath(item: 0, section: 0)
    return album.excerpt(from: start, count: Self.maximumItemCount)
  }

  /// Turns the ring.
  var filmTour: [FilmGesture] {
    [
      FilmGesture(start: 0.1, duration: 0.4, from: 0.25, to: 0.75, across: 0.8, acceleration: 1.7),
      FilmGesture(start: 1.3, duration: 0.35, from: 0.2, to: 0.7, across: 0.8, acceleration: 1.7),
    ]
  }
}
