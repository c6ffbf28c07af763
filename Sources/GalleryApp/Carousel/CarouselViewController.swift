import CollectionLayouts
import UIKit

/// Shows an album as a cyclic row of large cards, with one card in the center and its neighbours beside it.
public final class CarouselViewController: AlbumViewController {
  private let layout = CarouselLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.isEndless = true
    layout.neighborScale = 0.86
    layout.neighborAngle = 0.35
    layout.neighborAlpha = 0.8
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Makes cards that leave a large part of both neighbours visible. Their width and height are even, so that the edges
  /// of the centered card are sharp in a view of an even size.
  public override func arrange(in size: CGSize) {
    func even(_ length: CGFloat) -> CGFloat { 2 * (length / 2).rounded() }
    let height = even(min(0.78 * size.height, 0.8 * size.width))
    layout.itemSize = CGSize(width: even(0.77 * height), height: height)
    layout.minimumLineSpacing = (0.04 * height).rounded()
    layout.eyeDistance = max(1, 2.4 * height)
  }

  /// Returns a card with the picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
