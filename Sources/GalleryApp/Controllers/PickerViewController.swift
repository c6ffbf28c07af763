import CollectionLayouts
import UIKit

/// Shows an album as rows on a cylinder that turns without end, in perspective.
public final class PickerViewController: AlbumViewController {
  private let layout = PickerWheelLayout()

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Registers the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PickerRowCell.self, forCellWithReuseIdentifier: "row")
  }

  /// A cylinder as high as the view, seen from near enough for its curve to show.
  public override func arrange(in size: CGSize) {
    let height = (0.235 * min(size.height, size.width)).rounded()
    layout.itemSize = CGSize(width: min(0.62 * size.width, 4 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 1.6 * size.height)
  }

  /// Turns the wheel; a page of scrolling is a row, and after all rows the first comes again.
  public override func scroll(by distance: CGPoint) {
    let turn = CGFloat(album.itemCount) * collectionView.bounds.height
    guard turn > 0 else { return }
    super.scroll(by: CGPoint(x: 0, y: distance.y.truncatingRemainder(dividingBy: turn)))
  }

  /// A row.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? PickerRowCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
