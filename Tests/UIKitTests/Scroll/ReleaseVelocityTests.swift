import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Lifting a finger is not a movement: the moves of the last 100 ms make the speed.
  @MainActor
  @Suite("§6.6 Release velocity")
  struct ReleaseVelocityTests {
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = ScrollMotionTests.Delegate()
    private var fingers: Fingers { stage.finger }

    init() {
      stage = Stage(view, in: StageSurroundings(scale: 3))
      view.contentSize = CGSize(width: 300, height: 20_000)
      view.contentOffset.y = 5000
      view.delegate = delegate
    }

    nonisolated static let delays = [0.004, 0.008, 0.016, 0.025, 0.033, 0.1]

    /// Moves a finger up by steps, 8 ms apart, and lifts it after a while.
    private func fling(_ steps: [CGFloat], liftedAfter delay: Double) {
      var y: CGFloat = 390
      fingers.down(150, y)
      for step in steps {
        y -= step
        fingers.pass(0.008)
        fingers.move(150, y)
      }
      fingers.pass(delay)
      fingers.up()
    }

    // 84 points less 10 of slop; 6 points in 8 ms are 750 a second: 5074 + 740 · 0.499 = 5443.26, on a pixel 5443.33.
    @Test("a lift some milliseconds after the last move does not slow a fling down", arguments: delays)
    func steady(delay: Double) {
      fling(Array(repeating: 6, count: 14), liftedAfter: delay)
      #expect(abs(delegate.velocity.y - 0.75) < 1e-9)
      fingers.waitForRest(of: view)
      #expect(abs(view.contentOffset.y - 16330.0 / 3) < 1e-9)
    }

    // Steps of 1 to 20 points: of the moves at 8, 16 … 160 ms those from 64 ms on are in the last 100 ms. They lead over
    // 9 + 10 + … + 20 = 174 points in 96 ms.
    @Test("the speed of a fling that grows faster is that of the last 100 ms of moves", arguments: delays)
    func accelerating(delay: Double) {
      fling((1...20).map { CGFloat($0) }, liftedAfter: delay)
      #expect(abs(delegate.velocity.y - 174.0 / 96) < 1e-9)
      fingers.waitForRest(of: view)
      // 5000 + 200 + (1812.5 − 10) · 0.499 = 6099.45, on a pixel 6099.33.
      #expect(abs(view.contentOffset.y - 18298.0 / 3) < 1e-9)
    }

    @Test("a finger that has rested for more than 100 ms has no speed", arguments: [0.101, 0.15, 1])
    func rest(delay: Double) {
      fling(Array(repeating: 6, count: 14), liftedAfter: delay)
      #expect(delegate.velocity == .zero && delegate.log.last == "didEndDragging false")
      fingers.wait(1)
      #expect(view.contentOffset.y == 5074)
    }

    // 8 points every 10 ms are 800 a second: 5120 + 790 · 0.499 = 5514.21, on a pixel 5514.33.
    @Test("two fingers on a touchpad are lifted by the same rule", arguments: delays + [0.101])
    func touchpad(delay: Double) {
      func send(_ phase: InputEvent.Phase, _ distance: Double) {
        let scroll = InputEvent.Scroll(
          source: .touchpad, phase: phase, delta: Point2D(x: 0, y: distance),
          location: Point2D(x: 150, y: 200))
        stage.send(.scroll(scroll))
      }
      send(.began, 0)
      for _ in 0..<15 {
        fingers.pass(0.01)
        send(.changed, 8)
      }
      fingers.pass(delay)
      send(.ended, 0)
      fingers.waitForRest(of: view)
      #expect(abs(view.contentOffset.y - (delay > 0.1 ? 5120 : 16543.0 / 3)) < 1e-9)
    }

    @Test("pages turn by the same rule", arguments: delays + [0.12])
    func paging(delay: Double) {
      view.isPagingEnabled = true
      view.contentOffset.y = 4800
      // A short flick of 375 points a second, with which a page of 400 turns; after a rest it does not.
      fling(Array(repeating: 3, count: 10), liftedAfter: delay)
      fingers.waitForRest(of: view)
      #expect(view.contentOffset.y == (delay > 0.1 ? 4800 : 5200))
    }

    // 100 points less 10 of slop, 1000 points a second: 90 + 990 · 0.499 = 584.01, on a pixel 584.
    @Test("sections that scroll by themselves do so by the same rule", arguments: delays + [0.101])
    func section(delay: Double) {
      let layout = UICollectionViewCompositionalLayout(section: .shelf(.continuous, width: 100))
      let harness = CompositionalHarness([40], layout)
      view.removeFromSuperview()
      window.addSubview(harness.view)
      window.layoutIfNeeded()
      fingers.down(250, 40)
      for step in 1...10 {
        fingers.pass(0.01)
        fingers.move(250 - CGFloat(step) * 10, 40)
      }
      fingers.pass(delay)
      fingers.up()
      for _ in 0..<240 { fingers.wait(1.0 / 60) }
      #expect(abs((harness.frame(0)?.minX ?? .nan) + (delay > 0.1 ? 90 : 584)) < 1e-6)
    }
  }
}
