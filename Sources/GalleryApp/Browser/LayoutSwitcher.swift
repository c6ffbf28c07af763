import SystemPackage
import UIKit

/// Shows an album in a window, in one layout at a time. Pictures move from one layout to the next, and each layout
/// keeps its scroll position.
@MainActor
package final class LayoutSwitcher {
  /// The current layout.
  package private(set) var layout: GalleryLayout
  /// The controller of the current layout.
  package private(set) var controller: AlbumViewController
  /// The commands that change files, in all layouts; nil if files cannot be changed.
  package var files: FileCommands? {
    didSet {
      for controller in controllers.values { controller.files = files }
      files?.onPlace = { [weak self] in
        self?.controller.filesToSelect = $0
        self?.gallery.viewer?.filesToShow = $0
      }
      files?.onCut = { [weak self] in self?.cutItems = $0 }
    }
  }
  /// The folder in which files appear if the album shows no other one, in all layouts; nil if it has none.
  package var openedFolder: FilePath? {
    didSet { for controller in controllers.values { controller.openedFolder = openedFolder } }
  }
  /// The filter of the album, in all layouts; nil if all pictures are shown.
  private var filter: AlbumFilter? {
    didSet { for controller in controllers.values { controller.filter = filter } }
  }
  /// Whether the album is being read and its first pictures are not known yet, in all layouts.
  package var isReading = false {
    didSet { for controller in controllers.values { controller.isReading = isReading } }
  }
  /// Whether taps add pictures to the selection and remove them, in all layouts. Nothing is selected after that.
  package var isSelecting = false {
    didSet {
      guard isSelecting != oldValue else { return }
      for controller in controllers.values { controller.isSelecting = isSelecting }
      if !isSelecting { controller.selectNone() }
      onSelecting?()
    }
  }
  /// Called when the user begins or ends to select by taps.
  package var onSelecting: (() -> Void)?
  /// What the user was looking at before the album was filtered; nil if it is not filtered.
  private var unfilteredPlace: UnfilteredPlace?
  /// The pictures that move when they are pasted, in all layouts.
  private var cutItems: Set<AlbumItem> = [] {
    didSet { for controller in controllers.values { controller.cutItems = cutItems } }
  }
  private var pasteboardObserver: (any NSObjectProtocol)?
  /// Imports pasted and dropped pictures, in all layouts.
  package let importer = PictureImporter()

  /// Called when the user has moved a picture.
  package var onReorder: ((PictureMove) -> Void)?
  /// Called with files that have other paths now, before they are shown.
  package var onMoveFiles: (([FilePath: FilePath]) -> Void)?

  /// The album, including all changes.
  package private(set) var album: Album { didSet { version += 1 } }
  /// Increases with every change of the album.
  private(set) var version = 0
  private let thumbnails: ThumbnailLoader
  /// Contains the controller of the current layout, and shows open pictures over it.
  package let gallery: GalleryViewController
  private let window: UIWindow
  private let desktop: (any Desktop)?
  private var controllers: [GalleryLayout: AlbumViewController]
  /// The layouts that do not show the latest changes of the files yet, each with the files that have other contents.
  private var staleLayouts: [GalleryLayout: Set<AlbumItem>] = [:]
  /// The zoom levels that the user chose for albums before the current one.
  private var chosenLevels: [GalleryLayout: CGFloat] = [:]
  /// The current picture when the layout was last changed.
  private var currentItem: AlbumItem?
  /// The focused picture at that time. Layouts that do not show it leave it unchanged.
  private var focusedItem: AlbumItem?

  /// Creates a switcher and shows an album in its first layout.
  ///
  /// - Parameters:
  ///   - album: The album to show.
  ///   - thumbnails: Loads the pictures.
  ///   - window: The window to show the album in.
  ///   - layout: The first layout.
  ///   - desktop: Opens pictures in other programs. If it is nil, the menus do not offer that.
  ///   - loader: Decodes the pictures that are opened; nil for a loader that decodes files.
  package init(
    album: Album, thumbnails: ThumbnailLoader, window: UIWindow, layout: GalleryLayout,
    desktop: (any Desktop)? = nil, loader: PictureLoader? = nil
  ) {
    self.album = album
    self.thumbnails = thumbnails
    self.window = window
    self.desktop = desktop
    self.layout = layout
    controller = layout.makeController(album: album, thumbnails: thumbnails)
    controllers = [:]
    gallery = GalleryViewController(
      thumbnails: thumbnails,
      loader: loader ?? PictureLoader(worksInBackground: thumbnails.worksInBackground))
    prepare(controller)
    pasteboardObserver = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.cutItems = [] } }
    window.rootViewController = gallery
    gallery.show(controller)
  }

  isolated deinit { pasteboardObserver.map(NotificationCenter.default.removeObserver) }

  /// Shows the album in another layout. Keeps the current picture and the focus.
  package func show(_ layout: GalleryLayout) {
    guard layout != self.layout else { return }
    let seen = SeenAlbum(of: controller)
    controller.comeToRest()
    currentItem = gallery.viewer?.item ?? controller.currentItem ?? currentItem
    let previous = controller
    if previous.shows(focusedItem) || previous.focusedItem != nil {
      focusedItem = previous.focusedItem.map { previous.item(at: $0) }
    }
    self.layout = layout
    controller =
      controllers[layout] ?? layout.makeController(album: album, thumbnails: thumbnails, showsWords: false)
    prepare(controller)
    if let changed = staleLayouts.removeValue(forKey: layout) {
      controller.takeOver(album, changed: changed)
    }
    currentItem.map(controller.attend)
    if controller.shows(focusedItem) { controller.takeFocus(to: focusedItem, from: previous) }
    gallery.show(controller)
    window.layoutIfNeeded()
    controller.takeSelection(from: previous)
    controller.begin(from: seen)
    // Animations start now, no matter when the next frame comes.
    window.beginMotion()
    // The views of the layout before are kept, because users often go back.
    releaseHiddenViews(except: previous)
  }

  // MARK: - Thumbnail size

  /// The size of the thumbnails in the current layout, from 0 for the smallest to 1 for the largest. Setting it changes
  /// the size with an animation. Every layout keeps its size while the program runs.
  package var thumbnailScale: CGFloat {
    get { controller.thumbnailScale }
    set { controller.thumbnailScale = newValue }
  }

  /// Whether the current layout has thumbnails of several sizes.
  package var hasThumbnailSizes: Bool { controller.hasThumbnailSizes }

  /// Makes thumbnails larger by a number of steps, or smaller if the number is negative.
  package func stepThumbnailScale(by count: Int) { controller.stepThumbnailScale(by: count) }

  /// Returns to the default size of thumbnails.
  package func resetThumbnailScale() { controller.resetThumbnailScale() }

  /// Releases the views of layouts that are not visible, except those of one controller.
  package func releaseHiddenViews(except kept: AlbumViewController? = nil) {
    for hidden in controllers.values where hidden !== controller && hidden !== kept {
      hidden.collectionView.releaseUnusedViews()
    }
  }

  /// Lets the layouts that are not visible follow the latest changes of the files. Until then, they keep an earlier album
  /// in memory.
  package func updateHiddenLayouts() {
    for (layout, changed) in staleLayouts { controllers[layout]?.takeOver(album, changed: changed) }
    staleLayouts = [:]
  }

  // MARK: - Albums

  /// Shows another album in the current layout.
  package func open(_ album: Album) {
    isSelecting = false
    self.album = album
    for (layout, controller) in controllers {
      chosenLevels[layout] = controller.presentation.resizing?.chosenLevel
    }
    (controllers, currentItem, focusedItem, staleLayouts) = ([:], nil, nil, [:])
    (filter, unfilteredPlace, isReading) = (nil, nil, false)
    controller = layout.makeController(album: album, thumbnails: thumbnails)
    prepare(controller)
    gallery.removeViewer()
    gallery.show(controller)
  }

  /// Adds sections at the end of the album while it is being read.
  package func append(_ sections: [AlbumSection], title: String) {
    show(AlbumRevision(adding: sections, to: album, title: title))
  }

  /// Shows the album after a change of its files, with an animation. Layouts that are not visible follow when they are.
  package func show(_ revision: AlbumRevision) {
    album = revision.album
    currentItem = currentItem.map(revision.moved.destination)
    focusedItem = focusedItem.map(revision.moved.destination)
    let files = revision.moved.compactMap { old, new in old.file.flatMap { old in new.file.map { (old, $0) } }
    }
    let moved = Dictionary(uniqueKeysWithValues: files)
    thumbnails.filesDidVanish(Set(revision.vanished.lazy.compactMap(\.file)))
    thumbnails.filesDidMove(moved)
    if !moved.isEmpty { onMoveFiles?(moved) }
    thumbnails.filesDidChange(revision.changed.lazy.compactMap(\.file))
    for hidden in controllers.keys where hidden != layout {
      let changed = Set((staleLayouts[hidden] ?? []).map(revision.moved.destination))
      staleLayouts[hidden] = changed.union(revision.changed)
    }
    controller.show(revision)
    gallery.albumDidChange(revision)
  }

  /// Shows the album after a change of its files or of its filter. When the filter is removed, what it hid is selected and
  /// opened again, unless the user has gone elsewhere meanwhile.
  func show(_ revision: AlbumRevision, filter: AlbumFilter?) {
    let changesFilter = filter?.names != self.filter?.names
    if changesFilter, self.filter == nil { unfilteredPlace = UnfilteredPlace(of: self) }
    self.filter = filter
    if !revision.isEmpty { show(revision) }
    guard changesFilter else { return }
    if filter == nil {
      unfilteredPlace?.restore(in: self)
      unfilteredPlace = nil
    } else {
      unfilteredPlace?.noteRest(of: self)
    }
  }

  /// Requests pictures again that could not be shown.
  package func retryFailedPictures() {
    let items = Set(thumbnails.forgetFailures().compactMap { AlbumItem(file: $0) })
    guard !items.isEmpty else { return }
    for hidden in controllers.keys where hidden != layout {
      staleLayouts[hidden, default: []].formUnion(items)
    }
    UIView.performWithoutAnimation {
      controller.collectionView.reconfigureItems(at: controller.album.indexPaths(ofFiles: items))
    }
  }

  /// Whether the user is moving pictures or the content with a finger or the mouse.
  package var isHeld: Bool { controller.isHeld || gallery.viewer?.pager.isMoving == true }

  private func prepare(_ controller: AlbumViewController) {
    if controllers[layout] !== controller, let level = chosenLevels[layout] {
      controller.presentation.resizing?.chosenLevel = level
    }
    controllers[layout] = controller
    controller.desktop = desktop
    controller.importer = importer
    controller.files = files
    controller.openedFolder = openedFolder
    controller.filter = filter
    controller.cutItems = cutItems
    controller.isReading = isReading
    controller.isSelecting = isSelecting
    controller.onSelecting = { [weak self] in self?.isSelecting = $0 }
    controller.onChange = { [weak self, weak controller] in self?.take($0, from: controller) }
  }

  /// Applies a change to the album and to all controllers. After a move, layouts that are not visible follow when they are:
  /// each looks for the picture among all of them.
  private func take(_ change: AlbumChange, from maker: AlbumViewController?) {
    guard let maker else { return }
    let earlier = album
    album = maker.wholeAlbum
    for (layout, hidden) in controllers where hidden !== maker && staleLayouts[layout] == nil {
      if case .move = change { staleLayouts[layout] = [] } else { hidden.takeOver(change, leadingTo: album) }
    }
    gallery.albumDidChange()
    if case .move(let item, _) = change, let move = PictureMove(of: item, from: earlier, to: album) {
      onReorder?(move)
    }
  }

  /// Moves a picture before another one of its section, or to the end.
  ///
  /// - Returns: How it has moved; nil if one of the pictures is missing.
  func move(_ item: AlbumItem, before next: AlbumItem?) -> PictureMove? {
    guard let path = album.indexPath(of: item) else { return nil }
    let items = album.sections[path.section].items
    guard let place = next.map({ items.firstIndex(of: $0) }) ?? items.endIndex else { return nil }
    let earlier = album
    let change = AlbumChange.move(item, toPlaceOf: items[place > path.item ? place - 1 : place])
    _ = album.apply(change)
    for hidden in controllers.keys where hidden != layout {
      staleLayouts[hidden] = staleLayouts[hidden] ?? []
    }
    controller.takeOver(change, leadingTo: album)
    gallery.albumDidChange()
    return PictureMove(of: item, from: earlier, to: album)
  }
}
