import UIKit

/// A header with the title of a section and its number of pictures.
final class SectionHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  /// Whether a drag over the header would be dropped into the folder of the section.
  var isDropTarget = false {
    didSet { backgroundColor = isDropTarget ? .systemBlue.withAlphaComponent(0.25) : nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.setSystemFont(ofSize: 22, weight: .bold, like: SectionMetrics.headerStyle)
    titleLabel.textColor = .label
    titleLabel.lineBreakMode = .byTruncatingMiddle
    countLabel.setSystemFont(ofSize: 14, like: SectionMetrics.headerStyle)
    countLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(countLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the title and the number of pictures of a section.
  func show(_ section: AlbumSection) {
    titleLabel.text = section.title
    countLabel.text = section.summary
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isDropTarget = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = SectionMetrics.margin
    let unit = bounds.height / SectionMetrics.usualHeaderHeight
    let countWidth = countLabel.sizeThatFits(bounds.size).width.rounded(.up)
    let width = max(0, bounds.width - 2 * margin)
    let countFrame = CGRect(
      x: margin + width - countWidth, y: bounds.height - 34 * unit, width: countWidth, height: 22 * unit)
    let titleFrame = CGRect(
      x: margin, y: bounds.height - 40 * unit, width: max(0, width - countWidth - 12), height: 30 * unit)
    countLabel.frame = inLayoutDirection(countFrame)
    titleLabel.frame = inLayoutDirection(titleFrame)
    // A title in another script belongs there, too.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    titleLabel.textAlignment = isMirrored ? .right : .left
    countLabel.textAlignment = isMirrored ? .left : .right
  }
}
