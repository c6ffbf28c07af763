import UIKit

/// A panel at the right edge of the viewer with facts about the current picture.
final class InformationPanel: UIScrollView {
  /// The width with text of the usual size, in points.
  private static let usualWidth: CGFloat = 300
  private static let margin: CGFloat = 20
  private static let rowGap: CGFloat = 14

  private var facts: PictureFacts?
  private var labels: [(name: UILabel, value: UILabel)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.1, alpha: 0.86)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    indicatorStyle = .white
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the frame of the panel in a view. Larger text makes the panel wider.
  static func frame(in view: UIView) -> CGRect {
    let size = view.bounds.size
    let preferred = UIFontMetrics.default.scaledValue(for: usualWidth, compatibleWith: view.traitCollection)
    let width = min(preferred.rounded(), size.width)
    return CGRect(x: size.width - width, y: 0, width: width, height: size.height)
  }

  /// Shows facts instead of the previous ones.
  func show(_ facts: PictureFacts) {
    guard facts != self.facts else { return }
    self.facts = facts
    for pair in labels { [pair.name, pair.value].forEach { $0.removeFromSuperview() } }
    labels = facts.rows.map { row in
      let (name, value) = (UILabel(), UILabel())
      name.text = row.name
      name.setSystemFont(ofSize: 12, like: .caption1)
      name.textColor = UIColor(white: 1, alpha: 0.6)
      value.text = row.value
      value.setSystemFont(ofSize: 15, like: .subheadline)
      value.textColor = .white
      value.numberOfLines = 0
      // Names of files and folders have no spaces to break at.
      value.lineBreakMode = .byCharWrapping
      if row.value.contains(" ") { value.lineBreakMode = .byWordWrapping }
      for label in [name, value] { addSubview(label) }
      return (name, value)
    }
    contentOffset = .zero
    setNeedsLayout()
  }

  /// The frame of the panel depends on the size of text, too.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    var y = Self.margin
    for (name, value) in labels {
      let nameHeight = max(16, ceil(name.font.lineHeight))
      name.frame = CGRect(x: Self.margin, y: y, width: width, height: nameHeight)
      let height = value.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      value.frame = CGRect(x: Self.margin, y: y + nameHeight + 1, width: width, height: height)
      y = value.frame.maxY + Self.rowGap
    }
    contentSize = CGSize(width: bounds.width, height: y - Self.rowGap + Self.margin)
  }
}
