import CollectionLayouts
import UIKit

/// A picture with rounded corners and a soft shadow. It fills the cell and is cropped.
class PictureCell: SpinningWheelCell, AlbumCell {
  /// Casts the shadow. An opaque rectangle costs less than the content on it, and follows animations, unlike a shadow
  /// path.
  private let ground = UIView()
  let artwork: ArtworkView
  private var selectionMark: SelectionMark?

  /// The frame of the picture.
  var pictureFrame: CGRect { contentView.bounds }

  /// The corner radius in points: smaller for small thumbnails.
  var cornerRadius: CGFloat { min(8, min(bounds.width, bounds.height) / 10) }

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    artwork.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [ground, artwork] { contentView.addSubview(view) }
    ground.backgroundColor = .systemBackground
    ground.layer.shadowColor = UIColor.black.cgColor
    ground.layer.shadowRadius = 4
    ground.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  var shownPath: UIBezierPath { UIBezierPath(rect: pictureFrame) }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) { artwork.show(item, from: thumbnails) }

  override var isSelected: Bool {
    didSet { SelectionMark.show(isSelected, as: &selectionMark, in: contentView) }
  }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = pictureFrame
    ground.frame = area.insetBy(dx: Self.groundInset, dy: Self.groundInset)
    artwork.frame = area
    selectionMark?.place(in: area)
    roundCorners()
    showFocus(around: area, cornerRadius: cornerRadius)
  }

  func updateResolution() { artwork.updateResolution() }

  /// Keeps the background from showing at the antialiased edge of the picture.
  private static let groundInset: CGFloat = 0.5

  /// Pictures of the first length, in points, cast the whole shadow, and pictures shorter than the second cast none.
  private static let (shadowLength, shadowlessLength): (CGFloat, CGFloat) = (48, 32)

  private func roundCorners() {
    // A thousand small shadows would be noise, and cost a thousand blurs.
    let length = min(bounds.width, bounds.height)
    let shadow = (length - Self.shadowlessLength) / (Self.shadowLength - Self.shadowlessLength)
    ground.isHidden = shadow <= 0
    ground.layer.shadowOpacity = 0.18 * Float(min(1, max(0, shadow)))
    ground.layer.cornerRadius = max(0, cornerRadius - Self.groundInset)
    artwork.layer.cornerRadius = cornerRadius
  }
}
