import UIKit

/// A whole picture that stands on a dark floor, with its reflection.
final class MirroredPictureCell: UICollectionViewCell, AlbumCell {
  /// The colour of the floor, into which the reflection fades.
  static let ground = UIColor(white: 0.04, alpha: 1)
  /// The fraction of the picture's height that is reflected.
  private static let depth: CGFloat = 0.32

  private let artwork: ArtworkView
  private let mirror = UIView()
  private let mirroredArtwork: ArtworkView
  // The reflection must not be visible through the blended pixels at its edge.
  private let dusk = GradientView([ground.withAlphaComponent(0.66), ground], at: [0, 0.97])
  private var selectionMark: SelectionMark?

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    mirroredArtwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    mirror.clipsToBounds = true
    mirror.isUserInteractionEnabled = false
    mirroredArtwork.transform = CGAffineTransform(scaleX: 1, y: -1)
    mirror.addSubview(mirroredArtwork)
    mirror.addSubview(dusk)
    for view in [mirror, artwork] { contentView.addSubview(view) }
    artwork.onAspectRatioChange = { [weak self] in self?.setNeedsLayout() }
    layoutPictures()
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  var shownPath: UIBezierPath { UIBezierPath(rect: artwork.frame) }

  func updateResolution() {
    for artwork in [artwork, mirroredArtwork] { artwork.updateResolution() }
  }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    let size = contentView.bounds.size
    for artwork in [artwork, mirroredArtwork] {
      artwork.fittingSize = size
      artwork.show(item, from: thumbnails)
    }
    layoutPictures()
  }

  override var isSelected: Bool {
    didSet { SelectionMark.show(isSelected, as: &selectionMark, in: contentView) }
  }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    for artwork in [artwork, mirroredArtwork] { artwork.fittingSize = contentView.bounds.size }
    layoutPictures()
    selectionMark?.place(in: artwork.frame)
    showFocus(around: artwork.frame, cornerRadius: 0)
  }

  private func layoutPictures() {
    // The picture stands on the floor.
    let area = artwork.fittingFrame(in: contentView.bounds, at: CGPoint(x: 0.5, y: 1))
    artwork.frame = area
    mirror.frame = CGRect(
      x: area.minX, y: area.maxY + 2, width: area.width, height: (Self.depth * area.height).rounded())
    mirroredArtwork.bounds.size = area.size
    mirroredArtwork.center = CGPoint(x: area.width / 2, y: area.height / 2)
    dusk.frame = mirror.bounds
  }
}
