import UIKit

/// Shows an album as rows of pictures of equal size below the name of their folder.
///
/// The delegate provides no item sizes, so the flow layout computes positions by a formula. A folder of 100,000 files
/// requires this.
public class GridViewController: AlbumViewController {
  /// The margin on the left and right, in points.
  static let margin: CGFloat = 20
  /// The spacing between pictures, in points.
  static let spacing: CGFloat = 10
  private static let headerHeight: CGFloat = 52
  private static let minimumColumnWidth: CGFloat = 150

  /// The flow layout.
  let layout = UICollectionViewFlowLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 8, left: Self.margin, bottom: 20, right: Self.margin)
    layout.headerReferenceSize = CGSize(width: 0, height: Self.headerHeight)
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
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

  /// The width available for pictures.
  func rowWidth(in size: CGSize) -> CGFloat { max(1, size.width - 2 * Self.margin) }

  /// The size of a pixel in points.
  var pixel: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

  /// Returns a cell with a rounded picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
