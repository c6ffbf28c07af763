import UIKit

/// A card with a picture and a label.
final class PictureCell: UICollectionViewCell {
  /// The number of cells created.
  static var count = 0

  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage, title: String) {
    imageView.image = image
    label.text = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    imageView.frame = CGRect(x: 0, y: 0, width: area.width, height: area.height - 24)
    label.frame = CGRect(x: 4, y: area.height - 24, width: area.width - 8, height: 24)
  }
}
