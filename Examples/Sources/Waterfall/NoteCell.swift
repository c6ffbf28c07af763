import UIKit

/// A note. Notes with the same text are the same note.
struct Note: Hashable, Sendable {
  let text: String

  static let samples = (1...24).map { number in
    Note(text: "Note \(number) " + String(repeating: "and more text ", count: number * 5 % 7))
  }
}

/// A note on a coloured card.
final class NoteCell: UICollectionViewCell {
  private static let font = UIFont.systemFont(ofSize: 14)
  private static let margin: CGFloat = 10
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    contentView.backgroundColor = .secondarySystemBackground
    label.font = Self.font
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  func show(_ note: Note) { label.text = note.text }

  static func height(of note: Note, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = note.text
    let room = CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up) + 2 * margin
  }
}
