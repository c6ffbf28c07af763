import GTKHost
import GalleryApp
import UIKit

/// An album in a window of the desktop, with a header bar to choose the layout.
@MainActor
final class AlbumWindow {
  private static let applicationID = "io.github.opencollectionview.Gallery"

  private let host: WindowHost
  private let album: Album
  private let thumbnails: ThumbnailLoader
  private var layout: GalleryLayout
  /// Those shown so far: each keeps the place it was scrolled to.
  private var controllers: [GalleryLayout: AlbumViewController] = [:]
  private var trace: WindowTrace?

  /// Prepares a window.
  ///
  /// - Parameters:
  ///   - layout: What to begin with; nil for the layout the last window had.
  ///   - style: Light or dark; nil to follow the desktop.
  ///   - isTraced: Whether every change of what is shown is printed.
  init(
    album: Album, layout: GalleryLayout?, style: UIUserInterfaceStyle?, isFullscreen: Bool, isTraced: Bool
  ) {
    let host = WindowHost(
      options: WindowOptions(
        applicationID: Self.applicationID, title: album.title,
        layouts: GalleryLayout.allCases.map { LayoutChoice(identifier: $0.rawValue, title: $0.title) },
        layout: layout?.rawValue, isFullscreen: isFullscreen))
    self.host = host
    self.album = album
    thumbnails = ThumbnailLoader(worksInBackground: true) { [weak host] line in
      StandardError.report(line)
      host?.show(error: line)
    }
    self.layout = layout ?? host.state.layout.flatMap(GalleryLayout.init) ?? .grid
    if isTraced { trace = WindowTrace() }
    if let style { host.window.overrideUserInterfaceStyle = style }
    host.onChooseLayout = { [weak self] choice in
      GalleryLayout(rawValue: choice.identifier).map { self?.show($0) }
    }
    host.onIdle = { [weak self] in self?.traceState() }
    show(self.layout)
  }

  /// Says what went wrong in the window.
  func show(error message: String) { host.show(error: message) }

  /// Shows the window until it is closed.
  ///
  /// - Returns: The exit status of the window system's loop.
  func run() -> Int32 {
    let status = host.run()
    thumbnails.stop()
    return status
  }

  private func show(_ layout: GalleryLayout) {
    self.layout = layout
    let controller = controllers[layout] ?? layout.makeController(album: album, thumbnails: thumbnails)
    controllers[layout] = controller
    host.window.rootViewController = controller
    host.select(layout: layout.rawValue)
  }

  private func traceState() {
    guard trace != nil, let controller = controllers[layout] else { return }
    let view: UICollectionView = controller.collectionView
    let selection = (view.indexPathsForSelectedItems ?? []).sorted().map { [$0.section, $0.item] }
    trace?.record(
      WindowTrace.State(
        layout: layout.rawValue, offset: [view.contentOffset.x, view.contentOffset.y],
        content: [view.contentSize.width, view.contentSize.height],
        size: [host.window.bounds.width, host.window.bounds.height],
        selection: selection, isMoving: FrameClock.main.isRunning || view.isTracking, frames: host.frameCount,
        pending: thumbnails.pendingCount))
  }
}
