import UIKit

/// A picture across the column, with its name at the bottom.
final class StretchyPictureCell: ParallaxCell, AlbumCell {
  private let artwork = ArtworkView()
  // Dark enough at the bottom for white text on any photo.
  private let shade = GradientView([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.6)])
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture = artwork
    contentView.addSubview(shade)
    titleLabel.setSystemFont(ofSize: 17, weight: .semibold, like: .body)
    titleLabel.textColor = .white
    titleLabel.lineBreakMode = .byTruncatingMiddle
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { artwork }

  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    titleLabel.text = item.title
    layoutContents()
    artwork.show(item, from: thumbnails)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutContents()
  }

  func updateResolution() { artwork.updateResolution() }

  private func layoutContents() {
    let area = contentView.bounds
    let unit = titleLabel.font.pointSize / 17
    let dark = min(84 * unit, area.height)
    shade.frame = CGRect(x: 0, y: area.height - dark, width: area.width, height: dark)
    titleLabel.frame = CGRect(
      x: 16, y: area.height - 14 - 24 * unit, width: max(0, area.width - 56), height: 24 * unit)
  }
}
