import UIKit

/// Shows one picture of an album. The picture fills the view and is clipped.
///
/// To show the whole picture, set ``fittingSize``, and give the view the proportions of the picture.
final class ArtworkView: UIView {
  private var item: AlbumItem?
  /// How often the file had changed when it was shown; nil for a drawing.
  private var version: Int?
  private var content: UIView?
  /// Shows the pictures of files. Stays in the view when it shows none, because the next one follows soon.
  private var pictureView: UIImageView?
  /// Whether the view shows the requested picture and not a provisional one.
  private var isComplete = false
  /// The pending request for a file.
  private var load: ThumbnailLoad?
  private weak var thumbnails: ThumbnailLoader?
  /// The size in which the file was requested last; nil before that.
  private var requestedSize: ThumbnailSize?
  /// The checkerboard behind a transparent picture.
  private var checkerboard: CheckerboardView?
  /// The mark of a favourite; nil if the file is none.
  private var favoriteMark: FavoriteMark?
  /// The mark of a video; nil if the file is none.
  private var videoMark: VideoMark?

  /// The area that the whole picture fits into. Nil if the picture fills the view, which is the default.
  var fittingSize: CGSize?

  /// The width of a file's picture over its height; nil while it is not known, and for drawn pictures.
  private(set) var aspectRatio: CGFloat? {
    didSet { if aspectRatio != oldValue { onAspectRatioChange?() } }
  }

  /// Called when ``aspectRatio`` has changed.
  var onAspectRatioChange: (() -> Void)?

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
    let newVersion = item.file.map(thumbnails.version)
    guard item != self.item else {
      if newVersion != version { reload(newVersion) }
      return
    }
    (self.item, version) = (item, newVersion)
    self.thumbnails = thumbnails
    load?.cancel()
    load = nil
    requestedSize = nil
    isComplete = !item.isFile
    aspectRatio = item.file.flatMap(thumbnails.aspectRatio)
    switch item {
    case .bookCover(let book): setContent(DrawnPictureView(BookCoverView(book: book)))
    case .player(let player): setContent(DrawnPictureView(PlayerCardView(player: player)))
    case .word(let word): setContent(WordView(word: word))
    case .file:
      setContent(nil)
      startLoading()
    }
    updateFavorite()
    showVideoMark(item.isVideo)
  }

  private func showVideoMark(_ isShown: Bool) {
    guard isShown != (videoMark != nil) else { return }
    videoMark?.removeFromSuperview()
    videoMark = isShown ? VideoMark() : nil
    videoMark.map(addSubview)
    setNeedsLayout()
  }

  /// Shows or hides the mark of a favourite.
  func updateFavorite() {
    let isFavorite = item?.file.map { thumbnails?.favorites?.contains($0) == true } == true
    guard isFavorite != (favoriteMark != nil) else { return }
    favoriteMark?.removeFromSuperview()
    favoriteMark = isFavorite ? FavoriteMark() : nil
    favoriteMark.map(addSubview)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    favoriteMark?.place(in: bounds, cornerRadius: layer.cornerRadius)
    videoMark?.place(in: bounds)
  }

  /// Requests a file that has changed. Until it is loaded, the view shows what it showed before.
  private func reload(_ newVersion: Int?) {
    version = newVersion
    load?.cancel()
    load = nil
    isComplete = false
    if window != nil { startLoading() }
  }

  /// Loads and shows pictures only while the view is in a window: thousands of cells that wait for reuse would keep their
  /// pictures in memory.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateFavorite()
    if window == nil {
      releasePicture()
    } else if let load, let file = item?.file, let requestedSize {
      thumbnails?.becomeVisible(load, file, requestedSize)
    } else {
      startLoading()
    }
  }

  private func releasePicture() {
    load?.cancel()
    load = nil
    guard let item, item.isFile else { return }
    isComplete = false
    setContent(nil)
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

  /// Returns the frame in an area in which the whole picture is visible. It is the whole area as long as the proportions
  /// of the picture are not known.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - anchor: Where the picture is in it: 0 at the left or upper edge, 1 at the right or lower edge.
  func fittingFrame(in area: CGRect, at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> CGRect {
    guard let ratio = item?.isFile == false ? DrawnPictureView.aspectRatio(in: area.size) : aspectRatio else {
      return area
    }
    return area.fitting(aspectRatio: ratio, at: anchor, scale: traitCollection.displayScale)
  }

  private var neededSize: ThumbnailSize {
    let scale = traitCollection.displayScale
    return fittingSize.map { ThumbnailSize(fitting: $0, scale: scale) }
      ?? ThumbnailSize(covering: bounds.size, scale: scale)
  }

  /// Requests the file, unless it is loaded or already requested.
  private func startLoading() {
    guard !isComplete, load == nil, let thumbnails, let item, let file = item.file else { return }
    let size = neededSize
    requestedSize = size
    var isDelivered = false
    let load = thumbnails.load(
      file, size, isVisible: window != nil,
      provisional: { [weak self] image in
        guard let self, content == nil else { return }
        showPicture(image)
      },
      completion: { [weak self] image in
        isDelivered = true
        guard let self else { return }
        self.load = nil
        isComplete = true
        aspectRatio = thumbnails.aspectRatio(of: file)
        image.map(showPicture)
          ?? setContent(MissingPictureView(showing: item, reason: thumbnails.failureReason(of: item)))
      })
    guard !isDelivered else { return }
    self.load = load
    if content == nil, let image = thumbnails.pictureAtHand(of: file) { showPicture(image) }
  }

  private func showPicture(_ image: UIImage) {
    let view = pictureView ?? makePictureView()
    view.image = image
    setContent(view)
  }

  private func makePictureView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    pictureView = view
    return view
  }

  private func setContent(_ view: UIView?) {
    if view !== content {
      if content === pictureView { pictureView?.image = nil } else { content?.removeFromSuperview() }
      content = view
      if let view, view.superview == nil { add(view) }
    }
    let isPicture = view != nil && view === pictureView
    // What covers the whole view hides a background, which would only show along its edges.
    backgroundColor = isPicture || item?.drawnAspectRatio != nil ? .clear : .systemGray4
    showCheckerboard(isPicture && item?.file.map { thumbnails?.isTransparent($0) == true } == true)
  }

  private func showCheckerboard(_ isShown: Bool) {
    guard isShown != (checkerboard != nil) else { return }
    checkerboard?.removeFromSuperview()
    checkerboard = isShown ? CheckerboardView() : nil
    checkerboard.map(add)
    checkerboard.map(sendSubviewToBack)
  }

  private func add(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    for mark in [favoriteMark, videoMark] as [UIView?] { mark.map(bringSubviewToFront) }
  }
}
