import ImageDecoding
import SystemPackage
import UIKit

/// Shows one picture of an album in the best resolution that is there: a thumbnail at once, then the picture decoded
/// for the size of the window. While ``enlargedPart`` is set, it shows all pixels of the file, or tiles of the part if
/// all pixels exceed the loader's budget. An animated picture moves while ``isPlaying`` is set. A video is shown as in a
/// cell.
///
/// The picture fills the view. The superview gives it the picture's proportions.
final class PictureView: UIView {
  /// How sharp the picture is.
  enum Resolution: Comparable {
    /// Nothing is loaded yet.
    case none
    /// Decoded for a cell.
    case thumbnail
    /// Decoded for the window, or drawn.
    case window
    /// Every pixel of the file.
    case full
  }

  /// The picture.
  private(set) var item: AlbumItem
  /// The width of the picture over its height. Until the file is read, that of a thumbnail.
  private(set) var aspectRatio: CGFloat
  /// The size of the whole picture, in pixels; nil for a drawing, and until the file is read.
  private(set) var pixelSize: CGSize?
  /// How sharp the picture is.
  private(set) var resolution = Resolution.none
  /// Whether a checkerboard belongs behind the picture.
  private(set) var isTransparent: Bool
  /// Whether the file cannot be shown.
  private(set) var isMissing = false
  /// Called when the size of the picture becomes known.
  var onChangeSize: (() -> Void)?

  private let thumbnails: ThumbnailLoader
  private let loader: PictureLoader
  private var content: UIView?
  private var load: PictureLoad?
  private var fullLoad: PictureLoad?
  /// The picture decoded for the window, and the size for which it was requested, in pixels.
  private var windowPicture: UIImage?
  private var windowSize: CGSize?
  /// How the picture is divided; nil until the file is read.
  private var tiling: PictureTiling?
  /// The tiles of the enlarged part, over the picture; nil while they are not needed.
  private(set) var tilesView: PictureTilesView?
  private var playback: PicturePlayback?
  /// Whether a frame of an animation is shown, with all its pixels.
  private var showsFrame = false

  /// Shows a picture. Loads nothing before ``loadPixels(for:scale:isUrgent:)``.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - thumbnails: Has the picture in any size, if it is already loaded, loads the thumbnail of a video, and knows why a
  ///     picture cannot be shown.
  ///   - loader: Decodes the picture.
  init(showing item: AlbumItem, thumbnails: ThumbnailLoader, loader: PictureLoader) {
    self.item = item
    (self.thumbnails, self.loader) = (thumbnails, loader)
    isTransparent = item.file.map(thumbnails.isTransparent) ?? false
    let thumbnail = item.file.flatMap(thumbnails.pictureAtHand)
    aspectRatio =
      item.isVideo
      ? VideoFile.usualAspectRatio : item.shownAspectRatio ?? thumbnail?.aspectRatio ?? 1.5
    super.init(frame: .zero)
    clipsToBounds = true
    switch item {
    case .bookCover(let book): show(DrawnPictureView(BookCoverView(book: book)), .window)
    case .player(let player): show(DrawnPictureView(PlayerCardView(player: player)), .window)
    case .word(let word): show(WordView(word: word), .window)
    case .file where item.isVideo:
      let poster = VideoPosterView(of: item, from: thumbnails)
      poster.onAspectRatioChange = { [weak self] in
        self?.aspectRatio = $0
        self?.onChangeSize?()
      }
      show(poster, .window)
    case .file:
      // A picture that is not loaded yet looks like its cell.
      backgroundColor = .systemGray4
      if let thumbnail { show(thumbnail, .thumbnail) }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    load?.cancel()
    fullLoad?.cancel()
  }

  /// Decodes the picture for a view of a size in points, unless that was done.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  ///   - isUrgent: Whether the picture is needed now, not ahead.
  func loadPixels(for size: CGSize, scale: CGFloat, isUrgent: Bool) {
    let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard let file = item.file, !item.isVideo, !isMissing, pixels.width >= 1, pixels.height >= 1,
      pixels != windowSize
    else { return }
    windowSize = pixels
    load?.cancel()
    load = loader.load(
      file, size: .fitting(width: Int(pixels.width), height: Int(pixels.height)), isUrgent: isUrgent
    ) { [weak self] in self?.take($0, .window) }
  }

  /// Follows a file that has another name or other contents. What was decoded before is shown until the new contents are
  /// loaded; call ``loadPixels(for:scale:isUrgent:)`` for that.
  func follow(_ newItem: AlbumItem, isChanged: Bool) {
    item = newItem
    if let poster = content as? VideoPosterView { return poster.show(newItem) }
    removeTiles()
    let plays = isPlaying
    isPlaying = false
    if isChanged {
      load?.cancel()
      fullLoad?.cancel()
      (load, fullLoad, windowSize, isMissing, showsFrame) = (nil, nil, nil, false, false)
      resolution = min(resolution, .thumbnail)
    }
    isPlaying = plays
    loadDetail()
  }

  /// Whether an animated picture moves. It begins with its first frame, and stops at the current one.
  var isPlaying = false {
    didSet {
      guard isPlaying != oldValue, let file = item.file, !item.isVideo else { return }
      playback =
        isPlaying ? PicturePlayback(of: file, loader: loader) { [weak self] in self?.show(frame: $0) } : nil
    }
  }

  private func show(frame: UIImage) {
    guard !isMissing else { return }
    showsFrame = true
    removeTiles()
    show(frame)
  }

  /// The part that is visible while the picture is larger than its page; nil if it is not, or its size is unknown.
  var enlargedPart: PicturePart? {
    didSet {
      guard enlargedPart != oldValue else { return }
      if enlargedPart != nil { loadDetail() } else { releaseDetail() }
    }
  }

  /// Releases tiles that are not shown.
  func releaseHiddenTiles() { tilesView?.releaseHiddenTiles() }

  private func loadDetail() {
    guard let file = item.file, let enlargedPart, let tiling, !isMissing, !showsFrame, !hasAllPixels else {
      return
    }
    // Neither factor is larger than 2³¹ in any format.
    if tiling.width * tiling.height * 4 > loader.pixelBudget {
      showTiles(of: file, in: tiling, enlargedPart)
    } else {
      loadAllPixels(of: file)
    }
  }

  private func showTiles(of file: FilePath, in tiling: PictureTiling, _ part: PicturePart) {
    let view = tilesView ?? PictureTilesView(of: file, in: tiling, loader: loader)
    if tilesView == nil {
      tilesView = view
      fill(with: view)
    }
    view.show(part)
  }

  private func removeTiles() {
    tilesView?.removeFromSuperview()
    tilesView = nil
  }

  private func loadAllPixels(of file: FilePath) {
    guard resolution < .full, fullLoad == nil else { return }
    fullLoad = loader.load(file, size: .full, isUrgent: true) { [weak self] in
      self?.fullLoad = nil
      if let picture = $0 { self?.take(picture, .full) }
    }
  }

  private func releaseDetail() {
    removeTiles()
    fullLoad?.cancel()
    fullLoad = nil
    guard resolution == .full, let windowPicture else { return }
    show(windowPicture, .window)
  }

  /// Whether the picture for the window is not reduced.
  private var hasAllPixels: Bool {
    guard let pixelSize, let windowPicture else { return false }
    return windowPicture.size.width >= pixelSize.width && windowPicture.size.height >= pixelSize.height
  }

  private func take(_ picture: LoadedPicture?, _ newResolution: Resolution) {
    if newResolution == .window { load = nil }
    guard let picture else {
      guard resolution < .window else { return }
      (isMissing, pixelSize, tiling) = (true, nil, nil)
      show(MissingPictureView(showing: item, reason: thumbnails.failureReason(of: item)), .window)
      onChangeSize?()
      return
    }
    if newResolution == .window {
      windowPicture = picture.image
      isTransparent = !picture.isOpaque
    }
    if newResolution >= resolution { show(picture.image, newResolution) }
    tiling = picture.tiling
    if pixelSize != picture.pixelSize {
      pixelSize = picture.pixelSize
      aspectRatio = picture.pixelSize.width / max(1, picture.pixelSize.height)
      onChangeSize?()
    }
    // It may be shown larger since it was requested.
    loadDetail()
  }

  private func show(_ image: UIImage, _ newResolution: Resolution) {
    resolution = newResolution
    if !showsFrame { show(image) }
  }

  private func show(_ image: UIImage) {
    if let view = content as? UIImageView {
      view.image = image
      return
    }
    let view = UIImageView(image: image)
    // The proportions of a thumbnail are rounded to its pixels.
    view.contentMode = .scaleAspectFill
    show(view, resolution)
  }

  private func show(_ view: UIView, _ newResolution: Resolution) {
    content?.removeFromSuperview()
    content = view
    resolution = newResolution
    if newResolution > .none { backgroundColor = nil }
    fill(with: view)
    if let tilesView { bringSubviewToFront(tilesView) }
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension AlbumItem {
  /// The aspect ratio, width over height, in which the viewer shows a picture that the program draws; nil for a file.
  fileprivate var shownAspectRatio: CGFloat? {
    // Words are wider than the squares in which other views show them.
    if case .word = self { return 5 }
    return drawnAspectRatio.map { CGFloat($0) }
  }
}

extension UIImage {
  /// The width over the height; nil for an empty image.
  fileprivate var aspectRatio: CGFloat? { size.height > 0 ? size.width / size.height : nil }
}
