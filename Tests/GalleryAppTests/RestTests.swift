import Geometry
import Testing
import UIKit

@testable import GalleryApp

@Suite("Coming to rest")
@MainActor
struct RestTests {
  /// A tap, and a second later a fling towards the upper left, from a little beside the middle.
  private static let events: [InputEvent] = {
    func touch(_ time: Double, _ phase: InputEvent.Phase, _ x: Double, _ y: Double) -> InputEvent {
      InputEvent(
        timestamp: time, action: .touches([.init(id: 1, phase: phase, location: Point2D(x: x, y: y))]))
    }
    let fling = (0...10).map { step in
      touch(
        1 + 0.008 * Double(step), step == 0 ? .began : .changed, 300 - 9 * Double(step),
        230 - 12 * Double(step)
      )
    }
    return [touch(0, .began, 300, 230), touch(0.05, .ended, 300, 230)] + fling + [
      touch(1.088, .ended, 210, 110)
    ]
  }()

  @Test("every layout that was tapped and flung is at rest soon", arguments: GalleryLayout.allCases)
  func rest(layout: GalleryLayout) {
    let snapshot = AlbumSnapshot(album: .builtIn, layout: layout, size: CGSize(width: 480, height: 360))
    let stage = snapshot.makeStage { Issue.record("\($0)") }
    let start = FrameClock.main.time
    stage.play(Self.events)
    // The longest glide there is: from 1500 points a second, ln(150) / 2 = 2.5 seconds; what fades afterwards is gone
    // in less than two more.
    #expect(!FrameClock.main.isRunning && FrameClock.main.time - start < 1.088 + 2.5 + 2)
  }
}
