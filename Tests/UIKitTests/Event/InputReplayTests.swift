import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Replaying events")
  struct InputReplayTests {
    /// A view of 400 points on a content of 20,000, in a window of its own.
    @MainActor private struct Scene {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

      init() {
        // Offsets are on pixels, and other tests set the scale of the screen.
        window.traitOverrides.displayScale = 2
        view.contentSize = CGSize(width: 300, height: 20_000)
        window.addSubview(view)
      }
    }

    /// A fling that is caught on its way, and a second one; times that are no round numbers.
    private static let events: [InputEvent] = {
      var events: [InputEvent] = []
      for (start, height) in [(0.0, 200.0), (0.3, 130.0)] {
        for step in 0...10 {
          let phase: InputEvent.Phase = step == 0 ? .began : step == 10 ? .ended : .changed
          let location = Point2D(x: 150, y: 300 - height * Double(step) / 10)
          events.append(
            InputEvent(
              timestamp: start + 0.0083 * Double(step),
              action: .touches([InputEvent.Touch(id: 1, phase: phase, location: location)])))
        }
      }
      return events
    }()

    /// Where the events lead when frames are made at intervals.
    private func end(start: Double, interval: () -> Double) -> CGFloat {
      let scene = Scene()
      var replay = InputReplay(Self.events, startingAt: start)
      var time = start
      // Not as long as the clock runs, which other tests may have left running.
      while !replay.isOver || scene.view.isTracking || scene.view.isDecelerating {
        time += interval()
        replay.advance(to: time, in: scene.window)
      }
      return scene.view.contentOffset.y
    }

    @Test("events lead to the same offset, exactly, whenever they begin and however many frames are made")
    func frames() {
      let expected = end(start: FrameClock.main.time + 10) { 1.0 / 60 }
      #expect(expected > 400)
      for seed in UInt64(1)...20 {
        var generator = SplitMix64(seed: seed)
        let start = FrameClock.main.time + Double.random(in: 1...1000, using: &generator)
        let result = end(start: start) { Double.random(in: 0.001...0.08, using: &generator) }
        #expect(result == expected, "seed \(seed)")
      }
    }

    @Test("an event that is earlier than the one before happens with that")
    func order() {
      let scene = Scene()
      let start = (FrameClock.main.time + 10).rounded(.up)
      let events = [2.0, 1, 3].map { time in
        InputEvent(
          timestamp: time,
          action: .scroll(
            .init(source: .fineWheel, delta: Point2D(x: 0, y: 1), location: Point2D(x: 150, y: 200))))
      }
      var replay = InputReplay(events, startingAt: start)
      replay.advance(to: start + 1.9, in: scene.window)
      #expect(scene.view.contentOffset.y == 0)
      replay.advance(to: start + 2, in: scene.window)
      // A click is 400^(2/3) = 54.288 points; two are 108.58 and three 162.87, on pixels.
      #expect(scene.view.contentOffset.y == 108.5 && !replay.isOver)
      replay.advance(to: start + 3, in: scene.window)
      #expect(scene.view.contentOffset.y == 163 && replay.isOver)
    }
  }
}
