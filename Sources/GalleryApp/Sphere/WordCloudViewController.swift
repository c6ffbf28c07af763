import CollectionLayouts
import UIKit

/// Shows a cloud of words on a sphere.
final class WordCloudViewController: SphereViewController {
  /// Creates a controller for all words.
  init(thumbnails: ThumbnailLoader) { super.init(album: .words, thumbnails: thumbnails) }

  required init?(coder: NSCoder) { nil }

  /// Returns false, because this layout shows only words.
  override var takesPictures: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
  }

  /// Makes the font size proportional to the view.
  override func arrange(in size: CGSize) {
    super.arrange(in: size)
    let side = min(size.width, size.height)
    layout.radius = 0.44 * side
    layout.itemSize = CGSize(width: (0.3 * side).rounded(), height: (0.06 * side).rounded())
    layout.backAlpha = 0.12
    layout.backScale = 0.6
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    if case .word(let word) = item(at: indexPath) { (cell as? WordCell)?.show(word) }
    return cell
  }
}
