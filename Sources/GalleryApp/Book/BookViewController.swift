import CollectionLayouts
import UIKit

/// Shows an album as a book whose leaves turn about the spine.
public final class BookViewController: AlbumViewController {
  private let layout = BookLayout()

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.leafThickness = 1.5
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Registers the pages.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
  }

  /// Pages as large as two of them find room side by side.
  public override func arrange(in size: CGSize) {
    let height = min(0.84 * size.height, 0.44 * size.width / 0.77).rounded()
    layout.itemSize = CGSize(width: (0.77 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 3 * height)
  }

  /// A page.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? PageCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
