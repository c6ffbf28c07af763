import UIKit

/// Shows an album as rows of pictures of one size under the name of their folder.
///
/// It answers for no item's size, so that the flow layout is a formula, which is what a folder of 100,000 files
/// needs.
public class GridViewController: AlbumViewController {
  /// The distance of pictures from the left and right edges, in points.
  static let margin: CGFloat = 20
  /// The distance between pictures, in points.
  static let spacing: CGFloat = 10
  private static let headerHeight: CGFloat = 52
  private static let minimumColumnWidth: CGFloat = 150

  /// The layout.
  let layout = UICollectionViewFlowLayout()

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 8, left: Self.margin, bottom: 20, right: Self.margin)
    layout.headerReferenceSize = CGSize(width: 0, height: Self.headerHeight)
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Divides the width into columns.
  public override func arrange(in size: CGSize) {
    let width = rowWidth(in: size)
    let columns = max(1, ((width + Self.spacing) / (Self.minimumColumnWidth + Self.spacing)).rounded(.down))
    let side = ((width - (columns - 1) * Self.spacing) / columns / pixel).rounded(.down) * pixel
    layout.itemSize = CGSize(width: side, height: side)
  }

  /// What is left of a width for pictures.
  func rowWidth(in size: CGSize) -> CGFloat { max(1, size.width - 2 * Self.margin) }

  /// The side of a pixel in points.
  var pixel: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

  /// A rounded picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
