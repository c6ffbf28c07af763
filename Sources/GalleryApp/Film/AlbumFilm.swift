import DisplayList
import Geometry
import UIKit

/// Films an album being scrolled by fingers, without a window: events and frames are replayed, no time passes.
@MainActor
public struct AlbumFilm {
  /// Frames in a second of film.
  public static let framesPerSecond = 30
  /// No film is longer.
  private static let greatestFrameCount = 78

  /// What is scrolled, and in which size and colours; its `scroll` is where the film begins.
  public var scene: AlbumSnapshot
  /// What the fingers do; in the sheet, one does it in every layout.
  public var gestures: [FilmGesture]

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
    // The clock of the program never runs backwards; a film begins wherever it stands.
    let start = FrameClock.main.time
    FrameClock.main.tick(at: start)
    var steps = views.enumerated().flatMap { index, view in
      gestures.flatMap {
        $0.steps(in: view.filmingArea, isHorizontal: view.scrollsHorizontally, finger: UInt64(index))
      }
    }[...]
    steps.sort { $0.timestamp < $1.timestamp }
    for frame in 0..<Self.greatestFrameCount {
      let time = Double(frame) / Double(Self.framesPerSecond)
      while var event = steps.first, event.timestamp <= time {
        event.timestamp += start
        window.send(event)
        steps.removeFirst()
      }
      FrameClock.main.tick(at: start + time)
      window.layoutIfNeeded()
      stage.thumbnails.finishLoading()
      try show(window.makeDisplayList())
      if steps.isEmpty, !FrameClock.main.isRunning { break }
    }
  }
}

extension UICollectionView {
  /// Where fingers move, in the window's coordinates.
  fileprivate var filmingArea: CGRect { convert(bounds, to: nil) }

  fileprivate var scrollsHorizontally: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
