import UIKit

/// Shows an album as rows of pictures of equal size below the name of their folder.
///
/// The delegate provides no item sizes, so the flow layout computes positions by a formula. A folder of 100,000 files
/// requires this.
final class GridPresentation: AlbumPresentation {
  /// The spacing between pictures, in points.
  static let spacing: CGFloat = 10
  private static let minimumColumnWidth: CGFloat = 150

  private let flow = UICollectionViewFlowLayout()

  var layout: UICollectionViewLayout { flow }
  var cellClass: AlbumCell.Type { PictureCell.self }

  init() {
    flow.minimumInteritemSpacing = Self.spacing
    flow.minimumLineSpacing = Self.spacing
    flow.sectionInset = SectionMetrics.inset
    flow.headerReferenceSize = CGSize(width: 0, height: SectionMetrics.headerHeight)
  }

  /// Divides the width into columns.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let pixel = 1 / max(1, scale)
    let width = max(1, size.width - 2 * SectionMetrics.margin)
    let columns = max(1, ((width + Self.spacing) / (Self.minimumColumnWidth + Self.spacing)).rounded(.down))
    let side = ((width - (columns - 1) * Self.spacing) / columns / pixel).rounded(.down) * pixel
    flow.itemSize = CGSize(width: side, height: side)
  }
}
