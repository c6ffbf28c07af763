import CollectionLayouts
import UIKit

/// Shows an album on a turning disc, below a pointer that marks the current picture.
public final class TurntableViewController: AlbumViewController {
  private let layout = TurntableLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    layout.visibleSectors = 12
    layout.minimumInteritemSpacing = 4
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells, the pointer and the hub.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(SectorCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      PointerView.self, forSupplementaryViewOfKind: TurntableLayout.elementKindPointer,
      withReuseIdentifier: "pointer")
    collectionView.register(
      HubView.self, forSupplementaryViewOfKind: TurntableLayout.elementKindHub, withReuseIdentifier: "hub")
  }

  /// Makes a disc with a margin for the pointer.
  public override func arrange(in size: CGSize) {
    let side = min(size.width, size.height)
    let margin = (0.06 * side).rounded()
    layout.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    layout.innerRadius = (0.09 * side).rounded()
    layout.hubReferenceSize = CGSize(width: 0.16 * side, height: 0.16 * side)
    layout.pointerReferenceSize = CGSize(width: 0.07 * side, height: 0.09 * side)
  }

  /// Returns a cell with a picture clipped to a sector.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? SectorCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }

  /// Returns the pointer or the hub.
  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind == TurntableLayout.elementKindHub ? "hub" : "pointer",
      for: indexPath)
  }
}
