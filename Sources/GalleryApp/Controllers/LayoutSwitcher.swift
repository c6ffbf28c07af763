import UIKit

/// Shows an album in a window, in one layout after another: pictures move from where one has them to where the next one
/// does, and each layout keeps the place it was scrolled to.
@MainActor
public final class LayoutSwitcher {
  /// The layout shown.
  public private(set) var layout: GalleryLayout
  /// What shows it.
  public private(set) var controller: AlbumViewController
  /// What makes items of pictures that are pasted or dropped, in any layout.
  public let importer = PictureImporter()

  /// With all changes that were made.
  private var album: Album
  private let thumbnails: ThumbnailLoader
  private let window: UIWindow
  private let desktop: (any Desktop)?
  private var controllers: [GalleryLayout: AlbumViewController]
  /// The picture that was looked at when the layout was last changed.
  private var currentItem: AlbumItem?
  /// The picture in focus then; layouts that do not show it leave it alone.
  private var focusedItem: AlbumItem?

  /// Shows an album in its first layout.
  ///
  /// - Parameter desktop: What opens pictures elsewhere; without one their menus do not offer it.
  public init(
    album: Album, thumbnails: ThumbnailLoader, window: UIWindow, layout: GalleryLayout,
    desktop: (any Desktop)? = nil
  ) {
    self.album = album
    self.thumbnails = thumbnails
    self.window = window
    self.desktop = desktop
    self.layout = layout
    controller = layout.makeController(album: album, thumbnails: thumbnails)
    controllers = [:]
    prepare(controller)
    window.rootViewController = controller
  }

  /// Shows the album in another layout, with the picture in front that was under attention in the one before, and the
  /// focus where it was.
  public func show(_ layout: GalleryLayout) {
    guard layout != self.layout else { return }
    let seen = SeenAlbum(of: controller)
    controller.comeToRest()
    currentItem = controller.currentItem ?? currentItem
    let previous = controller
    if previous.shows(focusedItem) || previous.focusedItem != nil {
      focusedItem = previous.focusedItem.map { previous.item(at: $0) }
    }
    self.layout = layout
    controller =
      controllers[layout] ?? layout.makeController(album: album, thumbnails: thumbnails, showsWords: false)
    prepare(controller)
    currentItem.map(controller.attend)
    if controller.shows(focusedItem) { controller.takeFocus(to: focusedItem, from: previous) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.begin(from: seen)
    // What begins is seen from its beginning, whenever the next frame comes.
    FrameClock.main.tick(at: FrameClock.main.time)
  }

  /// Shows another album, in the layout shown now.
  public func open(_ album: Album) {
    self.album = album
    (controllers, currentItem, focusedItem) = ([:], nil, nil)
    controller = layout.makeController(album: album, thumbnails: thumbnails)
    prepare(controller)
    window.rootViewController = controller
  }

  private func prepare(_ controller: AlbumViewController) {
    controllers[layout] = controller
    controller.desktop = desktop
    controller.importer = importer
    controller.onChange = { [weak self, weak controller] in self?.take($0, from: controller) }
  }

  /// Keeps a change, and has it everywhere.
  private func take(_ change: AlbumChange, from maker: AlbumViewController?) {
    _ = album.apply(change)
    for controller in controllers.values where controller !== maker { controller.takeOver(change) }
  }
}
