import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Clicks between frames, at or after the time of the frame before.
  @MainActor
  @Suite("A fast mouse wheel")
  struct FastWheelTests {
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private var seconds: TestSeconds { stage.seconds }
    private let click = pow(400, 2.0 / 3)

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 1e6)
    }

    private func turn(_ clicks: Double, at time: Double) {
      let scroll = InputEvent.Scroll(
        source: .wheel, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 150, y: 200))
      window.send(InputEvent(timestamp: time, action: .scroll(scroll)))
    }

    @Test(
      "every frame moves, and the clicks add up", arguments: [48.0, 60, 64, 83, 120, 250, 500], [-1.0, 1])
    func everyFrameMoves(rate: Double, direction: Double) {
      view.contentOffset.y = 500_000
      let start = seconds.start
      var (clicks, last) = (0, view.contentOffset.y)
      for frame in 1...120 {
        let time = start + Double(frame) / 60
        // The first click is at the very time of a frame.
        while start + 1.0 / 60 + Double(clicks) / rate < time {
          turn(direction, at: start + 1.0 / 60 + Double(clicks) / rate)
          clicks += 1
        }
        seconds.tick(time - start)
        let way = (view.contentOffset.y - last) * direction
        // The first frame after the first click is the beginning of the scroll.
        if frame > 3 { #expect(way > 0, "frame \(frame)") }
        last = view.contentOffset.y
      }
      for frame in 121...150 { seconds.tick(Double(frame) / 60) }
      #expect(abs(view.contentOffset.y - 500_000 - direction * Double(clicks) * click) <= 0.2501)
    }

    @Test("a single click is slow at both ends, and takes 0.3 seconds")
    func singleClick() {
      let start = seconds.start
      turn(1, at: start)
      seconds.tick(0.01)
      #expect(view.contentOffset.y == 0)
      seconds.tick(0.16)
      #expect(abs(view.contentOffset.y - click / 2) <= 0.2501)
      seconds.tick(0.32)
      #expect(abs(view.contentOffset.y - click) <= 0.2501 && !view.isScrollAnimating)
    }

    @Test("clicks before the first frame begin slowly as one does")
    func clicksBeforeTheFirstFrame() {
      let start = seconds.start
      for _ in 0..<4 { turn(1, at: start) }
      seconds.tick(0.01)
      seconds.tick(0.16)
      #expect(abs(view.contentOffset.y - 2 * click) <= 0.2501)
      seconds.tick(0.4)
    }
  }
}
