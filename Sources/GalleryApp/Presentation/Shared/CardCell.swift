import UIKit

/// A whole picture in the middle of a card, with rounded corners and a soft shadow.
final class CardCell: PictureCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    artwork.onAspectRatioChange = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  override var pictureFrame: CGRect { artwork.fittingFrame(in: contentView.bounds) }

  override func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    artwork.fittingSize = contentView.bounds.size
    super.show(item, from: thumbnails)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    artwork.fittingSize = contentView.bounds.size
    super.layoutSubviews()
  }
}
