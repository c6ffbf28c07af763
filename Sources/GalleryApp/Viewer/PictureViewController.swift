import Translations
import UIKit

/// Shows the pictures of an album one at a time, as large as the view.
///
/// The current picture comes from its cell and returns to it. In between, keys, wheel and fingers zoom it and lead to
/// the next and previous pictures.
package final class PictureViewController: UIViewController {
  /// What the viewer is doing.
  enum Phase {
    /// The picture comes from its cell, or returns to the window after it was released.
    case opening
    /// The picture is in its page.
    case open
    /// A finger pulls the picture out of its page.
    case held
    /// The picture returns to its cell.
    case closing
  }

  /// What the viewer is doing.
  private(set) var phase = Phase.opening
  /// The album whose pictures the viewer shows.
  private(set) var album: Album
  /// Returns where the pictures are in the album.
  weak var delegate: (any PictureViewControllerDelegate)?
  /// Opens files in other programs; nil if that is not possible.
  weak var desktop: (any Desktop)?
  /// The commands that change files; nil if files cannot be changed.
  var files: FileCommands?

  let pager = PicturePager()
  private let backdrop = UIView()
  private let flightView = PictureFlightView()
  let thumbnails: ThumbnailLoader
  private let loader: PictureLoader
  private var flight: PictureFlight?
  /// Fades from the picture to its cell.
  private var fadeLink: CADisplayLink?
  /// The pose of the picture in flight, or in the finger's hold.
  private(set) var pose: PicturePose?
  private lazy var release = PictureRelease(in: self)
  /// The pictures that were open when the album lost them.
  private var lostItems: Set<AlbumItem> = []
  /// The files to show as soon as the album contains them, if they were open when it lost them.
  var filesToShow = FilesByFolder()
  /// The slide show; nil unless one runs.
  var slideShow: SlideShow?
  private(set) lazy var information = PictureInformation(
    over: view, worksInBackground: thumbnails.worksInBackground)

  /// Creates a viewer. It shows nothing before ``open(_:)``.
  init(album: Album, thumbnails: ThumbnailLoader, loader: PictureLoader) {
    self.album = album
    self.thumbnails = thumbnails
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because this platform has no archives.
  package required init?(coder: NSCoder) { nil }

  isolated deinit { fadeLink?.invalidate() }

  // MARK: - State

  /// The current picture.
  package var item: AlbumItem { page?.picture.item ?? album[currentPath] }

  /// The index of the current picture, counted through all sections.
  package var index: Int { pager.index }

  /// The zoom scale of the current picture: 1 shows one pixel of the picture in each pixel of the display.
  package var zoomScale: CGFloat { page?.zoomScale ?? 1 }

  /// Whether the picture is at rest in the window.
  package var isOpen: Bool { phase == .open }

  /// Whether the information panel is visible.
  package var isShowingInformation: Bool { information.isShown }

  /// Whether the picture is on its way between its cell and the window.
  var isFlying: Bool { flight != nil }

  /// The corners of the current picture's visible part, in the view's coordinates; nil if it is not visible.
  var visibleCorners: [CGPoint]? {
    shownPose?.visibleCorners.map {
      [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft].map { CGPoint($0) }
    }
  }

  /// The page of the current picture.
  var page: PicturePage? { pager.page }

  private var currentPath: IndexPath {
    album.indexPath(ofItem: pager.index) ?? IndexPath(item: 0, section: 0)
  }

  /// The pose of the picture now: in flight, or in its page.
  private var shownPose: PicturePose? { pose ?? page.map { PicturePose($0.shownRect) } }

  private var fittingPose: PicturePose? { page.map { PicturePose($0.fittingRect) } }

  // MARK: - View

  /// Creates a view that receives keys.
  package override func loadView() { view = PictureViewerView(frame: UIScreen.main.bounds) }

  /// Sets up the pages.
  package override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = .black
    backdrop.alpha = 0
    flightView.isHidden = true
    pager.makePage = { [weak self] in self?.makePage($0) }
    pager.onChangeIndex = { [weak self] in self?.indexDidChange() }
    pager.onRest = { [weak self] in self?.rest() }
    for view in [backdrop, pager, flightView] { self.view.addSubview(view) }
    let tap = UITapGestureRecognizer { [weak self] in self?.toggleZoom(by: $0) }
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    let singleTap = UITapGestureRecognizer { [weak self] in
      guard let self else { return }
      delegate?.viewer(self, wasTappedAt: $0.location(in: view))
    }
    singleTap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    singleTap.require(toFail: tap)
    view.addGestureRecognizer(singleTap)
    release.begin()
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    setUpAccessibility()
  }

  /// The current picture is one element, with the keys of the viewer as actions. The album behind it is none.
  private func setUpAccessibility() {
    view.accessibilityViewIsModal = true
    pager.isAccessibilityElement = true
    pager.accessibilityTraits = .image
    pager.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: translated("Back")) { [weak self] _ in
        self?.close()
        return true
      },
      UIAccessibilityCustomAction(name: translated("Next Picture")) { [weak self] _ in
        self.map { $0.show($0.index + 1) }
        return true
      },
      UIAccessibilityCustomAction(name: translated("Previous Picture")) { [weak self] _ in
        self.map { $0.show($0.index - 1) }
        return true
      },
    ]
  }

  private func updateAccessibility() {
    pager.accessibilityLabel = item.title
    pager.accessibilityValue = GalleryText.position("\(index + 1)", of: "\(album.itemCount)")
  }

  /// Receives the keys.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
  }

  /// Updates the pages for the size of the view. A picture in flight arrives where its page is then.
  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    backdrop.frame = view.bounds
    var frame = view.bounds
    frame.size.width -= information.reservedWidth
    frame = frame.insetBy(dx: -PicturePager.gap / 2, dy: 0)
    if pager.frame != frame {
      pager.frame = frame
      pager.layoutIfNeeded()
    }
    for page in pager.pages.values { loadPixels(for: page) }
    information.layout()
  }

  private func makePage(_ index: Int) -> PicturePage? {
    guard let path = album.indexPath(ofItem: index) else { return nil }
    let item = album[path]
    let picture = PictureView(showing: item, thumbnails: thumbnails, loader: loader)
    let page = PicturePage(of: picture)
    page.onZoom = { [weak self, weak page] in page.map { self?.pageDidZoom($0) } }
    page.onShrink = { [weak self] in self?.pageDidShrink(to: $0) }
    page.onPinchClosed = { [weak self] in self?.close() }
    picture.loadPixels(
      for: view.bounds.size, scale: traitCollection.displayScale, isUrgent: index == pager.index)
    return page
  }

  private func loadPixels(for page: PicturePage) {
    page.picture.loadPixels(
      for: view.bounds.size, scale: traitCollection.displayScale, isUrgent: page === self.page)
  }

  private func pageDidZoom(_ page: PicturePage) {
    // A drag moves a picture that is larger than its page.
    if page === self.page { pager.isScrollEnabled = !page.isZoomedIn }
  }

  private func pageDidShrink(to ratio: CGFloat) {
    guard phase == .open else { return }
    backdrop.alpha = max(0, 1 - 2 * (1 - ratio))
    delegate?.viewer(self, didCover: ratio >= 1)
  }

  private func indexDidChange() {
    guard let page else { return }
    pager.isScrollEnabled = !page.isZoomedIn
    loadPixels(for: page)
    updatePlayback()
    slideShow?.restart()
    information.update(for: item)
    updateAccessibility()
    delegate?.viewer(self, didShow: item)
  }

  /// Lets only the current picture move.
  private func updatePlayback() {
    for page in pager.pages.values { page.picture.isPlaying = page === self.page && phase != .closing }
  }

  /// Lets the album follow, because no other picture comes soon.
  func rest() {
    if phase == .open { delegate?.viewerDidRest(self) }
  }

  // MARK: - Opening

  /// Brings a picture from its cell to the window.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - animated: Whether it flies there.
  func open(_ item: AlbumItem, animated: Bool) {
    guard let path = album.indexPath(of: item) else { return }
    view.layoutIfNeeded()
    pager.reload(count: album.itemCount, index: album.number(of: path))
    view.layoutIfNeeded()
    guard animated else {
      delegate?.viewer(self, didShow: item)
      return arrive()
    }
    let start = page.flatMap { delegate?.pose(of: item, aspectRatio: $0.picture.aspectRatio) }
    let cover = delegate?.cover(of: item)
    delegate?.viewer(self, didShow: item)
    guard let start, !UIAccessibility.isReduceMotionEnabled else { return fadeIn() }
    takePicture(cover: cover)
    fly(from: start, velocity: .zero)
  }

  /// Brings a picture that is returning to its cell back to the window. Has no effect otherwise.
  func reopen() {
    guard phase == .closing else { return }
    view.isUserInteractionEnabled = true
    view.accessibilityViewIsModal = true
    view.becomeFirstResponder()
    delegate?.viewer(self, didShow: item)
    guard let pose else { return fadeIn() }
    fly(from: pose, velocity: flight?.velocity ?? .zero)
  }

  private func fadeIn() {
    phase = .open
    showPage()
    backdrop.alpha = 1
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: Self.fading, delay: 0, options: .allowUserInteraction) { [self] in
      view.alpha = 1
    } completion: { [weak self] _ in
      guard let self, phase == .open else { return }
      delegate?.viewer(self, didCover: true)
    }
  }

  /// The duration of fading in and out with reduced motion, in seconds.
  private static let fading: TimeInterval = 0.22

  /// Flies to the window.
  private func fly(from start: PicturePose, velocity: CGPoint) {
    phase = .opening
    flight?.stop()
    let darkness = backdrop.alpha
    let flight = PictureFlight(from: start, velocity: velocity) { [weak self] in
      self?.view.layoutIfNeeded()
      return self?.fittingPose
    } onFrame: { [weak self] pose, progress in
      self?.show(pose, darkness: darkness + (1 - darkness) * progress, coverOpacity: 1 - 3 * progress)
    } completion: { [weak self] in
      self?.arrive()
    }
    self.flight = flight
    flight.begin()
  }

  /// Ends a flight to the window, because a key leads to another picture.
  func arriveAtOnce() {
    guard phase == .opening else { return }
    flight?.stop()
    arrive()
  }

  private func arrive() {
    flight = nil
    phase = .open
    showPage()
    delegate?.viewer(self, didCover: true)
  }

  // MARK: - Flying

  /// Takes the picture out of its page.
  private func takePicture(cover: UIView?) {
    guard let page else { return }
    flightView.take(page.picture, cover: cover)
    pager.isHidden = true
  }

  private func show(_ newPose: PicturePose, darkness: CGFloat, coverOpacity: CGFloat = 0) {
    pose = newPose
    flightView.show(newPose)
    flightView.coverOpacity = coverOpacity
    backdrop.alpha = darkness
  }

  /// Shows the picture in its page.
  private func showPage() {
    pose = nil
    updatePlayback()
    flightView.isHidden = true
    pager.isHidden = false
    updateAccessibility()
    if page?.hasPicture == false { page?.takeBackPicture() }
    backdrop.alpha = 1
  }

  // MARK: - Closing

  /// Returns the picture to its cell. If the album no longer shows it, it fades out.
  package func close() { close(velocity: .zero) }

  /// Returns the picture to its cell.
  ///
  /// - Parameter velocity: The velocity with which a finger released it, in points per second.
  func close(velocity: CGPoint) {
    guard phase != .closing else { return }
    stopSlideShow()
    // Where the picture is seen, before the page takes the place of the panel.
    let start = shownPose
    information.hide()
    let velocity = phase == .opening ? flight?.velocity ?? .zero : velocity
    phase = .closing
    updatePlayback()
    flight?.stop()
    view.isUserInteractionEnabled = false
    view.accessibilityViewIsModal = false
    delegate?.viewer(self, didCover: false)
    delegate?.viewerWillClose(self)
    guard let start, !UIAccessibility.isReduceMotionEnabled else { return fadeOut() }
    page?.stopScrollingAndZooming()
    let item = item
    takePicture(cover: delegate?.cover(of: item))
    let darkness = backdrop.alpha
    let flight = PictureFlight(from: start, velocity: velocity) { [weak self] in
      guard let self, let page else { return nil }
      return delegate?.pose(of: item, aspectRatio: page.picture.aspectRatio)
    } onFrame: { [weak self] pose, progress in
      self?.show(pose, darkness: darkness * (1 - progress), coverOpacity: 3 * progress - 2)
    } completion: { [weak self] in
      self?.land()
    }
    self.flight = flight
    flight.begin()
  }

  private func fadeOut() {
    UIView.animate(withDuration: Self.fading, delay: 0, options: []) { [self] in
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, phase == .closing else { return }
      delegate?.viewerDidClose(self)
    }
  }

  /// Fades to the cell, which shows its title and its marks again.
  private func land() {
    flight = nil
    delegate?.viewerDidLand(self)
    // An animation would begin with the next frame, and this one would already show its end.
    let start = FrameClock.main.time
    let link = CADisplayLink { [weak self] in self?.fade(after: $0.timestamp - start) }
    link.add(to: .main, forMode: .common)
    fadeLink = link
  }

  private func fade(after interval: TimeInterval) {
    flightView.alpha = max(0, 1 - interval / Self.landing)
    guard interval >= Self.landing else { return }
    stop()
    delegate?.viewerDidClose(self)
  }

  /// The duration of the fade from the picture to its cell, in seconds.
  private static let landing: TimeInterval = 0.12

  /// Stops everything, because the view is about to be removed.
  func stop() {
    flight?.stop()
    stopSlideShow()
    fadeLink?.invalidate()
    fadeLink = nil
  }

  // MARK: - Holding

  /// Takes the picture out of its page, because a finger pulls it. Returns whether that is possible.
  func hold() -> Bool {
    guard phase == .open, let page, page.hasPicture, !page.isZoomedIn, let start = fittingPose else {
      return false
    }
    phase = .held
    delegate?.viewer(self, didCover: false)
    takePicture(cover: nil)
    show(start, darkness: 1)
    return true
  }

  /// Moves the held picture.
  ///
  /// - Parameters:
  ///   - translation: The distance from the page, in points.
  ///   - point: The point that the finger holds, in the view's coordinates before the translation.
  ///   - scale: The size of the picture, relative to its size in the page.
  ///   - darkness: The opacity of the background.
  func move(by translation: CGPoint, holding point: CGPoint, scale: CGFloat, darkness: CGFloat) {
    guard phase == .held, let start = fittingPose else { return }
    show(start.moved(by: translation, scale: scale, about: point), darkness: darkness)
  }

  /// Lets the held picture fly back to the window.
  func letGo(velocity: CGPoint) {
    guard phase == .held, let pose else { return }
    fly(from: pose, velocity: velocity)
  }

  // MARK: - Album

  /// Follows files that have another name or other contents. Call ``albumDidChange(to:)`` then.
  func filesDidChange(_ revision: AlbumRevision) {
    for page in pager.pages.values {
      let picture = page.picture
      let item = revision.moved.destination(of: picture.item)
      let isChanged = revision.changed.contains(item.withoutCopy)
      guard item != picture.item || isChanged else { continue }
      picture.follow(item, isChanged: isChanged)
      loadPixels(for: page)
      if page === self.page {
        information.update(for: item, isChanged: isChanged)
        delegate?.viewer(self, didShow: item)
      }
    }
  }

  /// Shows a changed album. If the current picture was removed, shows the one that took its place, and closes if there is
  /// none.
  func albumDidChange(to newAlbum: Album) {
    guard newAlbum != album else { return }
    let current = item
    album = newAlbum
    guard phase != .closing else { return }
    if let returned = takeReturnedItem(), let path = newAlbum.indexPath(of: returned) {
      return reload(at: newAlbum.number(of: path))
    }
    if let path = newAlbum.indexPath(of: current) {
      pager.renumber(count: newAlbum.itemCount, index: newAlbum.number(of: path))
      updatePlayback()
      delegate?.viewer(self, didShow: current)
      return
    }
    lostItems.insert(current)
    guard newAlbum.itemCount > 0 else { return close() }
    reload(at: pager.index)
  }

  /// The picture that was open when the album lost it and that the user has restored; nil if there is none.
  private func takeReturnedItem() -> AlbumItem? {
    guard !filesToShow.isEmpty, let item = lostItems.first(where: filesToShow.contains),
      album.indexPath(of: item) != nil
    else { return nil }
    lostItems.remove(item)
    filesToShow = FilesByFolder()
    return item
  }

  /// Shows the picture at an index of a changed album.
  private func reload(at index: Int) {
    if phase != .open {
      flight?.stop()
      phase = .open
    }
    pager.reload(count: album.itemCount, index: index)
    view.layoutIfNeeded()
    showPage()
    delegate?.viewer(self, didCover: true)
    indexDidChange()
  }

  // MARK: - Zooming

  private func toggleZoom(by tap: UIGestureRecognizer) {
    guard phase == .open, let page else { return }
    page.toggleZoom(at: tap.location(in: page))
  }

  // MARK: - Keys

  /// Handles the keys of the viewer.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, !handle(key, isRepeat: press.isRepeat) else { continue }
      super.pressesBegan([press], with: event)
    }
  }

  /// Lets the album follow when a key that was held is released.
  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    if !pager.isScrollAnimating { rest() }
  }

  /// Returns whether the picture can be copied.
  package override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "copy:" || super.canPerformAction(action, withSender: sender)
  }

  /// Copies the picture.
  package override func copy(_ sender: Any?) { UIPasteboard.general.copy([item]) }
}
