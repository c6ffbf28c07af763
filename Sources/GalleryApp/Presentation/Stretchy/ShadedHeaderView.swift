import CollectionLayouts
import UIKit

/// A large header with a picture, a title, a subtitle, and a shade that darkens while the header scrolls away.
class ShadedHeaderView: UICollectionReusableView {
  private let shade = GradientView([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.75)])
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let overlay = UIView()

  /// The view behind all other content.
  var picture: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      picture.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(shade)
    titleLabel.setSystemFont(ofSize: 34, weight: .heavy, like: .largeTitle)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.setSystemFont(ofSize: 16, weight: .medium, like: .callout)
    for label in [titleLabel, subtitleLabel] {
      label.textColor = .white
      addSubview(label)
    }
    overlay.backgroundColor = .black
    overlay.alpha = 0
    overlay.isUserInteractionEnabled = false
    addSubview(overlay)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title and a subtitle.
  func show(title: String, subtitle: String) {
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    overlay.alpha = (layoutAttributes as? StretchyHeaderLayoutAttributes)?.headerOverlayAlpha ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    overlay.frame = bounds
    shade.frame = CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
    let column = ReadingColumn.area(in: bounds)
    let (title, subtitle) = (42 * titleLabel.font.pointSize / 34, 22 * subtitleLabel.font.pointSize / 16)
    subtitleLabel.frame = CGRect(
      x: column.minX, y: bounds.height - 14 - subtitle, width: column.width, height: subtitle)
    titleLabel.frame = CGRect(
      x: column.minX, y: subtitleLabel.frame.minY + 2 - title, width: column.width, height: title)
  }
}
