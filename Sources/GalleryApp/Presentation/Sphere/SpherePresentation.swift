import CollectionLayouts
import UIKit

/// Shows an album as small pictures on a sphere that turns in every direction.
final class SpherePresentation: AlbumPresentation {
  private let sphere = SphereLayout()

  var layout: UICollectionViewLayout { sphere }
  private lazy var factors = FactorResizing(sphere, factors: 0.5...2.5)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PictureCell.self }

  var pageTransition: PageTransition { .zoom }

  init() {
    // Pictures on the front half hide what is behind them.
    sphere.opaqueFraction = 0.5
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsVerticalScrollIndicator = false
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Stretches the sphere to fill the view, and makes pictures that leave a part of it free.
  ///
  /// With the radius `r`, stretched by `a` and `b`, each of `n` pictures has `4π · a · b · r² / n` of the surface. In
  /// perspective, the outline of the sphere is 1.5 % beyond the radius. Pictures there extend by less than 0.45 of their
  /// length, because their scale is 0.75.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let side = factors.factor * min(size.width, size.height)
    sphere.stretch(toFill: size)
    let count = max(1, min(album.itemCount, sphere.visibleItems))
    let area = 4 * .pi * sphere.stretch.width * sphere.stretch.height / CGFloat(count)
    // The length of a picture over the radius.
    let length = min(0.72 * area.squareRoot(), 0.75)
    let radius = 0.49 * side / (1.015 + 0.45 * length)
    let itemLength = max(1, (length * radius).rounded())
    sphere.radius = radius
    sphere.itemSize = CGSize(width: itemLength, height: itemLength)
    sphere.eyeDistance = max(1, 2.4 * side)
  }

  var filmTour: [FilmGesture] { FilmGesture.tourOfSphere }
}

extension SphereLayout {
  /// Stretches the sphere to fill a view of a size, up to twice its width or height.
  func stretch(toFill size: CGSize) {
    let shorter = max(1, min(size.width, size.height))
    stretch = CGSize(
      width: min(max(1, size.width / shorter), 2), height: min(max(1, size.height / shorter), 2))
  }
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
