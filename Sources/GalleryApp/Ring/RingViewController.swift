import CollectionLayouts
import UIKit

/// Shows pictures of an album, clipped to circles, on rings around the center of the view.
///
/// All items of a ring are on screen. Of an album, the controller therefore shows only the current picture and those
/// that follow it, as many as fill two circles.
public final class RingViewController: AlbumViewController {
  private static let maximumItemCount = 20
  private static let spacing: CGFloat = 4

  private let layout = RingLayout()
  /// The whole album, of which the controller shows a part.
  private var source: Album
  private lazy var turning = RingTurning(of: layout, in: collectionView)

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    source = album
    layout.overflow = .concentric
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    // The first picture is at the top.
    layout.startAngle = -.pi / 2
    super.init(
      album: album.excerpt(from: IndexPath(item: 0, section: 0), count: Self.maximumItemCount),
      thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    turning.start()
    collectionView.register(RoundPictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Makes the pictures as large as possible without overlap.
  public override func arrange(in size: CGSize) {
    let diameter = RingSize(
      count: album.itemCount, side: min(size.width, size.height), spacing: Self.spacing
    ).diameter
    layout.itemSize = CGSize(width: diameter, height: diameter)
  }

  /// Turns the ring.
  public override var filmTour: [FilmGesture] {
    [
      FilmGesture(start: 0.1, duration: 0.4, from: 0.25, to: 0.75, across: 0.8, acceleration: 1.7),
      FilmGesture(start: 1.3, duration: 0.35, from: 0.2, to: 0.7, across: 0.8, acceleration: 1.7),
    ]
  }

  /// Shows the part of the album that contains the picture.
  public override func attend(to item: AlbumItem) {
    if album.indexPath(of: item) == nil, let path = source.indexPath(of: item) {
      album = source.excerpt(from: path, count: Self.maximumItemCount)
      collectionView.reloadData()
    }
    super.attend(to: item)
  }

  override var wholeAlbum: Album { source }

  /// Applies the change to the whole album.
  override func didMake(_ change: AlbumChange) {
    _ = source.apply(change)
    super.didMake(change)
  }

  /// Shows the same part of the album again, whose pictures may have changed.
  override func takeOver(_ change: AlbumChange) {
    let start = album.sections.first?.items.first.flatMap(source.indexPath) ?? IndexPath(item: 0, section: 0)
    guard source.apply(change) != nil else { return }
    album = source.excerpt(from: start, count: Self.maximumItemCount)
    collectionView.reloadData()
  }

  /// Returns a cell with a round picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? RoundPictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
