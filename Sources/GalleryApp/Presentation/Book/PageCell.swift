import CollectionLayouts
import UIKit

/// A page of a book with a picture.
final class PageCell: BookPageCell, AlbumCell {
  private let artwork: ArtworkView
  private let selectionMark = SelectionMark()

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.addSubview(artwork)
    contentView.addSubview(selectionMark)
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func updateResolution() { artwork.updateResolution() }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) { artwork.show(item, from: thumbnails) }

  override var isSelected: Bool { didSet { selectionMark.isHidden = !isSelected } }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = contentView.bounds
    selectionMark.place(in: contentView.bounds)
  }
}
