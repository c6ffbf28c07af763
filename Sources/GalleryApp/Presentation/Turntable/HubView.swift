import UIKit

/// The hub of a disc.
final class HubView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 3
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.systemGray3.cgColor
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
