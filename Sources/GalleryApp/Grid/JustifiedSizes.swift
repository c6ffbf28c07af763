import UIKit

/// Tells a flow layout sizes that fill its rows without cropping a picture.
///
/// A delegate of its own, for albums small enough to look at every picture: without one that answers for items the
/// flow layout is a formula, which is what a folder of 100,000 files needs.
final class JustifiedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let proportions: PictureProportions
  private var sizes: [[CGSize]] = []

  init(album: Album) { proportions = PictureProportions(of: album) }

  /// Chooses the sizes anew.
  func arrange(in rows: JustifiedRows) { sizes = proportions.ratios.map { rows.sizes(ratios: $0) } }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.section][indexPath.item]
  }
}
