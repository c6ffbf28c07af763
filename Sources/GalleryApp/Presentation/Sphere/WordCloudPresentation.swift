import CollectionLayouts
import UIKit

/// Shows a cloud of words on a sphere.
final class WordCloudPresentation: AlbumPresentation {
  private let sphere = SphereLayout()

  var layout: UICollectionViewLayout { sphere }
  var cellClass: AlbumCell.Type { WordCell.self }

  /// Returns false, because this layout shows only words.
  var takesPictures: Bool { false }

  var pageTransition: PageTransition { .zoom }

  init() {
    sphere.backAlpha = 0.12
    sphere.backScale = 0.6
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsVerticalScrollIndicator = false
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes the font size proportional to the view.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let side = min(size.width, size.height)
    sphere.radius = 0.44 * side
    sphere.stretch(toFill: size)
    sphere.itemSize = CGSize(width: (0.3 * side).rounded(), height: (0.06 * side).rounded())
    sphere.eyeDistance = max(1, 2.4 * side)
  }

  var filmTour: [FilmGesture] { FilmGesture.tourOfSphere }
}
