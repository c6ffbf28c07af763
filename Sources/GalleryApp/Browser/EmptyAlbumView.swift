import Translations
import UIKit

/// The background of an empty album, which explains how to add pictures.
final class EmptyAlbumView: UIView {
  private let titleLabel = UILabel()
  private let explanationLabel = UILabel()
  private let button = UILabel()

  /// Creates a view with a button that opens a folder, or without a button for nil.
  init(openFolder: (() -> Void)?) {
    super.init(frame: .zero)
    titleLabel.text = translated("No Pictures")
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.textColor = .label
    explanationLabel.text = translated("Paste pictures, or drag them here from another program.")
    explanationLabel.font = .systemFont(ofSize: 15)
    explanationLabel.textColor = .secondaryLabel
    explanationLabel.numberOfLines = 0
    button.text = GalleryText.openFolder
    button.font = .systemFont(ofSize: 15, weight: .bold)
    button.textColor = .white
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 8
    button.clipsToBounds = true
    button.isUserInteractionEnabled = true
    button.isHidden = openFolder == nil
    for label in [titleLabel, explanationLabel, button] {
      label.textAlignment = .center
      addSubview(label)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in openFolder?() }
    button.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(bounds.width - 40, 420))
    let text = explanationLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let left = (bounds.width - width) / 2
    let top = (bounds.height - (36 + 10 + text.rounded(.up) + 24 + 40)) / 2
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: 36)
    explanationLabel.frame = CGRect(x: left, y: top + 46, width: width, height: text.rounded(.up))
    button.frame = CGRect(
      x: bounds.midX - 80, y: explanationLabel.frame.maxY + 24, width: 160, height: 40)
  }
}
