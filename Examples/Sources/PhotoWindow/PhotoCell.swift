import UIKit

/// A photo that fills its cell.
final class PhotoCell: UICollectionViewCell {
  let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 10
    contentView.addSubview(photo)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photo.image = nil
  }
}
