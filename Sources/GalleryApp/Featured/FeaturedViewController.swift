import UIKit

/// Shows an album as repeated groups of a large picture with smaller ones beside it. A folder of few pictures is a
/// shelf that scrolls sideways.
public final class FeaturedViewController: AlbumViewController {
  private let sections: FeaturedSections

  public internal(set) override var album: Album {
    didSet { sections.album = album }
  }

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    let sections = FeaturedSections(album: album)
    self.sections = sections
    super.init(
      album: album, thumbnails: thumbnails,
      layout: UICollectionViewCompositionalLayout { sections.section($0, in: $1) })
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
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
