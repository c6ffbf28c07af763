import UIKit

/// A picture across the column, with its name at the bottom.
final class StretchyPictureCell: ParallaxCell, AlbumCell {
  private let artwork = ArtworkView()
  private let shade = CAGradientLayer()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture = artwork
    // Dark enough at the bottom for white text on any photo.
    shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    contentView.layer.addSublayer(shade)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
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
    shade.frame = CGRect(x: 0, y: max(0, area.height - 84), width: area.width, height: min(84, area.height))
    titleLabel.frame = CGRect(x: 16, y: area.height - 38, width: max(0, area.width - 56), height: 24)
  }
}
