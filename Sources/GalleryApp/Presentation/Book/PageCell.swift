import CollectionLayouts
import UIKit

/// A page of a book: a whole photo on paper, or a drawing that fills the page.
final class PageCell: BookPageCell, AlbumCell {
  /// The margin around a photo, as a fraction of the page's shorter side.
  private static let margin: CGFloat = 0.04
  /// The colour of the paper.
  static let paper = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(rgb: 0x2B2A28) : UIColor(rgb: 0xF5F1E8)
  }

  private let artwork: ArtworkView
  private var selectionMark: SelectionMark?
  /// Whether the page shows a photo on paper.
  private var hasPaper = false

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.addSubview(artwork)
    artwork.onAspectRatioChange = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func updateResolution() { artwork.updateResolution() }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    hasPaper = item.isFile
    contentView.backgroundColor = hasPaper ? Self.paper : .clear
    contentView.layer.borderWidth = hasPaper ? 0.5 : 0
    artwork.fittingSize = photoArea.size
    artwork.show(item, from: thumbnails)
    setNeedsLayout()
  }

  override var isSelected: Bool {
    didSet { SelectionMark.show(isSelected, as: &selectionMark, in: contentView) }
  }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.borderColor = UIColor.separator.cgColor
    artwork.fittingSize = photoArea.size
    artwork.frame = artwork.fittingFrame(in: photoArea)
    selectionMark?.place(in: artwork.frame)
    showFocus(around: artwork.frame, cornerRadius: 0)
  }

  /// The part of the page that a photo fits into.
  private var photoArea: CGRect {
    let page = contentView.bounds
    let margin = hasPaper ? (Self.margin * min(page.width, page.height)).rounded() : 0
    return page.insetBy(dx: margin, dy: margin)
  }
}
