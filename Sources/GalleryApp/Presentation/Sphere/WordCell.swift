import UIKit

/// A cell with one word of the cloud.
final class WordCell: UICollectionViewCell, AlbumCell {
  private var word: WordView?

  override var isSelected: Bool { didSet { word?.isUnderlined = isSelected } }

  override var isHighlighted: Bool { didSet { word?.alpha = isHighlighted ? 0.6 : 1 } }

  var pictureView: UIView { word ?? contentView }

  /// Shows a word. Other pictures are not in the cloud.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    guard case .word(let word) = item else { return }
    self.word?.removeFromSuperview()
    let view = WordView(word: word)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUnderlined = isSelected
    contentView.addSubview(view)
    self.word = view
  }
}
