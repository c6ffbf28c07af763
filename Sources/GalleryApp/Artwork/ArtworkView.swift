import UIKit

/// Shows one picture of an album over its whole area; what does not fit is cut off.
final class ArtworkView: UIView {
  private var item: AlbumItem?
  private var content: UIView?
  /// Whether that is what is to be shown, and nothing that stands in for it.
  private var isComplete = false
  /// The file that is being waited for.
  private var load: ThumbnailLoad?
  private weak var thumbnails: ThumbnailLoader?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture: a drawing at once, a file as soon as the loader has it, and until then as the loader has it in
  /// another size.
  ///
  /// The view must have its size by now; it says how large the picture is decoded.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    guard item != self.item else { return }
    self.item = item
    // Under a transparent file: opaque, and neither white nor black, so that what is drawn in it can be seen. Drawings
    // cover everything themselves, and ground would show along their edges.
    backgroundColor = item.drawnAspectRatio == nil ? .systemGray4 : .clear
    self.thumbnails = thumbnails
    load?.cancel()
    load = nil
    isComplete = item.file == nil
    switch item {
    case .bookCover(let book): setContent(DrawnPictureView(BookCoverView(book: book)))
    case .player(let player): setContent(DrawnPictureView(PlayerCardView(player: player)))
    case .word(let word): setContent(WordView(word: word))
    case .file:
      setContent(nil)
      startLoading()
    }
  }

  /// Off the screen nothing is waited for.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      load?.cancel()
      load = nil
    } else {
      startLoading()
    }
  }

  /// Asks for the file, if it is not here and not asked for.
  private func startLoading() {
    guard !isComplete, load == nil, let thumbnails, let item, let file = item.file else { return }
    var isDelivered = false
    let load = thumbnails.load(file, covering: bounds.size, scale: traitCollection.displayScale) {
      [weak self] image in
      isDelivered = true
      guard let self else { return }
      self.load = nil
      isComplete = true
      setContent(image.map(pictureView) ?? MissingPictureView(name: item.title))
    }
    guard !isDelivered else { return }
    self.load = load
    if content == nil, let image = thumbnails.pictureAtHand(of: file) { setContent(pictureView(image)) }
  }

  private func pictureView(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    return view
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
