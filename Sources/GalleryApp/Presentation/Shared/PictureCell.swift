import CollectionLayouts
import UIKit

/// A picture with rounded corners and a soft shadow. It fills the cell and is cropped.
class PictureCell: SpinningWheelCell, AlbumCell {
  /// Casts the shadow. An opaque rectangle costs less than the content on it, and follows animations, unlike a shadow
  /// path. Nil while the picture is too small for a shadow: each view of a thousand small cells counts.
  private var ground: UIView?
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
    contentView.addSubview(artwork)
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
    artwork.frame = area
    artwork.layer.cornerRadius = cornerRadius
    selectionMark?.place(in: area)
    castShadow(of: area)
    showFocus(around: area, cornerRadius: cornerRadius)
  }

  func updateResolution() { artwork.updateResolution() }

  /// Keeps the background from showing at the antialiased edge of the picture.
  private static let groundInset: CGFloat = 0.5

  /// Pictures of the first length, in points, cast the whole shadow, and pictures shorter than the second cast none.
  private static let (shadowLength, shadowlessLength): (CGFloat, CGFloat) = (48, 32)

  private func castShadow(of area: CGRect) {
    let length = min(bounds.width, bounds.height)
    let strength = (length - Self.shadowlessLength) / (Self.shadowLength - Self.shadowlessLength)
    // A thousand small shadows would be noise, and cost a thousand blurs.
    ground?.isHidden = strength <= 0
    guard strength > 0 else { return }
    let ground = ground ?? makeGround()
    ground.frame = area.insetBy(dx: Self.groundInset, dy: Self.groundInset)
    ground.layer.cornerRadius = max(0, cornerRadius - Self.groundInset)
    ground.layer.shadowOpacity = 0.18 * Float(min(1, strength))
  }

  private func makeGround() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    contentView.insertSubview(view, at: 0)
    ground = view
    return view
  }
}
