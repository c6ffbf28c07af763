import UIKit

/// A rounded panel with a soft shadow: a title, a note beside it, and a controller's view below.
final class PanelView: UIView {
  private static let barHeight: CGFloat = 64

  private let clip = UIView()
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()
  private let content: UIView

  init(title: String, note: String, content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)

    clip.backgroundColor = .secondarySystemGroupedBackground
    clip.layer.cornerRadius = 22
    clip.clipsToBounds = true
    addSubview(clip)

    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
    titleLabel.textColor = .label
    noteLabel.text = note
    noteLabel.font = .systemFont(ofSize: 16)
    noteLabel.textColor = .secondaryLabel
    noteLabel.textAlignment = .right
    for view in [content, titleLabel, noteLabel] { clip.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    let bar = CGRect(x: 24, y: 0, width: max(0, bounds.width - 48), height: Self.barHeight)
    let titleWidth = min(bar.width, titleLabel.sizeThatFits(bar.size).width.rounded(.up))
    titleLabel.frame = CGRect(x: bar.minX, y: 0, width: titleWidth, height: bar.height)
    noteLabel.frame = CGRect(
      x: bar.minX + titleWidth, y: 0, width: bar.width - titleWidth, height: bar.height)
    content.frame = CGRect(
      x: 0, y: bar.height, width: bounds.width, height: max(0, bounds.height - bar.height))
  }
}
