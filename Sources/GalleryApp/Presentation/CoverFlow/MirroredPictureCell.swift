import UIKit

/// A picture with its reflection on a dark floor.
final class MirroredPictureCell: UICollectionViewCell, AlbumCell {
  /// The colour of the floor, into which the reflection fades.
  static let ground = UIColor(white: 0.04, alpha: 1)
  /// The fraction of the picture's height that is reflected.
  private static let depth: CGFloat = 0.4

  private let artwork: ArtworkView
  private let mirror = UIView()
  private let mirroredArtwork: ArtworkView
  private let dusk = CAGradientLayer()
  private let selectionMark = SelectionMark()

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    mirroredArtwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    mirror.clipsToBounds = true
    mirror.isUserInteractionEnabled = false
    mirroredArtwork.transform = CGAffineTransform(scaleX: 1, y: -1)
    mirror.addSubview(mirroredArtwork)
    dusk.colors = [Self.ground.withAlphaComponent(0.66).cgColor, Self.ground.cgColor]
    mirror.layer.addSublayer(dusk)
    for view in [mirror, artwork, selectionMark] { contentView.addSubview(view) }
    layoutPictures()
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func updateResolution() {
    for artwork in [artwork, mirroredArtwork] { artwork.updateResolution() }
  }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    layoutPictures()
    artwork.show(item, from: thumbnails)
    mirroredArtwork.show(item, from: thumbnails)
  }

  override var isSelected: Bool { didSet { selectionMark.isHidden = !isSelected } }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPictures()
    selectionMark.place(in: contentView.bounds)
  }

  private func layoutPictures() {
    let area = contentView.bounds
    artwork.frame = area
    mirror.frame = CGRect(
      x: 0, y: area.maxY + 2, width: area.width, height: (Self.depth * area.height).rounded())
    mirroredArtwork.bounds = area
    mirroredArtwork.center = CGPoint(x: area.midX, y: area.midY)
    dusk.frame = mirror.bounds
  }
}
