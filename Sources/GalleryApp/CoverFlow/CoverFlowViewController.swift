import CollectionLayouts
import UIKit

/// Shows an album as a row of covers in a dark room, turned aside but for the one in the middle, over a floor that
/// mirrors them.
public final class CoverFlowViewController: AlbumViewController {
  private let layout = CoverFlowLayout()

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.style = .classic
    layout.centersEnds = true
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = MirroredPictureCell.ground
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(MirroredPictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Covers that leave room for their mirror images.
  public override func arrange(in size: CGSize) {
    let height = min(0.56 * size.height, 0.66 * size.width).rounded()
    layout.itemSize = CGSize(width: (0.8 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 3 * height)
  }

  /// A cover and its mirror image.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? MirroredPictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
