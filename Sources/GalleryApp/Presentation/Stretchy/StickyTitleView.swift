import UIKit

/// The title of a section and a trailing note, on a background that hides the content below.
final class StickyTitleView: UICollectionReusableView {
  /// The height of the view in points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.94)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    titleLabel.textColor = .label
    titleLabel.lineBreakMode = .byTruncatingMiddle
    noteLabel.font = .systemFont(ofSize: 14)
    noteLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { nil }

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
