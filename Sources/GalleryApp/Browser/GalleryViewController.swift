import UIKit

/// Contains the controller that shows an album, and the viewer that shows one of its pictures over it.
package final class GalleryViewController: UIViewController {
  /// The picture in the viewer, for the title of a window.
  package struct ShownPicture: Equatable {
    /// The picture.
    package var item: AlbumItem
    /// Its index in the album, from 0.
    package var index: Int
    /// The number of pictures in the album.
    package var count: Int
  }

  /// The controller that shows the album.
  package private(set) var albumController: AlbumViewController?
  /// The viewer; nil while no picture is open.
  package private(set) var viewer: PictureViewController?
  /// Decodes the pictures that the viewer shows.
  package let loader: PictureLoader
  /// Called when a slide show starts or stops.
  package var onSlideShow: ((_ isRunning: Bool) -> Void)?
  /// Called when the viewer shows another picture; nil when it closes.
  package var onShow: ((ShownPicture?) -> Void)?
  /// Called when a finger taps the album or an open picture once, with the position in the view.
  package var onTap: ((CGPoint) -> Void)?

  /// Whether Escape closes the viewer or cancels a rubber band.
  package var takesEscape: Bool { viewer != nil || albumController?.desktopSelection.isDrawing == true }

  private let thumbnails: ThumbnailLoader
  /// The picture to which the album scrolled, or from which the viewer was opened.
  private var followedItem: AlbumItem?

  /// Creates a container without an album.
  init(thumbnails: ThumbnailLoader, loader: PictureLoader) {
    self.thumbnails = thumbnails
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because this platform has no archives.
  package required init?(coder: NSCoder) { nil }

  /// Recognizes taps on the album.
  package override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer { [weak self] in
      guard let self, viewer == nil else { return }
      onTap?($0.location(in: view))
    }
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  /// Gives both controllers the size of the view.
  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The album first: a picture on its way back looks for its cell.
    for child in [albumController, viewer] as [UIViewController?] {
      guard let view = child?.view, view.frame != self.view.bounds else { continue }
      view.frame = self.view.bounds
      view.layoutIfNeeded()
    }
  }

  // MARK: - Album

  /// Shows another controller's album. An open picture stays open, and returns to the new controller.
  func show(_ controller: AlbumViewController) {
    guard controller !== albumController else { return }
    let old = albumController
    old?.openItem = nil
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    albumController = controller
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.isHidden = old?.view.isHidden ?? false
    view.insertSubview(controller.view, at: 0)
    controller.didMove(toParent: self)
    controller.openItem = viewer?.item
    controller.onOpen = { [weak self] in self?.open($0) }
    if let viewer, viewer.phase != .closing { viewer.view.becomeFirstResponder() }
  }

  /// Passes a changed album on to the viewer.
  func albumDidChange() {
    if let album = albumController?.wholeAlbum { viewer?.albumDidChange(to: album) }
  }

  /// Passes a change of the files on to the viewer.
  func albumDidChange(_ revision: AlbumRevision) {
    followedItem = followedItem.map(revision.moved.destination)
    viewer?.filesDidChange(revision)
    albumDidChange()
  }

  // MARK: - Viewer

  /// Opens a picture of the album. A picture that is returning to its cell opens again. A video opens in another program.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the picture.
  ///   - animated: Whether the picture comes from its cell.
  package func open(_ indexPath: IndexPath, animated: Bool = true) {
    guard let albumController else { return }
    let item = albumController.item(at: indexPath)
    if let file = item.file, item.isVideo {
      albumController.desktop?.open(file)
      return
    }
    if let viewer {
      guard viewer.phase == .closing else { return }
      if viewer.item == item, viewer.isFlying { return viewer.reopen() }
      removeViewer()
    }
    let viewer = PictureViewController(
      album: albumController.wholeAlbum, thumbnails: thumbnails, loader: loader)
    viewer.delegate = self
    viewer.desktop = albumController.desktop
    viewer.files = albumController.files
    self.viewer = viewer
    addChild(viewer)
    followedItem = item
    viewer.view.frame = view.bounds
    view.addSubview(viewer.view)
    viewer.didMove(toParent: self)
    viewer.open(item, animated: animated)
    // The flight starts now, no matter when the next frame comes.
    if animated { view.window?.beginMotion() }
  }

  /// Opens the current picture of the album.
  func openCurrentPicture() { currentPath.map { open($0) } }

  private var currentPath: IndexPath? {
    albumController?.attendedPath ?? albumController?.collectionView.itemAtRest
  }

  /// Starts a slide show with the open picture, or else with the current one of the album. Stops it if one runs.
  package func toggleSlideShow() {
    guard let albumController else { return }
    if let viewer, viewer.isShowingSlides { return viewer.stopSlideShow() }
    if viewer == nil || viewer?.phase == .closing {
      let (album, path) = (albumController.album, currentPath)
      let first = path.flatMap { album.index(from: album.number(of: $0), where: thumbnails.canBeSlide) }
      first.flatMap(album.indexPath).map { open($0) }
    }
    viewer?.startSlideShow(albumController.presentation.pageTransition)
  }

  /// Releases the decoded parts of the open picture that are not visible.
  package func releaseHiddenTiles() { viewer?.page?.picture.releaseHiddenTiles() }

  /// Removes the viewer without animation.
  func removeViewer() {
    guard let viewer else { return }
    self.viewer = nil
    viewer.stop()
    viewer.willMove(toParent: nil)
    viewer.view.removeFromSuperview()
    viewer.removeFromParent()
    albumController?.view.isHidden = false
    albumController?.openItem = nil
    albumController?.collectionView.becomeFirstResponder()
    onShow?(nil)
  }
}

extension GalleryViewController {
  /// Performs a step of a film.
  func perform(_ action: ViewerAction) {
    switch action {
    case .open: openCurrentPicture()
    case .next: viewer.map { $0.show($0.index + 1) }
    case .zoom: viewer?.page.map { $0.toggleZoom(at: CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
    case .close: viewer?.close()
    }
  }
}

extension GalleryViewController: UIGestureRecognizerDelegate {
  /// A tap on the album also does what it does without this controller.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension GalleryViewController: PictureViewControllerDelegate {
  func pose(of item: AlbumItem, aspectRatio: CGFloat) -> PicturePose? {
    guard let cell = albumController?.cell(of: item) else { return nil }
    let pose = PicturePose(of: cell, aspectRatio: item.file == nil ? nil : aspectRatio, in: view)
    // A cell outside of the window is no place to come from.
    return pose.flatMap { $0.intersects(view.bounds) ? $0 : nil }
  }

  func cover(of item: AlbumItem) -> UIView? {
    guard let picture = albumController?.cell(of: item)?.pictureView, !(picture is ArtworkView) else {
      return nil
    }
    return picture.snapshotView(afterScreenUpdates: false)
  }

  func viewer(_ viewer: PictureViewController, didShow item: AlbumItem) {
    albumController?.openItem = item
    onShow?(ShownPicture(item: item, index: viewer.index, count: viewer.album.itemCount))
  }

  func viewerDidRest(_ viewer: PictureViewController) {
    guard let albumController, followedItem != viewer.item else { return }
    followedItem = viewer.item
    albumController.attend(to: viewer.item)
    albumController.selectOnly(viewer.item)
  }

  func viewer(_ viewer: PictureViewController, didCover isCovering: Bool) {
    albumController?.view.isHidden = isCovering
    if !isCovering { viewerDidRest(viewer) }
  }

  func viewerToggleSlideShow(_ viewer: PictureViewController) { toggleSlideShow() }

  func viewer(_ viewer: PictureViewController, didChangeSlideShow isRunning: Bool) { onSlideShow?(isRunning) }

  func viewer(_ viewer: PictureViewController, wasTappedAt point: CGPoint) {
    onTap?(viewer.view.convert(point, to: view))
  }

  func viewerWillClose(_ viewer: PictureViewController) {
    view.layoutIfNeeded()
    if pose(of: viewer.item, aspectRatio: 1) == nil { albumController?.attend(to: viewer.item) }
    albumController?.selectOnly(viewer.item)
    albumController?.collectionView.becomeFirstResponder()
    view.layoutIfNeeded()
  }

  func viewerDidLand(_ viewer: PictureViewController) { albumController?.openItem = nil }

  func viewerDidClose(_ viewer: PictureViewController) {
    if viewer === self.viewer { removeViewer() }
  }
}
