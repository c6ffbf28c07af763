import UIKit

/// A panel at the right edge of the viewer with facts about the current picture.
final class InformationPanel: UIScrollView {
  private static let maximumWidth: CGFloat = 300
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

  /// Returns the frame of the panel in a view of a size.
  static func frame(in size: CGSize) -> CGRect {
    let width = min(maximumWidth, size.width)
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
      name.font = .systemFont(ofSize: 12)
      name.textColor = UIColor(white: 1, alpha: 0.6)
      value.text = row.value
      value.font = .systemFont(ofSize: 15)
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    var y = Self.margin
    for (name, value) in labels {
      name.frame = CGRect(x: Self.margin, y: y, width: width, height: 16)
      let height = value.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      value.frame = CGRect(x: Self.margin, y: y + 17, width: width, height: height)
      y = value.frame.maxY + Self.rowGap
    }
    contentSize = CGSize(width: bounds.width, height: y - Self.rowGap + Self.margin)
  }
}
