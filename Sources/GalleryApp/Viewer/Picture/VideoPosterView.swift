import UIKit

/// Shows a video in the viewer: the thumbnail that another program has stored, or the name.
final class VideoPosterView: UIView {
  /// Called with the width of the thumbnail over its height, when it is known.
  var onAspectRatioChange: ((CGFloat) -> Void)?

  private var item: AlbumItem
  private let thumbnails: ThumbnailLoader
  private let artwork = ArtworkView()

  init(of item: AlbumItem, from thumbnails: ThumbnailLoader) {
    (self.item, self.thumbnails) = (item, thumbnails)
    super.init(frame: .zero)
    addSubview(artwork)
    artwork.onAspectRatioChange = { [weak self] in
      guard let self, let ratio = artwork.aspectRatio else { return }
      onAspectRatioChange?(ratio)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a video that has another name or other contents.
  func show(_ newItem: AlbumItem) {
    item = newItem
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    artwork.frame = bounds
    artwork.show(item, from: thumbnails)
    artwork.updateResolution()
  }
}
