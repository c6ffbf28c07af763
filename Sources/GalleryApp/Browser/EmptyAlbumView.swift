import Translations
import UIKit

/// The background of an album that shows no pictures, which explains how to change that.
final class EmptyAlbumView: UIView {
  /// Why there are no pictures.
  enum Reason {
    /// The album is empty.
    case noPictures
    /// None of the album's pictures fits the filter.
    case filtered
  }

  /// Why there are no pictures.
  let reason: Reason

  private let titleLabel = UILabel()
  private let explanationLabel = UILabel()
  private let button: UIButton?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - reason: Why there are no pictures.
  ///   - help: Called by the button, which opens a folder or removes the filter. Without a button for nil.
  init(_ reason: Reason, help: (() -> Void)?) {
    self.reason = reason
    button = help.map { help in
      var style = UIButton.Configuration.filled()
      style.title = reason.help
      return UIButton(configuration: style, primaryAction: UIAction { _ in help() })
    }
    super.init(frame: .zero)
    titleLabel.text = reason.title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.textColor = .label
    explanationLabel.text = reason.explanation
    explanationLabel.font = .systemFont(ofSize: 15)
    explanationLabel.textColor = .secondaryLabel
    explanationLabel.numberOfLines = 0
    for label in [titleLabel, explanationLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
    if let button { addSubview(button) }
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
    guard let button else { return }
    let buttonWidth = min(width, max(160, button.intrinsicContentSize.width))
    button.frame = CGRect(
      x: bounds.midX - buttonWidth / 2, y: explanationLabel.frame.maxY + 24, width: buttonWidth, height: 40)
  }
}

extension EmptyAlbumView.Reason {
  fileprivate var title: String {
    switch self {
    case .noPictures: translated("No Pictures")
    case .filtered: translated("No Matching Pictures")
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .noPictures: translated("Paste pictures, or drag them here from another program.")
    case .filtered: translated("No picture in this album fits the filter.")
    }
  }

  /// The title of the button.
  fileprivate var help: String {
    switch self {
    case .noPictures: GalleryText.openFolder
    case .filtered: translated("Show All Pictures")
    }
  }
}
