import CollectionLayouts
import UIKit

/// Shows an album on the rim of a wheel that turns as the user scrolls.
public final class WheelViewController: AlbumViewController {
  private let layout = SpinningWheelLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.contentWidth = .viewportAndItems
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Makes pictures of half the view's height, on a wheel that is several times as large.
  public override func arrange(in size: CGSize) {
    let height = (min(size.height, size.width) * 0.58).rounded()
    layout.itemSize = CGSize(width: (height * 133 / 173).rounded(), height: height)
    layout.radius = height * 500 / 173
  }

  /// Returns a cell with a rounded picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
