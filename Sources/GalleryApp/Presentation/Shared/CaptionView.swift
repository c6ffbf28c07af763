import UIKit

/// The name of the current picture, and its number among all pictures.
final class CaptionView: UIView {
  /// The name and the number of a picture.
  struct Content: Equatable {
    var title: String
    var position: String
  }

  /// Returns the content for the present position of the album; nil if it shows no picture. Called in every layout pass
  /// of the view.
  var content: (() -> Content?)?

  private let titleLabel = UILabel()
  private let positionLabel = UILabel()
  /// The size for which the labels have their fonts and frames.
  private var arrangedSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    titleLabel.textColor = .label
    positionLabel.textColor = .secondaryLabel
    for label in [titleLabel, positionLabel] {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = content?()
    titleLabel.text = content?.title
    positionLabel.text = content?.position
    // While the album scrolls, only the text changes.
    if bounds.size != arrangedSize { arrangeLabels() }
  }

  private func arrangeLabels() {
    arrangedSize = bounds.size
    let unit = bounds.height / 44
    titleLabel.font = .systemFont(ofSize: 17 * unit, weight: .semibold)
    positionLabel.font = .systemFont(ofSize: 13 * unit)
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 24 * unit)
    positionLabel.frame = CGRect(x: 0, y: 24 * unit, width: bounds.width, height: 20 * unit)
  }
}
