import CollectionLayouts
import UIKit

/// Shows an album as a row of covers on a dark background. The covers are rotated to the side, except the one in the
/// center, and reflected on the floor.
public final class CoverFlowViewController: AlbumViewController {
  private let layout = CoverFlowLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.style = .classic
    layout.centersEnds = true
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = MirroredPictureCell.ground
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(MirroredPictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Makes covers that leave space for their reflections.
  public override func arrange(in size: CGSize) {
    let height = min(0.56 * size.height, 0.66 * size.width).rounded()
    layout.itemSize = CGSize(width: (0.8 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 3 * height)
  }

  /// Returns a cover with its reflection.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? MirroredPictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
