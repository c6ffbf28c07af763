import UIKit

/// Shows one picture of an album. The picture fills the view and is clipped.
final class ArtworkView: UIView {
  private var item: AlbumItem?
  private var content: UIView?
  /// Whether the view shows the requested picture and not a provisional one.
  private var isComplete = false
  /// The pending request for a file.
  private var load: ThumbnailLoad?
  private weak var thumbnails: ThumbnailLoader?
  /// The size in which the file was requested last; nil before that.
  private var requestedSize: ThumbnailSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture: a drawing immediately, a file as soon as it is loaded. Until then shows the file in another size,
  /// if that is cached.
  ///
  /// The view must have its final size, because it determines the size of the decoded picture.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    guard item != self.item else { return }
    self.item = item
    // The background of a transparent file: opaque, and neither white nor black, so that white and black content is
    // visible. A drawing covers the whole view, and a background would show along its edges.
    backgroundColor = item.drawnAspectRatio == nil ? .systemGray4 : .clear
    self.thumbnails = thumbnails
    load?.cancel()
    load = nil
    requestedSize = nil
    isComplete = !item.isFile
    switch item {
    case .bookCover(let book): setContent(DrawnPictureView(BookCoverView(book: book)))
    case .player(let player): setContent(DrawnPictureView(PlayerCardView(player: player)))
    case .word(let word): setContent(WordView(word: word))
    case .file:
      setContent(nil)
      startLoading()
    }
  }

  /// Loads pictures only while the view is in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      load?.cancel()
      load = nil
    } else {
      startLoading()
    }
  }

  /// Loads the picture for a display of another scale.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale { updateResolution() }
  }

  /// Requests the file in another size, if it was requested in a size that does not fit the view any more. Until it is
  /// loaded, the picture is shown scaled.
  func updateResolution() {
    guard let requestedSize, requestedSize != neededSize else { return }
    load?.cancel()
    load = nil
    isComplete = false
    startLoading()
  }

  private var neededSize: ThumbnailSize {
    ThumbnailSize(covering: bounds.size, scale: traitCollection.displayScale)
  }

  /// Requests the file, unless it is loaded or already requested.
  private func startLoading() {
    guard !isComplete, load == nil, let thumbnails, let item, let file = item.file else { return }
    requestedSize = neededSize
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
