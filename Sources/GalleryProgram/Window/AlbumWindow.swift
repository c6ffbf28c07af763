import Dispatch
import GTKHost
import GalleryApp
import SystemPackage
import Translations
import UIKit

/// A desktop window that shows an album.
@MainActor
final class AlbumWindow {
  /// The identifier under which the window's state is stored.
  static let applicationID = "io.github.opencollectionview.Gallery"

  /// Prints the state of the window whenever it changes; nil to print nothing.
  var trace: WindowTrace?
  /// Records the input; nil to record nothing.
  var recorder: InputRecorder?

  let host: WindowHost
  let desktop: WindowDesktop
  let switcher: LayoutSwitcher

  private let thumbnails: ThumbnailLoader
  /// Follows the files of the album.
  private(set) var liveAlbum: LiveAlbum
  /// The commands that change files.
  let files: FileCommands
  let sizeSlider = HeaderBarSlider(title: translated("Thumbnail Size"), minimumWindowWidth: 560)
  /// Lead to the pictures before and after the open one.
  private(set) lazy var previousButton = viewerButton(translated("Previous picture"), "go-previous-symbolic")
  {
    $0.show($0.index - 1)
  }
  private(set) lazy var nextButton = viewerButton(translated("Next picture"), "go-next-symbolic") {
    $0.show($0.index + 1)
  }
  private let search: NameSearch
  private let layoutPictures: LayoutPictures
  /// The folder of the album, for the subtitle.
  private var folder: String?
  /// The files and folders of the album; empty for the built-in album.
  private(set) var paths: [FilePath]
  /// The album that is being opened; nil if none is.
  var pending: PendingAlbum?
  /// What could not be shown of the album with which the window began.
  var problemsAtStart: [AlbumError] = []
  /// What the user made.
  let library: UserLibrary
  let favorites: Favorites
  /// The number of the window's session in the library; nil before it was stored.
  var sessionNumber: Int64?
  /// The size of the content to remember; zero before it is known.
  var usualSize = CGSize.zero
  /// Whether the user has decided to close the window although an action is in progress.
  private var isClosing = false
  /// The albums that the window showed before.
  var history = FolderHistory()
  /// The files to select when the window shows them.
  var filesToSelect: [FilePath] = []
  private let index: PictureIndex
  private let indexer: PictureIndexer
  /// Whether files will be followed even if pictures are still loading.
  private var isGoingToFollow = false
  /// The seconds for which the pictures of the first screen have the processor to themselves.
  private static let patience = 1.0
  /// Whether the index knew, or was asked for, the colours of the album.
  private var hasColors = false
  /// Releases pictures that are not visible while the user does nothing.
  private let memoryRelease = MemoryRelease()
  /// Whether the window was not in full screen before the slide show.
  private var entersFullscreenForSlides = false
  /// The open picture, which the title names; nil if none is open.
  private(set) var shownPicture: GalleryViewController.ShownPicture?

  /// Prepares a window that shows an album.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - source: The files and folders of which the album consists, to follow their changes.
  ///   - paths: The files and folders that the user named; empty for the built-in album.
  ///   - library: What the user made.
  ///   - options: The options of the window, without its layouts and cache.
  ///   - memory: The memory for pictures.
  init(
    album: Album, source: AlbumSource, paths: [FilePath], library: UserLibrary, options: WindowOptions,
    memory: MemoryBudget
  ) {
    (self.paths, self.library, favorites) = (paths, library, Favorites(in: library))
    let ordered = album.ordered(by: library.orders())
    var options = options
    options.cacheLimit = memory.drawings
    options.layouts = GalleryLayout.allCases.map { LayoutChoice(identifier: $0.rawValue, title: $0.title) }
    let host = WindowHost(options: options)
    self.host = host
    let desktop = WindowDesktop(host)
    self.desktop = desktop
    let cache = UserFolders().cache
    let store = ThumbnailStore(in: cache, program: "OpenCollectionView-\(GalleryVersion.current)")
    let index = PictureIndex(in: cache)
    indexer = PictureIndexer(index: index, store: store)
    thumbnails = ThumbnailLoader(
      budget: memory.thumbnails, worksInBackground: true, store: store, index: index
    ) { desktop.count($0) }
    thumbnails.favorites = favorites
    let layout = (options.layout ?? host.state.layout).flatMap(GalleryLayout.init) ?? .grid
    let switcher = LayoutSwitcher(
      album: ordered, thumbnails: thumbnails, window: host.window, layout: layout, desktop: desktop,
      loader: PictureLoader(worksInBackground: true, pixelBudget: memory.enlargedPicture))
    self.switcher = switcher
    self.index = index
    liveAlbum = LiveAlbum(
      of: source, in: switcher, watching: FolderWatch(), index: index, favorites: favorites,
      library: library
    ) { desktop.report($0) }
    files = FileCommands(trash: TrashOfDesktop(), dialogs: desktop)
    search = NameSearch(in: switcher)
    layoutPictures = LayoutPictures(of: switcher, thumbnails: thumbnails)
    takeUp(source)
    followLiveAlbum()
    connectHost()
    connectSwitcher()
    connectFiles()
    connectSizeSlider()
    connectTouch()
    connectSearch()
    memoryRelease.onRelease = { [weak self] in self?.releaseMemory(keeping: memory.idle) ?? true }
    memoryRelease.restart()
    showHeaderBar()
  }

  private func connectHost() {
    host.layoutPicture = { [layoutPictures] choice, size, scale in
      guard let layout = GalleryLayout(rawValue: choice.identifier) else { return nil }
      return await layoutPictures.draw(layout, size: size, scale: scale)
    }
    host.select(layout: switcher.layout.rawValue)
    host.onChooseLayout = { [weak self] choice in
      GalleryLayout(rawValue: choice.identifier).map { self?.switcher.show($0) }
    }
    host.onFullscreenChange = { [weak switcher] isFullscreen in
      if !isFullscreen { switcher?.gallery.viewer?.stopSlideShow() }
    }
    host.onIdle = { [weak self] in self?.didBecomeIdle() }
    host.onInput = { [weak self] event in
      self?.memoryRelease.restart()
      self?.trace?.follow(event)
      self?.record(event)
    }
    host.shouldClose = { [weak self] in self?.shouldClose() ?? true }
    host.contentTakesEscape = { [weak switcher] in switcher?.gallery.takesEscape ?? false }
    host.onGoBack = { [weak self] in
      if let viewer = self?.switcher.gallery.viewer { viewer.close() } else { self?.goBack() }
    }
    host.commands = commands
    host.menuKeys = MenuKeys.all
    desktop.onOpenFolders = { [weak self] in self?.open($0) }
  }

  private func connectSwitcher() {
    // Another window may have changed the favourites meanwhile.
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak favorites] _ in MainActor.assumeIsolated { favorites?.update() } }
    switcher.gallery.onSlideShow = { [weak self] in self?.slideShowDidChange(isRunning: $0) }
    switcher.gallery.onShow = { [weak self] in
      self?.show($0)
      self?.memoryRelease.restart()
    }
    switcher.onReorder = { [weak self] move in
      guard let self, switcher.files != nil else { return }
      liveAlbum.pictureDidMove(move, undoneBy: files)
    }
    switcher.onMoveFiles = { [library, favorites] in
      library.filesDidMove($0)
      favorites.filesDidMove($0)
    }
    favorites.onChange = { [weak self] in
      self?.switcher.controller.updateFavorites()
      self?.liveAlbum.favoritesDidChange()
    }
  }

  private func connectFiles() {
    files.onChange = { [weak self] in self?.liveAlbum.filesDidChange($0) }
    files.onMoveToFolders = { [library, favorites] in
      library.filesDidMove($0)
      favorites.update()
    }
    files.onOpenFolders = { [weak self] in self?.open($0) }
    files.onReorder = { [weak self] in self?.liveAlbum.perform($0) }
  }

  /// Releases half of the thumbnails, and what was drawn and is not visible. Returns whether that was the last step.
  private func releaseMemory(keeping minimum: Int) -> Bool {
    saveSession()
    let thumbnailSize = max(minimum, thumbnails.cachedByteCount / 2)
    thumbnails.releasePictures(keeping: thumbnailSize)
    switcher.gallery.releaseHiddenTiles()
    switcher.releaseHiddenViews()
    switcher.updateHiddenLayouts()
    index.releaseMemory()
    library.releaseMemory()
    search.releaseMemory()
    host.releaseCaches()
    return thumbnailSize == minimum
  }

  private func connectSizeSlider() {
    sizeSlider.onChange = { [weak self] in self?.switcher.thumbnailScale = $0 }
    sizeSlider.onStep = { [weak self] in self?.switcher.stepThumbnailScale(by: $0) }
    updateSizeSlider()
  }

  private func updateSizeSlider() {
    if sizeSlider.isEnabled != switcher.hasThumbnailSizes {
      sizeSlider.isEnabled = switcher.hasThumbnailSizes
    }
    if sizeSlider.value != switcher.thumbnailScale { sizeSlider.value = switcher.thumbnailScale }
  }

  /// Replays recorded events, starting with the first frame of the window.
  func replay(_ events: [InputEvent]) { host.replay(events) }

  private func connectSearch() {
    let search = search
    host.search = SearchHandlers(
      // Slides would change behind the field.
      onOpen: { [weak switcher] in switcher?.gallery.viewer?.stopSlideShow() },
      onSearch: { search.search($0) }, onNext: { search.move(isForward: true) },
      onPrevious: { search.move(isForward: false) })
    search.onResult = { [weak host] in host?.show($0) }
  }

  /// Shows another album in the current layout, in the order that the user made.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - source: The files and folders of which it consists, to follow their changes.
  ///   - paths: The files and folders that the user named; empty for the built-in album.
  func show(_ album: Album, source: AlbumSource, paths: [FilePath]) {
    let ordered = album.ordered(by: library.orders())
    liveAlbum.stop()
    switcher.open(ordered)
    liveAlbum = LiveAlbum(
      of: source, in: switcher, watching: FolderWatch(), index: index, favorites: favorites,
      library: library
    ) { [desktop] in desktop.report($0) }
    followLiveAlbum()
    self.paths = paths
    takeUp(source)
    saveSession()
  }

  /// Shows the folder of the album, and lets commands change its files.
  private func takeUp(_ source: AlbumSource) {
    switcher.files = source.isEmpty ? nil : files
    switcher.openedFolder = source.folder
    let commonFolder = switcher.album.commonFolder
    folder = commonFolder?.abbreviated
    desktop.albumFolder = source.folder?.absolute ?? commonFolder
  }

  /// Takes up the picture in the viewer; nil when it closes.
  private func show(_ picture: GalleryViewController.ShownPicture?) {
    let wasOpen = shownPicture != nil
    shownPicture = picture
    if let picture {
      previousButton.isEnabled = picture.index > 0
      nextButton.isEnabled = picture.index < picture.count - 1
    }
    if wasOpen != (picture != nil) { showHeaderBar() }
  }

  /// Shows pictures that were read later, at the end of the album, in the order that the user made.
  func append(_ sections: [AlbumSection], title: String) {
    let added = Album(title: title, sections: sections).ordered(by: library.orders())
    switcher.append(added.sections, title: title)
  }

  /// Follows all files and folders of the album, which was read completely.
  func setSource(_ source: AlbumSource) {
    liveAlbum.source = source
    takeUp(source)
  }

  /// Opens a picture of the album, without animation.
  func open(_ item: AlbumItem) {
    switcher.controller.attend(to: item)
    switcher.controller.album.indexPath(of: item).map { switcher.gallery.open($0, animated: false) }
  }

  /// Shows an error message in the window.
  func show(error message: String) { desktop.show(message) }

  /// Shows the window until it is closed.
  ///
  /// - Returns: The exit status of the window system's loop.
  func run() -> Int32 {
    let status = host.run()
    files.stop()
    liveAlbum.stop()
    saveSession()
    pending?.opening.cancel()
    sessionNumber.map(library.close)
    indexer.stop()
    thumbnails.stop()
    switcher.gallery.loader.stop()
    layoutPictures.didBecomeIdle()
    switcher.importer.removeFiles()
    return status
  }

  /// Whether the window closes now. If that would cancel an action, asks the user first.
  private func shouldClose() -> Bool {
    noteSize()
    guard files.isPerforming, !isClosing else { return true }
    Task {
      guard await files.askToClose() else { return }
      isClosing = true
      host.close()
    }
    return false
  }

  private func didBecomeIdle() {
    noteSize()
    selectFiles()
    followFiles()
    indexPictures()
    updateSizeSlider()
    layoutPictures.didBecomeIdle()
    // Messages do not cover the caption. An open picture covers it.
    host.messageInset = shownPicture == nil ? Int(switcher.controller.captionHeight.rounded(.up)) : 0
    showTitle()
    traceState()
  }

  /// Follows the files of the album. The pictures of the first screen come first, unless they take long.
  private func followFiles() {
    guard host.frameCount > 0, pending?.isIncomplete != true else { return }
    liveAlbum.didScroll()
    if thumbnails.pendingCount == 0 {
      liveAlbum.start()
    } else if !isGoingToFollow {
      isGoingToFollow = true
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
        guard let self else { return }
        isGoingToFollow = false
        if pending?.isIncomplete != true { liveAlbum.start() }
      }
    }
  }

  /// A slide show covers the screen, and keeps it on. Afterwards, the window is as before.
  private func slideShowDidChange(isRunning: Bool) {
    UIApplication.shared.isIdleTimerDisabled = isRunning
    if isRunning {
      entersFullscreenForSlides = !host.isFullscreen
      if entersFullscreenForSlides { host.isFullscreen = true }
    } else if entersFullscreenForSlides {
      entersFullscreenForSlides = false
      // Also if the desktop has not entered it yet.
      host.isFullscreen = false
    }
  }

  /// Asks the index about the album again when files have come.
  private func followLiveAlbum() {
    hasColors = false
    liveAlbum.onSettle = { [weak self] in self?.indexPictures() }
  }

  /// Reads what is not known of the album, after its first screen is complete, and while no other program changes it.
  private func indexPictures() {
    let needsColors = liveAlbum.arrangement.order == .color && !hasColors
    guard liveAlbum.hasNewFiles || needsColors, host.frameCount > 0, thumbnails.pendingCount == 0 else {
      return
    }
    guard liveAlbum.isSettled || switcher.files == nil else { return }
    let changed = liveAlbum.takeFoldersToIndex()
    let folders = needsColors ? nil : changed
    if needsColors { hasColors = true }
    saveSession()
    Task { [liveAlbum, indexer, hasColors] in
      let album = await liveAlbum.readEverything() ?? switcher.album
      let onRead = { @Sendable [weak liveAlbum] (found: [FileName: IndexedPicture], folder: FilePath) in
        DispatchQueue.main.async { liveAlbum?.indexDidLearn(found, in: folder) }
      }
      if let folders {
        indexer.add(folders, of: album, needsColors: hasColors, onRead: onRead)
      } else {
        indexer.start(album, needsColors: hasColors, onRead: onRead)
      }
    }
  }

  /// Selects the pictures that were selected in the restored session.
  private func selectFiles() {
    guard !filesToSelect.isEmpty, host.frameCount > 0 else { return }
    switcher.controller.select(filesToSelect)
    filesToSelect = []
  }

  /// Shows the album's title. Below it are the folder and the number of pictures, or the name of the selected picture and the
  /// number of those selected, and the filters.
  private func showTitle() {
    if let picture = shownPicture {
      host.title = picture.item.title
      let isFavorite = picture.item.file.map(favorites.contains) == true
      host.subtitle =
        (isFavorite ? "♥ " : "") + GalleryText.position("\(picture.index + 1)", of: "\(picture.count)")
      return
    }
    let album = switcher.album
    host.title = album.title
    let controller = switcher.controller
    let selection = controller.selectionSummary
    let counted = album.sections.isEmpty ? [] : [folder?.isolated, album.summary]
    let parts = selection.map { [controller.selectedTitle?.isolated, $0] } ?? counted
    let filters = GalleryText.filters(of: liveAlbum.arrangement)
    host.subtitle = (parts + [filters]).compactMap(\.self).joined(separator: " · ")
  }

  private func traceState() {
    guard trace != nil else { return }
    let controller = switcher.controller
    var state = WindowTrace.State(of: controller, layout: switcher.layout)
    state.size = [host.window.bounds.width, host.window.bounds.height]
    let clock = host.window.frameClock
    state.clock = clock.isMoving ? clock.time : nil
    state.isMoving =
      clock.isRunning || controller.collectionView.isTracking || host.isReplaying || host.window.needsFrame
    state.isMenuOpen =
      controller.collectionView.contextMenuInteraction.map { $0.menuAppearance != .unknown } ?? false
    state.frames = host.frameCount
    state.pending =
      thumbnails.pendingCount + switcher.gallery.loader.pendingCount + (pending == nil ? 0 : 1)
    state.decoded = thumbnails.decodedCount
    state.isSettled = liveAlbum.isSettled && pending == nil
    state.viewer = switcher.gallery.viewer.map(WindowTrace.Viewer.init)
    state.chrome = WindowTrace.Chrome(of: host, found: search.result)
    trace?.record(state)
  }

  private func record(_ event: InputEvent) {
    guard let recorder else { return }
    do {
      try recorder.record(
        event, in: InputRecording.Scene(layout: switcher.layout, size: host.window.bounds.size))
    } catch {
      self.recorder = nil
      desktop.report("\(error)")
    }
  }
}
