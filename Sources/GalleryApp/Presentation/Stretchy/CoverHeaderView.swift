import UIKit

/// The header of an album: its first picture, its title, and its number of pictures.
final class CoverHeaderView: ShadedHeaderView {
  private let artwork: ArtworkView

  override init(frame: CGRect) {
    artwork = ArtworkView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    picture = artwork
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the first picture and the title of an album.
  func show(_ album: Album, from thumbnails: ThumbnailLoader) {
    show(title: album.title, subtitle: album.summary)
    album.sections.first?.items.first.map { artwork.show($0, from: thumbnails) }
  }
}
