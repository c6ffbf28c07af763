import UIKit

/// A word in the colour and size that follow from its index in the cloud.
final class WordView: UIView {
  private static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemTeal, .systemPink, .systemPurple, .systemGreen, .systemIndigo,
    .systemRed,
  ]

  /// Whether the word is underlined.
  var isUnderlined = false { didSet { line.isHidden = !isUnderlined } }

  private let word: CloudWord
  private let label = UILabel()
  private let line = UIView()

  init(word: CloudWord) {
    self.word = word
    super.init(frame: .zero)
    let color = Self.colors[word.index % Self.colors.count]
    label.text = word.text
    label.textColor = color
    label.textAlignment = .center
    line.backgroundColor = color
    line.isHidden = true
    addSubview(label)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.font = .systemFont(
      ofSize: bounds.height * word.size, weight: word.size > 0.8 ? .heavy : .semibold)
    let width = min(bounds.width, label.sizeThatFits(bounds.size).width)
    line.frame = CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 2, width: width, height: 2)
  }
}
