/// The standard labels and the image view of a table view cell, which are created when the app first asks for them.
@MainActor
final class TableCellContent {
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = TableCellLabel()
    if cell.style == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .tintColor
      label.textAlignment = .right
    } else {
      label.font = .preferredFont(forTextStyle: .body)
    }
    text = label
    add(label, to: cell)
    return label
  }

  func detail(in cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = TableCellLabel()
    switch cell.style {
    case .default, .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    }
    detail = label
    add(label, to: cell)
    return label
  }

  func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = TableCellImageView()
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = true
    image = view
    add(view, to: cell)
    return view
  }

  private func add(_ view: UIView, to cell: UITableViewCell) {
    if let label = view as? UILabel { label.adjustsFontForContentSizeCategory = true }
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
  }

  /// The text that is shown; nil without a label.
  var shownText: String? { text?.text }

  private var hasText: Bool { text?.text?.isEmpty == false }
  private var hasDetail: Bool { detail?.text?.isEmpty == false }

  /// The horizontal position of the first text from the leading edge of the content view; nil without standard labels.
  func textLeading(of cell: UITableViewCell) -> CGFloat? {
    guard cell.contentConfiguration == nil, image?.image != nil else { return nil }
    return arrangement(of: cell, inWidth: cell.contentView.bounds.width).text.minX
  }

  /// The height that the labels and the image need in a width of the content view, in points.
  func height(of cell: UITableViewCell, inWidth width: CGFloat) -> CGFloat {
    guard cell.contentConfiguration == nil else { return 0 }
    let arrangement = arrangement(of: cell, inWidth: width)
    var texts: [CGRect] = []
    if hasText { texts.append(arrangement.text) }
    if hasDetail { texts.append(arrangement.secondaryText) }
    let block = (texts.map(\.maxY).max() ?? 0) - (texts.map(\.minY).min() ?? 0)
    return max(block + 2 * TableMetrics.textMargin, arrangement.image.height + 2 * TableMetrics.imageMargin)
  }

  /// Places the labels and the image view in the content view.
  func place(in cell: UITableViewCell) {
    guard cell.contentConfiguration == nil, text != nil || detail != nil || image != nil else { return }
    let room = cell.contentView.bounds
    var arrangement = arrangement(of: cell, inWidth: room.width)
    arrangement.centerVertically(in: room.height)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      guard let view, view.superview === cell.contentView else { return }
      var frame = frame
      if isMirrored { frame.origin.x = room.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    place(image, arrangement.image)
    place(text, arrangement.text)
    place(detail, arrangement.secondaryText)
  }

  private func arrangement(of cell: UITableViewCell, inWidth width: CGFloat) -> ListContentArrangement {
    var content = cell.defaultContentConfiguration()
    content.image = image?.image
    let empty = UILabel()
    switch cell.style {
    case .value1 where hasText && hasDetail: return sideBySide(of: content, inWidth: width)
    case .value2: return valueArrangement(of: content, inWidth: width)
    default: break
    }
    return ListContentArrangement(
      content, width: width, hasText: hasText, hasSecondaryText: hasDetail, label: text ?? empty,
      secondaryLabel: detail ?? empty, imageView: image)
  }

  /// A text at the leading edge, and one at the trailing edge. If both do not fit, the second is truncated.
  private func sideBySide(
    of content: UIListContentConfiguration, inWidth width: CGFloat
  ) -> ListContentArrangement {
    let margins = content.directionalLayoutMargins
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      label?.sizeThatFits(CGSize(width: max(1, width), height: 0)) ?? .zero
    }
    let picture = image.map { content.imageProperties.size(forImageOf: $0.intrinsicContentSize) } ?? .zero
    let room = content.image == nil ? 0 : content.imageProperties.room(for: picture).width
    let start = margins.leading + (room > 0 ? room + content.imageToTextPadding : 0)
    let end = max(start, width - margins.trailing)
    let gap = content.textToSecondaryTextHorizontalPadding
    let first = min(size(text, 100_000).width, end - start)
    let second = min(size(detail, 100_000).width, max(0, end - start - first - gap))
    let line = max(size(text, first).height, size(detail, second).height)
    let block = max(line, picture.height)
    return ListContentArrangement(
      image: CGRect(
        x: margins.leading + (room - picture.width) / 2, y: margins.top + (block - picture.height) / 2,
        width: picture.width, height: picture.height),
      text: CGRect(x: start, y: margins.top + (block - line) / 2, width: first, height: line),
      secondaryText: CGRect(
        x: end - second, y: margins.top + (block - line) / 2, width: second, height: line),
      height: margins.top + block + margins.bottom, margins: margins)
  }

  /// Two texts beside a line at a fixed distance from the leading edge.
  private func valueArrangement(
    of content: UIListContentConfiguration, inWidth width: CGFloat
  ) -> ListContentArrangement {
    let margins = content.directionalLayoutMargins
    let column: CGFloat = 97
    func height(_ label: UILabel?) -> CGFloat {
      label?.sizeThatFits(CGSize(width: 100_000, height: 0)).height ?? 0
    }
    let line = max(height(text), height(detail))
    let start = margins.leading + column + 6
    return ListContentArrangement(
      text: CGRect(x: margins.leading, y: margins.top, width: min(column, width), height: line),
      secondaryText: CGRect(
        x: start, y: margins.top, width: max(0, width - start - margins.trailing), height: line),
      height: margins.top + line + margins.bottom, margins: margins)
  }
}

/// A standard label, which is placed again when its text changes.
private final class TableCellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

/// A standard image view, beside which the labels are placed again when its image changes.
private final class TableCellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}
