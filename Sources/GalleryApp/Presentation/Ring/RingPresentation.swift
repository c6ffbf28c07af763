import CollectionLayouts
import UIKit

/// Shows pictures of an album, clipped to circles, on rings around the centre of the view. They turn without an end, and
/// all pictures of the album pass by.
final class RingPresentation: AlbumPresentation {
  /// The distance between two pictures in points.
  private static let spacing: CGFloat = 4

  private let ring = RingLayout()

  var layout: UICollectionViewLayout { ring }
  var cellClass: AlbumCell.Type { RoundPictureCell.self }

  var pageTransition: PageTransition { .wheel }

  init() {
    ring.overflow = .concentric
    ring.shape = .stadium
    // More than find room.
    ring.visibleItems = 1000
    // The current picture is at the top.
    ring.startAngle = -.pi / 2
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes the pictures as large as possible without overlap.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let diameter = RingSize(count: album.itemCount, size: size, spacing: Self.spacing).diameter
    ring.itemSize = CGSize(width: diameter, height: diameter)
    // The layout keeps the corners of squares apart. Circles may be nearer to each other.
    let spacing = Self.spacing - (2.0.squareRoot() - 1) * diameter
    (ring.minimumInteritemSpacing, ring.minimumLineSpacing) = (spacing, spacing)
  }

  /// Turns the ring.
  var filmTour: [FilmGesture] {
    [
      FilmGesture(start: 0.1, duration: 0.4, from: 0.25, to: 0.75, across: 0.8, acceleration: 1.7),
      FilmGesture(start: 1.3, duration: 0.35, from: 0.2, to: 0.7, across: 0.8, acceleration: 1.7),
    ]
  }
}
