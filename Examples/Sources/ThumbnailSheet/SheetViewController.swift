import ImageDecoding
import UIKit

/// A small picture with the name of its file.
struct Thumbnail: Sendable {
  let name: String
  let bitmap: Bitmap
}

/// Thumbnails in rows, each over its name.
final class SheetViewController: UICollectionViewController {
  private let thumbnails: [Thumbnail]

  init(thumbnails: [Thumbnail]) {
    self.thumbnails = thumbnails
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 116)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    thumbnails.count
  }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? ThumbnailCell)?.show(thumbnails[indexPath.item])
    return cell
  }
}

/// A thumbnail over its name.
final class ThumbnailCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    contentView.addSubview(picture)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    (picture.frame, label.frame) = contentView.bounds.divided(atDistance: 96, from: .minYEdge)
  }

  func show(_ thumbnail: Thumbnail) {
    picture.image = UIImage(cgImage: CGImage(thumbnail.bitmap))
    label.text = thumbnail.name
  }
}
