import UIKit

/// The cover of a book: a drawing that fills it, with the author's name and the title above.
///
/// The view is designed for a height of `designHeight` points, and a width from two thirds of the height to the height.
final class BookCoverView: UIView {
  private let book: BookCover
  private let authorLabel = UILabel()
  private let titleLabel = UILabel()
  /// The area for which the font size of the title was chosen.
  private var fittedTitle = CGSize.zero

  init(book: BookCover) {
    self.book = book
    super.init(frame: .zero)
    contentMode = .redraw
    backgroundColor = drawing.ground
    authorLabel.text = book.author
    authorLabel.textColor = drawing.lettering.withAlphaComponent(0.75)
    authorLabel.font = .systemFont(ofSize: 14, weight: .medium)
    titleLabel.text = book.title
    titleLabel.textColor = drawing.lettering
    titleLabel.numberOfLines = 0
    for label in [authorLabel, titleLabel] {
      label.textAlignment = isCentered ? .center : .left
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var drawing: CoverDrawing { CoverDrawing(book: book) }
  private var isCentered: Bool { book.index % 3 == 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 24
    let width = bounds.width - 2 * margin
    authorLabel.frame = CGRect(x: margin, y: 22, width: width, height: 18)
    if width != fittedTitle.width { fittedTitle = CGSize(width: width, height: fitTitle(inWidth: width)) }
    titleLabel.frame = CGRect(x: margin, y: 46, width: width, height: fittedTitle.height)
  }

  override func draw(_ rect: CGRect) {
    drawing.draw(in: bounds)
    // The fold along the spine.
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: bounds.height)).fill(
      UIColor(white: 0, alpha: 0.10))
    UIBezierPath(rect: CGRect(x: 9, y: 0, width: 2, height: bounds.height)).fill(
      UIColor(white: 1, alpha: 0.22))
  }

  private var titleWeight: UIFont.Weight { [.heavy, .bold, .semibold][book.index % 3] }

  /// Chooses the largest font size that breaks no word and leaves space for the drawing. Returns the height of the
  /// title.
  private func fitTitle(inWidth width: CGFloat) -> CGFloat {
    let longestWord = book.title.split(separator: " ").map(\.count).max() ?? 1
    // In these font weights, a letter is rarely wider than 0.62 of the font size.
    var size = min(34, width / (0.62 * CGFloat(longestWord))).rounded(.down)
    while true {
      titleLabel.font = .systemFont(ofSize: size, weight: titleWeight)
      let height = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
      if height <= 0.29 * bounds.height || size <= 12 { return height }
      size -= 1
    }
  }
}
