import UIKit

/// A row of the picker: a photo that fills it with the name at the bottom, or a drawing with its title beside it.
final class PickerRowCell: UICollectionViewCell, AlbumCell {
  private let artwork: ArtworkView
  // Dark enough at the bottom for white text on any photo.
  private let shade = GradientView([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.65)])
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private var selectionMark: SelectionMark?
  private var drawnAspectRatio: CGFloat?

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    contentView.addSubview(artwork)
    contentView.addSubview(shade)
    titleLabel.numberOfLines = 2
    for view in [titleLabel, detailLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func updateResolution() { artwork.updateResolution() }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    drawnAspectRatio = item.drawnAspectRatio.map { CGFloat($0) }
    let caption = PickerCaption(item)
    titleLabel.text = caption.title
    titleLabel.textColor = caption.color
    detailLabel.text = caption.detail
    detailLabel.textColor = caption.color.withAlphaComponent(0.75)
    contentView.backgroundColor = caption.ground
    layoutContents()
    artwork.show(item, from: thumbnails)
  }

  override var isSelected: Bool {
    didSet { SelectionMark.show(isSelected, as: &selectionMark, in: contentView) }
  }

  override var isHighlighted: Bool { didSet { artwork.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutContents()
    selectionMark?.place(in: contentView.bounds)
  }

  private func layoutContents() {
    let area = contentView.bounds
    // Names fit into rows that are not much wider than high.
    let unit = min(area.height, area.width / 2.5) / 100
    titleLabel.font = .systemFont(ofSize: (drawnAspectRatio == nil ? 15 : 21) * unit, weight: .bold)
    detailLabel.font = .systemFont(ofSize: 14 * unit, weight: .medium)
    shade.isHidden = drawnAspectRatio != nil
    guard let drawnAspectRatio else {
      artwork.frame = area
      shade.frame = CGRect(x: 0, y: area.height * 0.4, width: area.width, height: area.height * 0.6)
      titleLabel.frame = CGRect(
        x: 14 * unit, y: area.height - 30 * unit, width: max(0, area.width - 28 * unit), height: 22 * unit)
      detailLabel.frame = .zero
      return
    }
    let picture = CGRect(
      x: 0, y: 0, width: min(area.width, area.height * drawnAspectRatio), height: area.height)
    artwork.frame = contentView.inLayoutDirection(picture)
    let text = contentView.inLayoutDirection(
      CGRect(
        x: picture.maxX + 16 * unit, y: 0, width: max(0, area.width - picture.maxX - 28 * unit),
        height: area.height))
    let height = min(60 * unit, titleLabel.sizeThatFits(text.size).height)
    let top = (area.height - height - 22 * unit) / 2
    titleLabel.frame = CGRect(x: text.minX, y: top, width: text.width, height: height)
    detailLabel.frame = CGRect(x: text.minX, y: top + height + 4 * unit, width: text.width, height: 18 * unit)
  }
}
