import UIKit

/// Shows one picture of an album over its whole area; what does not fit is cut off.
final class ArtworkView: UIView {
  private var item: AlbumItem?
  private var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture: a drawing at once, a file as soon as the loader has it.
  ///
  /// The view must have its size by now; it says how large the picture is decoded.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    guard item != self.item else { return }
    self.item = item
    // Under a transparent file: opaque, and neither white nor black, so that what is drawn in it can be seen. Drawings
    // cover everything themselves, and ground would show along their edges.
    backgroundColor = item.drawnAspectRatio == nil ? .systemGray4 : .clear
    switch item {
    case .bookCover(let book): setContent(DrawnPictureView(BookCoverView(book: book)))
    case .player(let player): setContent(DrawnPictureView(PlayerCardView(player: player)))
    case .file:
      setContent(nil)
      guard let file = item.file else { return }
      thumbnails.load(file, covering: bounds.size, scale: traitCollection.displayScale) { [weak self] image in
        // A cell may have been given another picture in the meantime.
        guard let self, self.item == item else { return }
        if let image {
          let view = UIImageView(image: image)
          view.contentMode = .scaleAspectFill
          setContent(view)
        } else {
          setContent(MissingPictureView(name: item.title))
        }
      }
    }
  }

  private func setContent(_ view: UIView?) {
    content?.removeFromSuperview()
    content = view
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
