import UIKit

class PhotoCell: UICollectionViewCell {

  static let identifier = "PhotoCell"

  let imageView = UIImageView()
  let badge = UILabel()
  fileprivate let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  var isInEditingMode = false {
    didSet { updateCheckmark() }
  }

  override var isSelected: Bool {
    didSet { updateCheckmark() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    badge.font = UIFont.boldSystemFont(ofSize: 11)
    badge.textColor = .white
    badge.shadowColor = UIColor.black.withAlphaComponent(0.5)
    badge.shadowOffset = CGSize(width: 0, height: 1)
    contentView.addSubview(badge)
    checkmark.tintColor = .systemBlue
    checkmark.backgroundColor = .white
    checkmark.layer.cornerRadius = 11
    contentView.addSubview(checkmark)
    updateCheckmark()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    badge.sizeToFit()
    badge.frame.origin = CGPoint(x: 6, y: contentView.bounds.maxY - badge.bounds.height - 4)
    checkmark.frame = CGRect(x: contentView.bounds.maxX - 28, y: contentView.bounds.maxY - 28, width: 22, height: 22)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    badge.text = nil
  }

  private func updateCheckmark() {
    checkmark.isHidden = !(isInEditingMode && isSelected)
    imageView.alpha = isInEditingMode && isSelected ? 0.6 : 1
  }
}
