import CollectionLayouts
import UIKit

/// Shows an album as small pictures on a sphere that turns in every direction.
final class SpherePresentation: AlbumPresentation {
  /// The radius of the sphere, as a fraction of the view's shorter side.
  private static let radius: CGFloat = 0.4

  private let sphere = SphereLayout()

  var layout: UICollectionViewLayout { sphere }
  private lazy var factors = FactorResizing(sphere, factors: 0.5...2.5)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PictureCell.self }

  var pageTransition: PageTransition { .zoom }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsVerticalScrollIndicator = false
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes pictures that leave a part of the sphere free. Each one has `4πr² / n` of its surface.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let side = factors.factor * min(size.width, size.height)
    sphere.radius = Self.radius * side
    let count = max(1, min(album.itemCount, sphere.visibleItems))
    let room = (4 * .pi * Self.radius * Self.radius * side * side / CGFloat(count)).squareRoot()
    let length = min(0.72 * room, 0.3 * side).rounded()
    sphere.itemSize = CGSize(width: length, height: length)
    sphere.eyeDistance = max(1, 2.4 * side)
  }

  var filmTour: [FilmGesture] { FilmGesture.tourOfSphere }
}

extension FilmGesture {
  /// Turns a sphere in both directions.
  static let tourOfSphere = [
    FilmGesture(
      start: 0.1, duration: 0.35, from: 0.3, to: 0.8, across: 0.35, drift: 0.3, acceleration: 1.6),
    FilmGesture(
      start: 1.3, duration: 0.3, from: 0.6, to: 0.45, across: 0.8, drift: -0.6, acceleration: 1.8),
  ]
}
