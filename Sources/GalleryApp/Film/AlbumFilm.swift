import DisplayList
import Geometry
import UIKit

/// Films an album being scrolled by fingers, without a window: events and frames are replayed, no time passes.
@MainActor
public struct AlbumFilm {
  /// Frames in a second of film.
  public static let framesPerSecond = 30
  /// No film of gestures is longer, in frames.
  private static let greatestFrameCount = 78
  /// For how long a film of a replay goes on after the last event at most, in frames.
  private static let greatestRest = 90

  /// What is scrolled, and in which size and colours; its `scroll` is where the film begins.
  public var scene: AlbumSnapshot
  /// What the fingers do; in the sheet, one does it in every layout.
  public var gestures: [FilmGesture]
  /// What is replayed instead of the gestures, with times in seconds from the beginning.
  public var events: [InputEvent]?

  /// Describes a film; the usual one pulls the content up, flings it on, and flings it back when it has settled.
  public init(of scene: AlbumSnapshot, gestures: [FilmGesture] = FilmGesture.tour) {
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
    let views = stage.controllers.map(\.collectionView)
    let tour = views.enumerated().flatMap { index, view in
      gestures.flatMap {
        $0.steps(in: view.filmingArea, isHorizontal: view.scrollsHorizontally, finger: UInt64(index))
      }
    }.sorted { $0.timestamp < $1.timestamp }
    // The clock of the program never runs backwards; a film begins wherever it stands.
    let start = FrameClock.main.time
    var replay = InputReplay(events ?? tour, startingAt: start)
    for frame in 0..<frameCount {
      replay.advance(to: start + Double(frame) / Double(Self.framesPerSecond), in: window)
      window.layoutIfNeeded()
      stage.thumbnails.finishLoading()
      try show(window.makeDisplayList())
      if replay.isOver, !FrameClock.main.isRunning { break }
    }
  }

  /// How many frames there are at most.
  private var frameCount: Int {
    guard let events else { return Self.greatestFrameCount }
    let end = events.map(\.timestamp).max() ?? 0
    return Int((end * Double(Self.framesPerSecond)).rounded(.up)) + Self.greatestRest
  }
}

extension UICollectionView {
  /// Where fingers move, in the window's coordinates.
  fileprivate var filmingArea: CGRect { convert(bounds, to: nil) }

  fileprivate var scrollsHorizontally: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
