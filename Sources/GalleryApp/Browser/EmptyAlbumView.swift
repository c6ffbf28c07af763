import Translations
import UIKit

/// The background of an album that shows no pictures, which explains how to change that.
final class EmptyAlbumView: UIView {
  /// Why there are no pictures.
  enum Reason: Equatable {
    /// The first pictures are not known yet.
    case reading
    /// The album is empty.
    case noPictures
    /// None of the album's pictures fits the filters with these names.
    case filtered(String)
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
  ///   - help: Called by the button, which opens a folder or removes the filter. Without a button for nil, and while the
  ///     first pictures are not known.
  init(_ reason: Reason, help: (() -> Void)?) {
    self.reason = reason
    if let title = reason.help, let help {
      var style = UIButton.Configuration.filled()
      style.title = title
      button = UIButton(configuration: style, primaryAction: UIAction { _ in help() })
    } else {
      button = nil
    }
    super.init(frame: .zero)
    titleLabel.text = reason.title
    titleLabel.setSystemFont(ofSize: 28, weight: .bold, like: .title1)
    titleLabel.numberOfLines = 0
    titleLabel.textColor = .label
    explanationLabel.text = reason.explanation
    explanationLabel.setSystemFont(ofSize: 15, like: .subheadline)
    explanationLabel.textColor = .secondaryLabel
    explanationLabel.numberOfLines = 0
    for label in [titleLabel, explanationLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
    if let button { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(bounds.width - 40, 420))
    func height(of label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    let (title, text) = (max(36, height(of: titleLabel)), height(of: explanationLabel))
    let preferred = button?.intrinsicContentSize ?? .zero
    let buttonSize = CGSize(width: min(width, max(160, preferred.width)), height: max(40, preferred.height))
    let left = (bounds.width - width) / 2
    let top = max(0, (bounds.height - (title + 10 + text + 24 + buttonSize.height)) / 2)
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: title)
    explanationLabel.frame = CGRect(x: left, y: top + title + 10, width: width, height: text)
    let origin = CGPoint(x: bounds.midX - buttonSize.width / 2, y: explanationLabel.frame.maxY + 24)
    button?.frame = CGRect(origin: origin, size: buttonSize)
  }
}

extension EmptyAlbumView.Reason {
  fileprivate var title: String {
    switch self {
    case .reading: translated("Reading Folders…")
    case .noPictures: translated("No Pictures")
    case .filtered: translated("No Matching Pictures")
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .reading: translated("The first pictures appear as soon as they are found.")
    case .noPictures: translated("Paste pictures, or drag them here from another program.")
    case .filtered(let names): translated("No picture in this album fits the filter “%@”.", names)
    }
  }

  /// The title of the button; nil if there is nothing to do.
  fileprivate var help: String? {
    switch self {
    case .reading: nil
    case .noPictures: GalleryText.openFolder
    case .filtered: translated("Show All Pictures")
    }
  }
}
