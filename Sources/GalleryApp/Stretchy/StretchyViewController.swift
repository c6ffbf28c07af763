import CollectionLayouts
import UIKit

/// Shows an album as a column of wide pictures below its cover, which stretches when the user pulls it.
public class StretchyViewController: AlbumViewController {
  private let layout = StretchyHeaderLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells, the header and the titles.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    collectionView.register(StretchyPictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      CoverHeaderView.self, forSupplementaryViewOfKind: StretchyHeaderLayout.elementKindHeader,
      withReuseIdentifier: "cover")
    collectionView.register(
      StickyTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  /// Makes a header of less than half the view, and pictures of which at least one is fully visible.
  public override func arrange(in size: CGSize) { layout.settings = settings(in: size) }

  /// Returns the layout settings for a view of a size.
  func settings(in size: CGSize) -> StretchyHeaderLayout.Settings {
    var settings = StretchyHeaderLayout.Settings()
    let margin = ReadingColumn.margin(inWidth: size.width)
    let width = max(1, size.width - 2 * margin)
    settings.headerSize = CGSize(width: size.width, height: min(max(0.44 * size.height, 160), 460).rounded())
    settings.sectionHeaderSize = CGSize(width: size.width, height: StickyTitleView.height)
    settings.itemSize = CGSize(width: width, height: min(0.56 * width, 0.62 * size.height).rounded())
    settings.maximumHeaderOverlayAlpha = 0.6
    settings.maximumParallaxOffset = ParallaxCell.maximumOffset
    settings.minimumInteritemSpacing = margin
    settings.minimumLineSpacing = 12
    return settings
  }

  /// Stretches and releases the header, then scrolls it away below the menu.
  public override var filmTour: [FilmGesture] {
    [
      FilmGesture(start: 0.1, duration: 0.45, from: 0.3, to: 0.75),
      FilmGesture(start: 1.05, duration: 0.3, from: 0.85, to: 0.3, acceleration: 1.6),
    ]
  }

  /// Returns a cell with a wide picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? StretchyPictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }

  /// Returns the cover at the top, or the name of the folder above a section.
  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == StretchyHeaderLayout.elementKindHeader {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "cover", for: indexPath)
      (view as? CoverHeaderView)?.show(album, from: thumbnails)
      return view
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? StickyTitleView)?.show(album.sections[indexPath.section])
    return view
  }

  override func showCounts() {
    func views(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView?)] {
      collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        .map { ($0, collectionView.supplementaryView(forElementKind: kind, at: $0)) }
    }
    for header in views(StretchyHeaderLayout.elementKindHeader) {
      (header.view as? CoverHeaderView)?.show(album, from: thumbnails)
    }
    for title in views(UICollectionView.elementKindSectionHeader) {
      (title.view as? StickyTitleView)?.show(album.sections[title.path.section])
    }
  }
}
