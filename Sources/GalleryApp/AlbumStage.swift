import DisplayList
import UIKit

/// An album laid out in a window that nobody sees.
@MainActor
public struct AlbumStage {
  let window: UIWindow
  /// The controllers that show the album: one, or all of those on the sheet.
  public let controllers: [AlbumViewController]
  let thumbnails: ThumbnailLoader
  /// What changes the layout, where one at a time is shown.
  let switcher: LayoutSwitcher?

  /// Frames in a second while something moves.
  private static let framesPerSecond = 60
  /// Nothing that was begun takes longer to come to rest, in seconds.
  private static let longestMotion = 30.0

  /// Changes layout or pictures; nothing where all layouts are shown.
  func perform(_ step: FilmStep) {
    switch step {
    case .layout(let layout): switcher?.show(layout)
    case .edit(let edit): switcher?.controller.perform(edit)
    }
  }

  /// Does in the window what the events say, and lets everything come to rest.
  ///
  /// - Parameter events: What was done, with times in seconds from the beginning.
  public func play(_ events: [InputEvent]) {
    // The clock of the program never runs backwards; a replay begins wherever it stands.
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

  /// One frame with every picture in it.
  public func makeDisplayList() -> DisplayList {
    thumbnails.finishLoading()
    return window.makeDisplayList()
  }
}
