import CollectionLayouts
import UIKit

/// Shows an album as a book whose pages turn about the spine.
public final class BookViewController: AlbumViewController {
  private let layout = BookLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.leafThickness = 1.5
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the pages.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
  }

  /// Makes the pages as large as possible so that two fit side by side.
  public override func arrange(in size: CGSize) {
    let height = min(0.84 * size.height, 0.44 * size.width / 0.77).rounded()
    layout.itemSize = CGSize(width: (0.77 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 3 * height)
  }

  /// Returns a page with the picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? PageCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
