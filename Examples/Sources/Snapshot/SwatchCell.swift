import UIKit

/// A colour with its name over it.
final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  func show(hue: CGFloat) {
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    label.text = "\(Int(hue * 360))°"
  }
}
