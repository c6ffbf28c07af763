import DisplayList
import Geometry
import UIKit

/// A film of an album that is scrolled by fingers. It needs no window: events and frames are simulated.
@MainActor
package struct AlbumFilm {
  /// The maximum length of a film of gestures, in seconds.
  private static let maximumLength = 2.6
  /// The maximum time that a film of a replay continues after the last event, in seconds.
  private static let maximumRest = 3.0

  /// The album, size and style to film. Its `scroll` is the initial offset of the film.
  package var scene: AlbumSnapshot
  /// The gestures of the film, in every layout of the sheet; nil for the default gestures of each layout.
  package var gestures: [FilmGesture]?
  /// Frames per second of the film. The default is 30. Values less than 1 are treated as 1.
  package var framesPerSecond = 30
  /// The events to replay instead of gestures, with times in seconds from the beginning.
  package var events: [InputEvent]?

  /// The steps to show instead of gestures, in order. Requires a single layout.
  package var steps: [FilmStep] = []
  /// The time of the first step, and the time from one step to the next, in seconds.
  private static let (firstStep, stepLength) = (0.5, 1.5)

  /// Creates a film. The default gestures scroll with a fling, wait until the content is at rest, and fling it back.
  package init(of scene: AlbumSnapshot, gestures: [FilmGesture]? = nil) {
    self.scene = scene
    self.gestures = gestures
  }

  /// Makes the frames in order until nothing moves.
  ///
  /// - Parameters:
  ///   - report: Receives a line for every picture that cannot be shown.
  ///   - show: Receives every frame with all its pictures.
  package func play(report: @escaping (String) -> Void, show: (DisplayList) throws -> Void) rethrows {
    let stage = scene.makeStage(report: report)
    let window = stage.window
    let tour = stage.controllers.enumerated().flatMap { index, controller in
      let view = controller.collectionView
      return (gestures ?? controller.presentation.filmTour).flatMap {
        $0.steps(in: view.filmingArea, isHorizontal: view.scrollsHorizontally, finger: UInt64(index))
      }
    }.sorted { $0.timestamp < $1.timestamp }
    // The frame clock never runs backwards, so a film begins at its current time.
    let start = FrameClock.main.time
    var replay = InputReplay(events ?? (steps.isEmpty ? tour : []), startingAt: start)
    var steps = steps[...]
    for frame in 0..<frameCount {
      let time = Double(frame) / Double(max(1, framesPerSecond))
      if let step = steps.first,
        time >= Self.firstStep + Double(self.steps.count - steps.count) * Self.stepLength
      {
        stage.perform(step)
        steps.removeFirst()
      }
      replay.advance(to: start + time, in: window)
      window.layoutIfNeeded()
      stage.finishLoading()
      try show(window.makeDisplayList())
      if replay.isOver, self.steps.isEmpty, !FrameClock.main.isRunning { break }
    }
  }

  /// The maximum number of frames.
  private var frameCount: Int {
    if !steps.isEmpty {
      let length = Self.firstStep + Double(steps.count) * Self.stepLength
      return Int((length * Double(max(1, framesPerSecond))).rounded(.up))
    }
    let length = events.map { ($0.map(\.timestamp).max() ?? 0) + Self.maximumRest } ?? Self.maximumLength
    return Int((length * Double(max(1, framesPerSecond))).rounded(.up))
  }
}

extension UICollectionView {
  /// The area in which fingers move, in the window's coordinates.
  fileprivate var filmingArea: CGRect { convert(bounds, to: nil) }

  fileprivate var scrollsHorizontally: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
