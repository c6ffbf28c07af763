import UIKit

/// The title of a section and a trailing note, on a background that hides the content below.
final class StickyTitleView: UICollectionReusableView {
  /// The text style whose size the view follows.
  private static let style = UIFont.TextStyle.title3

  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.94)
    titleLabel.setSystemFont(ofSize: 20, weight: .bold, like: Self.style)
    titleLabel.textColor = .label
    titleLabel.lineBreakMode = .byTruncatingMiddle
    noteLabel.setSystemFont(ofSize: 14, like: Self.style)
    noteLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the view with text of the user's size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: 44, compatibleWith: traits).rounded()
  }

  /// Shows a title and a note.
  func show(_ title: String, note: String) {
    titleLabel.text = title
    noteLabel.text = note
    setNeedsLayout()
  }

  /// Shows the title and the number of pictures of a section.
  func show(_ section: AlbumSection) { show(section.title, note: section.summary) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ReadingColumn.area(in: bounds)
    let noteWidth = min(column.width, noteLabel.sizeThatFits(bounds.size).width.rounded(.up))
    noteLabel.frame = inLayoutDirection(
      CGRect(x: column.maxX - noteWidth, y: 0, width: noteWidth, height: bounds.height))
    titleLabel.frame = inLayoutDirection(
      CGRect(x: column.minX, y: 0, width: max(0, column.width - noteWidth - 12), height: bounds.height))
  }
}
