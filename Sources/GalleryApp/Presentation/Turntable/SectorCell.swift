import CollectionLayouts
import UIKit

/// A picture clipped to a sector of a disc.
final class SectorCell: TurntableCell, AlbumCell {
  private let artwork: ArtworkView
  private let veil = UIView()
  /// The outline of the focus effect; nil for the default effect.
  private var focusOutline: CGPath?

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    veil.backgroundColor = .systemBlue
    veil.alpha = 0
    contentView.addSubview(artwork)
    contentView.addSubview(veil)
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func updateResolution() { artwork.updateResolution() }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) { artwork.show(item, from: thumbnails) }

  override var isSelected: Bool { didSet { veil.alpha = isSelected ? 0.4 : 0 } }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  /// Makes the ring of the focus follow the sector.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let outline = (layer.mask as? CAShapeLayer)?.path
    guard outline != focusOutline else { return }
    focusOutline = outline
    focusEffect = outline.map { UIFocusHaloEffect(path: UIBezierPath(cgPath: $0)) } ?? UIFocusEffect()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = contentView.bounds
    veil.frame = contentView.bounds
  }
}
