import GTKHost
import GalleryApp
import SystemPackage
import UIKit

/// A desktop window that shows an album, with a header bar to choose the layout.
@MainActor
final class AlbumWindow {
  /// The identifier under which the window's state is stored.
  static let applicationID = "io.github.opencollectionview.Gallery"

  /// Prints the state of the window whenever it changes; nil to print nothing.
  var trace: WindowTrace?
  /// Records the input; nil to record nothing.
  var recorder: InputRecorder?

  private let host: WindowHost
  private let thumbnails: ThumbnailLoader
  private let switcher: LayoutSwitcher

  /// Prepares a window that shows an album.
  init(album: Album, options: WindowOptions) {
    var options = options
    options.layouts = GalleryLayout.allCases.map { LayoutChoice(identifier: $0.rawValue, title: $0.title) }
    let host = WindowHost(options: options)
    self.host = host
    let desktop = WindowDesktop(host)
    thumbnails = ThumbnailLoader(worksInBackground: true) { desktop.report($0) }
    let layout = (options.layout ?? host.state.layout).flatMap(GalleryLayout.init) ?? .grid
    switcher = LayoutSwitcher(
      album: album, thumbnails: thumbnails, window: host.window, layout: layout, desktop: desktop)
    host.select(layout: layout.rawValue)
    host.onChooseLayout = { [weak self] choice in
      GalleryLayout(rawValue: choice.identifier).map { self?.switcher.show($0) }
    }
    desktop.onChooseFolder = { [weak self] in self?.open($0, report: desktop.report) }
    host.onIdle = { [weak self] in self?.traceState() }
    host.onInput = { [weak self] event in self?.record(event) }
  }

  /// Replays recorded events, starting with the first frame of the window.
  func replay(_ events: [InputEvent]) { host.replay(events) }

  /// Opens another folder. Shows an error and keeps the current album if the folder has no pictures.
  private func open(_ folder: FilePath, report: (String) -> Void) {
    host.hideError()
    do {
      let album = try Album(folders: [folder], report: report)
      switcher.open(album)
      host.setTitle(album.title)
    } catch {
      report(error.description)
    }
  }

  /// Makes a picture of the album the current one.
  func makeCurrent(_ item: AlbumItem) { switcher.controller.attend(to: item) }

  /// Shows an error message in the window.
  func show(error message: String) { host.show(error: message) }

  /// Shows the window until it is closed.
  ///
  /// - Returns: The exit status of the window system's loop.
  func run() -> Int32 {
    let status = host.run()
    thumbnails.stop()
    switcher.importer.removeFiles()
    return status
  }

  private func traceState() {
    guard trace != nil else { return }
    let controller = switcher.controller
    var state = WindowTrace.State(of: controller, layout: switcher.layout)
    state.size = [host.window.bounds.width, host.window.bounds.height]
    state.isMoving =
      FrameClock.main.isRunning || controller.collectionView.isTracking || host.isReplaying
      || host.window.needsFrame
    state.isMenuOpen =
      controller.collectionView.contextMenuInteraction.map { $0.menuAppearance != .unknown } ?? false
    state.frames = host.frameCount
    state.pending = thumbnails.pendingCount
    trace?.record(state)
  }

  private func record(_ event: InputEvent) {
    guard let recorder else { return }
    do {
      try recorder.record(
        event, in: InputRecording.Scene(layout: switcher.layout, size: host.window.bounds.size))
    } catch {
      self.recorder = nil
      StandardError.report("\(error)")
      host.show(error: "\(error)")
    }
  }
}
