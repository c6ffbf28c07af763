import UIKit

/// A cell with one word of the cloud.
final class WordCell: UICollectionViewCell {
  private var word: WordView?

  override var isSelected: Bool { didSet { word?.isUnderlined = isSelected } }

  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

  /// Shows a word.
  func show(_ word: CloudWord) {
    self.word?.removeFromSuperview()
    let view = WordView(word: word)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUnderlined = isSelected
    contentView.addSubview(view)
    self.word = view
  }
}
