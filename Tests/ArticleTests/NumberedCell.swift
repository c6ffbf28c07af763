import UIKit

/// A coloured card with a number on it.
final class NumberedCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number * 5 % 12) / 12, saturation: 0.62, brightness: 0.92, alpha: 1)
  }
}
