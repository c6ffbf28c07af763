import UIKit

/// A rounded panel with a shadow: a title, a note beside it, and a controller's view below them.
final class PanelView: UIView {
  private static let barHeights: ClosedRange<CGFloat> = 44...64

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
    titleLabel.textColor = .label
    noteLabel.text = note
    noteLabel.textColor = .secondaryLabel
    for view in [content, titleLabel, noteLabel] { clip.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    let height = min(max(bounds.height / 7, Self.barHeights.lowerBound), Self.barHeights.upperBound)
    let margin = height * 0.375
    titleLabel.font = .systemFont(ofSize: height * 0.375, weight: .bold)
    noteLabel.font = .systemFont(ofSize: height * 0.25)
    let bar = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: height)
    let titleWidth = min(bar.width, titleLabel.sizeThatFits(bar.size).width.rounded(.up))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (title, note) = bar.divided(atDistance: titleWidth, from: isMirrored ? .maxXEdge : .minXEdge)
    (titleLabel.frame, noteLabel.frame) = (title, note)
    noteLabel.textAlignment = isMirrored ? .left : .right
    content.frame = CGRect(
      x: 0, y: bar.height, width: bounds.width, height: max(0, bounds.height - bar.height))
  }
}
