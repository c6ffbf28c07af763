import DisplayList
import Geometry
import UIKit

/// Films an album being scrolled by fingers, without a window: events and frames are replayed, no time passes.
@MainActor
public struct AlbumFilm {
  /// No film of gestures is longer, in seconds.
  private static let maximumLength = 2.6
  /// For how long a film of a replay goes on after the last event at most, in seconds.
  private static let maximumRest = 3.0

  /// What is scrolled, and in which size and colours; its `scroll` is where the film begins.
  public var scene: AlbumSnapshot
  /// What the fingers do, in the sheet one in every layout; nil for what shows each layout best.
  public var gestures: [FilmGesture]?
  /// Frames in a second of film. Default 30; less than 1 counts as 1.
  public var framesPerSecond = 30
  /// What is replayed instead of the gestures, with times in seconds from the beginning.
  public var events: [InputEvent]?

  /// What happens instead of gestures, one after the other; for a single layout.
  public var steps: [FilmStep] = []
  /// When the first step happens, and how long it has until the next one, in seconds.
  private static let (firstStep, stepLength) = (0.5, 1.5)

  /// Describes a film; the usual one flings the content on, and flings it back when it has settled.
  public init(of scene: AlbumSnapshot, gestures: [FilmGesture]? = nil) {
    self.scene = scene
    self.gestures = gestures
  }

  /// Makes the frames, one after another, until nothing moves any more.
  ///
  /// - Parameters:
  ///   - report: Is told in one line of every picture that cannot be shown.
  ///   - show: Is given every frame with all its pictures.
  public func play(report: @escaping (String) -> Void, show: (DisplayList) throws -> Void) rethrows {
    let stage = scene.makeStage(report: report)
    let window = stage.window
    let tour = stage.controllers.enumerated().flatMap { index, controller in
      let view = controller.collectionView
      return (gestures ?? controller.filmTour).flatMap {
        $0.steps(in: view.filmingArea, isHorizontal: view.scrollsHorizontally, finger: UInt64(index))
      }
    }.sorted { $0.timestamp < $1.timestamp }
    // The clock of the program never runs backwards; a film begins wherever it stands.
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
      stage.thumbnails.finishLoading()
      try show(window.makeDisplayList())
      if replay.isOver, self.steps.isEmpty, !FrameClock.main.isRunning { break }
    }
  }

  /// How many frames there are at most.
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
  /// Where fingers move, in the window's coordinates.
  fileprivate var filmingArea: CGRect { convert(bounds, to: nil) }

  fileprivate var scrollsHorizontally: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
