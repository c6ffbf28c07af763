import CollectionLayouts
import UIKit

/// Shows an album as rows on a cyclic cylinder in perspective.
public final class PickerViewController: AlbumViewController {
  private let layout = PickerWheelLayout()

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(album: album, thumbnails: thumbnails, layout: layout)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PickerRowCell.self, forCellWithReuseIdentifier: "row")
  }

  /// Makes a cylinder as high as the view, with the eye close enough to make its curve visible.
  public override func arrange(in size: CGSize) {
    let height = (0.235 * min(size.height, size.width)).rounded()
    layout.itemSize = CGSize(width: min(0.62 * size.width, 4 * height).rounded(), height: height)
    layout.eyeDistance = max(1, 1.6 * size.height)
  }

  /// Turns the wheel. One page of scrolling is one row, and the first row follows the last one.
  public override func scroll(by distance: CGPoint) {
    let turn = CGFloat(album.itemCount) * collectionView.bounds.height
    guard turn > 0 else { return }
    super.scroll(by: CGPoint(x: 0, y: distance.y.truncatingRemainder(dividingBy: turn)))
  }

  /// Returns a row with the picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? PickerRowCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
