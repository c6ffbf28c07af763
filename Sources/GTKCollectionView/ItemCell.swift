import CollectionLayouts
import UIKit

/// A picture above a text. A coloured ground marks the selected item. In the wheel, cells turn about its hub.
final class ItemCell: SpinningWheelCell {
  static let reuseIdentifier = "item"
  /// The space around and between picture and text, in points.
  private static let space: CGFloat = 6

  let picture = UIImageView()
  let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    text.font = .preferredFont(forTextStyle: .caption1)
    text.adjustsFontForContentSizeCategory = true
    text.textAlignment = .center
    contentView.addSubview(picture)
    contentView.addSubview(text)
    contentView.layer.cornerRadius = Self.space
  }

  required init?(coder: NSCoder) { nil }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.backgroundColor =
      state.isSelected ? tintColor.withAlphaComponent(0.3) : .secondarySystemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: Self.space, dy: Self.space)
    let hasText = text.text?.isEmpty == false
    let height = hasText ? min(area.height, text.sizeThatFits(area.size).height.rounded(.up)) : 0
    text.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    let pictureHeight = max(0, area.height - (hasText ? height + Self.space : 0))
    picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: pictureHeight)
  }
}
