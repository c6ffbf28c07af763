import DisplayList
import UIKit

/// An album laid out in an off-screen window.
@MainActor
package struct AlbumStage {
  let window: UIWindow
  /// The controllers that show the album: one, or one for each layout on the sheet.
  package let controllers: [AlbumViewController]
  let thumbnails: ThumbnailLoader
  /// Changes the layout; nil for the sheet.
  let switcher: LayoutSwitcher?

  /// Frames per second while content moves.
  private static let framesPerSecond = 60
  /// The maximum time to wait until content is at rest, in seconds.
  private static let longestMotion = 30.0

  /// Performs a step of a film. Has no effect on the sheet.
  func perform(_ step: FilmStep) {
    switch step {
    case .layout(let layout): switcher?.show(layout)
    case .edit(let edit): switcher?.controller.perform(edit)
    case .viewer(let action): switcher?.gallery.perform(action)
    case .larger: switcher?.stepThumbnailScale(by: 1)
    case .smaller: switcher?.stepThumbnailScale(by: -1)
    }
  }

  /// Decodes all requested pictures.
  func finishLoading() {
    thumbnails.finishLoading()
    switcher?.gallery.loader.finishLoading()
  }

  /// Replays events in the window, and waits until content is at rest.
  ///
  /// - Parameter events: The events, with times in seconds from the beginning.
  package func play(_ events: [InputEvent]) {
    // The frame clock never runs backwards, so the replay begins at its current time.
    let start = FrameClock.main.time
    var replay = InputReplay(events, startingAt: start)
    let end = start + (events.map(\.timestamp).max() ?? 0) + Self.longestMotion
    var frame = 0
    while !replay.isOver || FrameClock.main.isRunning, FrameClock.main.time < end {
      frame += 1
      replay.advance(to: start + Double(frame) / Double(Self.framesPerSecond), in: window)
      window.layoutIfNeeded()
    }
  }

  /// Returns one frame with all pictures loaded.
  package func makeDisplayList() -> DisplayList {
    finishLoading()
    return window.makeDisplayList()
  }
}
