import UIKit

/// Shows an album as rows of pictures under the name of their folder.
///
/// Up to `greatestJustifiedCount` pictures are shown whole, in rows that are filled; for more, which would take too
/// long to look at, all have the same size.
public final class GridViewController: AlbumViewController {
  /// The distance of pictures from the left and right edges, in points.
  static let margin: CGFloat = 20
  private static let spacing: CGFloat = 10
  /// Rows are about as high as it takes to show the whole album at once, within these limits.
  private static let rowHeights: ClosedRange<CGFloat> = 104...190
  private static let headerHeight: CGFloat = 52
  private static let leastColumnWidth: CGFloat = 150
  private static let greatestJustifiedCount = 500

  private let layout = UICollectionViewFlowLayout()
  private let sizes: JustifiedSizes?

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 8, left: Self.margin, bottom: 20, right: Self.margin)
    layout.headerReferenceSize = CGSize(width: 0, height: Self.headerHeight)
    sizes = album.itemCount <= Self.greatestJustifiedCount ? JustifiedSizes(album: album) : nil
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = sizes
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Divides the width among the pictures of a row.
  public override func arrange(in size: CGSize) {
    let width = max(1, size.width - 2 * Self.margin)
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    if let sizes {
      sizes.arrange(
        in: JustifiedRows(
          width: width, spacing: Self.spacing, height: rowHeight(in: size), pixel: pixel))
      layout.invalidateLayout()
    } else {
      let columns = max(1, ((width + Self.spacing) / (Self.leastColumnWidth + Self.spacing)).rounded(.down))
      let side = ((width - (columns - 1) * Self.spacing) / columns / pixel).rounded(.down) * pixel
      layout.itemSize = CGSize(width: side, height: side)
    }
  }

  /// The height at which pictures of common proportions would just fill the view.
  private func rowHeight(in size: CGSize) -> CGFloat {
    let headers =
      CGFloat(album.sections.count)
      * (Self.headerHeight + layout.sectionInset.top + layout.sectionInset.bottom)
    let area = max(0, size.height - headers) * size.width / CGFloat(max(1, album.itemCount))
    return min(max((area / 1.4).squareRoot(), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
  }

  /// A rounded picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
