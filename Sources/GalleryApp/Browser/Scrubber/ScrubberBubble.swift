import UIKit

/// A bubble beside a scroll indicator, with the folder, the number and the date of a picture.
final class ScrubberBubble: UIView {
  private static let margin: CGFloat = 12
  /// The distance from the indicator, and the minimum distance from the edges of the view, in points.
  private static let gap: CGFloat = 12
  private static let fadeDuration: TimeInterval = 0.15
  /// The text style whose size the bubble follows.
  private static let style = UIFont.TextStyle.subheadline

  private let folderLabel = UILabel()
  private let positionLabel = UILabel()
  private let dateLabel = UILabel()
  /// The picture that the bubble describes.
  private var item: AlbumItem?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    layer.borderWidth = 0.5
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    folderLabel.setSystemFont(ofSize: 15, weight: .semibold, like: Self.style)
    folderLabel.textColor = .label
    folderLabel.lineBreakMode = .byTruncatingMiddle
    for label in [positionLabel, dateLabel] {
      label.setSystemFont(ofSize: 13, like: Self.style)
      label.textColor = .secondaryLabel
    }
    for label in [folderLabel, positionLabel, dateLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the description of a picture; its date is nil if it is not known yet.
  func show(folder: String, position: String, date: Date?, of item: AlbumItem) {
    self.item = item
    folderLabel.text = folder
    positionLabel.text = position
    dateLabel.text = date.map(Self.text)
  }

  /// Shows the date of a picture, if the bubble still describes that picture.
  func show(date: Date, of item: AlbumItem) {
    guard item == self.item else { return }
    dateLabel.text = Self.text(of: date)
  }

  private static func text(of date: Date) -> String {
    date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: .ofTexts))
  }

  /// Moves the bubble beside a scroll indicator, and fades it in.
  func appear(in view: UIView, beside drag: ScrollIndicatorDrag) {
    if superview !== view { view.addSubview(self) }
    layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
    let size = fittingSize(in: view.bounds)
    let center =
      drag.axis == .vertical
      ? CGPoint(x: drag.frame.minX - Self.gap - size.width / 2, y: drag.frame.midY)
      : CGPoint(x: drag.frame.midX, y: drag.frame.minY - Self.gap - size.height / 2)
    let room = view.bounds.insetBy(dx: Self.gap + size.width / 2, dy: Self.gap + size.height / 2)
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: .zero, size: size)
      self.center = CGPoint(
        x: max(room.minX, min(center.x, room.maxX)), y: max(room.minY, min(center.y, room.maxY)))
      layoutContents()
    }
    guard alpha == 0 else { return }
    UIView.animate(withDuration: Self.fadeDuration) { self.alpha = 1 }
  }

  /// Fades the bubble out.
  func disappear() {
    guard alpha > 0 else { return }
    item = nil
    UIView.animate(withDuration: Self.fadeDuration) { self.alpha = 0 }
  }

  /// The length of a point with text of the usual size, in points.
  private var unit: CGFloat {
    UIFontMetrics(forTextStyle: Self.style).scaledValue(for: 1, compatibleWith: traitCollection)
  }

  /// The width does not depend on the date, which arrives later.
  private func fittingSize(in bounds: CGRect) -> CGSize {
    let text = max(
      150 * unit, folderLabel.intrinsicContentSize.width, positionLabel.intrinsicContentSize.width)
    let width = min(text.rounded(.up), 260 * unit, max(0, bounds.width - 4 * Self.gap - 2 * Self.margin))
    return CGSize(width: width + 2 * Self.margin, height: (74 * unit).rounded())
  }

  private func layoutContents() {
    let width = bounds.width - 2 * Self.margin
    folderLabel.frame = CGRect(x: Self.margin, y: 9 * unit, width: width, height: 20 * unit)
    positionLabel.frame = CGRect(x: Self.margin, y: 30 * unit, width: width, height: 17 * unit)
    dateLabel.frame = CGRect(x: Self.margin, y: 48 * unit, width: width, height: 17 * unit)
  }
}
