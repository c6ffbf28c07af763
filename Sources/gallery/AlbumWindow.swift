import GTKHost
import GalleryApp
import UIKit

/// An album in a window of the desktop, with a header bar to choose the layout.
@MainActor
final class AlbumWindow {
  /// What the window is remembered by.
  static let applicationID = "io.github.opencollectionview.Gallery"

  /// Prints every change of what is shown, if somebody wants to know.
  var trace: WindowTrace?
  /// Writes down what is done, if somebody wants to know.
  var recorder: InputRecorder?

  private let host: WindowHost
  private let album: Album
  private let thumbnails: ThumbnailLoader
  private var layout: GalleryLayout
  /// The picture that was looked at when the layout was last changed.
  private var attendedItem: AlbumItem?
  /// Those shown so far: each keeps the place it was scrolled to.
  private var controllers: [GalleryLayout: AlbumViewController] = [:]

  /// Prepares a window.
  init(album: Album, options: WindowOptions) {
    var options = options
    options.layouts = GalleryLayout.allCases.map { LayoutChoice(identifier: $0.rawValue, title: $0.title) }
    let host = WindowHost(options: options)
    self.host = host
    self.album = album
    thumbnails = ThumbnailLoader(worksInBackground: true) { [weak host] line in
      StandardError.report(line)
      host?.show(error: line)
    }
    layout = (options.layout ?? host.state.layout).flatMap(GalleryLayout.init) ?? .grid
    host.onChooseLayout = { [weak self] choice in
      GalleryLayout(rawValue: choice.identifier).map { self?.show($0) }
    }
    host.onIdle = { [weak self] in self?.traceState() }
    host.onInput = { [weak self] event in self?.record(event) }
    show(layout)
  }

  /// Does in the window what was recorded, from its first frame on.
  func replay(_ events: [InputEvent]) { host.replay(events) }

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

  /// Shows the album in a layout, with the picture in front that was under attention in the one before.
  private func show(_ layout: GalleryLayout) {
    attendedItem = controllers[self.layout]?.attendedItem ?? attendedItem
    self.layout = layout
    let controller = controllers[layout] ?? layout.makeController(album: album, thumbnails: thumbnails)
    controllers[layout] = controller
    attendedItem.map(controller.attend)
    host.window.rootViewController = controller
    host.select(layout: layout.rawValue)
  }

  private func traceState() {
    guard trace != nil, let controller = controllers[layout] else { return }
    var state = WindowTrace.State(of: controller, layout: layout)
    state.size = [host.window.bounds.width, host.window.bounds.height]
    state.isMoving =
      FrameClock.main.isRunning || controller.collectionView.isTracking || host.isReplaying
      || host.window.needsFrame
    state.frames = host.frameCount
    state.pending = thumbnails.pendingCount
    trace?.record(state)
  }

  private func record(_ event: InputEvent) {
    guard let recorder else { return }
    do {
      try recorder.record(
        event, in: InputRecording.Scene(layout: layout, size: host.window.bounds.size))
    } catch {
      self.recorder = nil
      StandardError.report("\(error)")
      host.show(error: "\(error)")
    }
  }
}
