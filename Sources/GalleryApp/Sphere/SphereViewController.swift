import CollectionLayouts
import UIKit

/// Shows an album as small pictures on a sphere that turns in every direction.
public class SphereViewController: AlbumViewController {
  /// The radius of the sphere, as a fraction of the view's shorter side.
  private static let radius: CGFloat = 0.4

  /// The sphere layout.
  let layout = SphereLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.showsVerticalScrollIndicator = false
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Makes pictures that leave a part of the sphere free. Each one has `4πr² / n` of its surface.
  public override func arrange(in size: CGSize) {
    let side = min(size.width, size.height)
    layout.radius = Self.radius * side
    let count = max(1, min(album.itemCount, layout.visibleItems))
    let room = (4 * .pi * Self.radius * Self.radius * side * side / CGFloat(count)).squareRoot()
    let length = min(0.72 * room, 0.3 * side).rounded()
    layout.itemSize = CGSize(width: length, height: length)
    layout.eyeDistance = max(1, 2.4 * side)
  }

  /// Turns the sphere in both directions.
  public override var filmTour: [FilmGesture] {
    [
      FilmGesture(
        start: 0.1, duration: 0.35, from: 0.3, to: 0.8, across: 0.35, drift: 0.3, acceleration: 1.6),
      FilmGesture(
        start: 1.3, duration: 0.3, from: 0.6, to: 0.45, across: 0.8, drift: -0.6, acceleration: 1.8),
    ]
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
