import CollectionLayouts
import UIKit

/// A picture with rounded corners and a soft shadow, in the grid and on the wheel.
class PictureCell: SpinningWheelCell {
  private let artwork: ArtworkView
  private let selectionMark = SelectionMark()

  /// How round the corners are, in points.
  var cornerRadius: CGFloat = 8 {
    didSet {
      artwork.layer.cornerRadius = cornerRadius
      placeShadow()
    }
  }

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    artwork.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    artwork.layer.cornerRadius = cornerRadius
    contentView.addSubview(artwork)
    contentView.addSubview(selectionMark)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture of an album.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) { artwork.show(item, from: thumbnails) }

  override var isSelected: Bool { didSet { selectionMark.isHidden = !isSelected } }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = contentView.bounds
    selectionMark.place(in: contentView.bounds)
    placeShadow()
  }

  /// Has the shadow follow the picture's outline, which costs less than what is drawn there.
  private func placeShadow() {
    layer.shadowPath = UIBezierPath(roundedRect: contentView.frame, cornerRadius: cornerRadius).cgPath
  }
}
