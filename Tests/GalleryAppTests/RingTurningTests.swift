import CollectionLayouts
import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Turning a ring")
@MainActor
struct RingTurningTests {
  private let seconds = TestSeconds()
  private let layout = RingLayout()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func startTurning() -> RingTurning {
    let view = UICollectionView(frame: window.frame, collectionViewLayout: layout)
    window.addSubview(view)
    let turning = RingTurning(of: layout, in: view)
    turning.start()
    return turning
  }

  /// Puts a finger on a place, draws it over others a hundredth of a second apart, and lifts it from the last.
  private func drag(over places: [(x: Double, y: Double)]) {
    for (index, place) in places.enumerated() {
      let phase: InputEvent.Phase =
        index == 0 ? .began : index == places.count - 1 ? .ended : .changed
      let touch = InputEvent.Touch(id: 1, phase: phase, location: Point2D(x: place.x, y: place.y))
      window.send(
        InputEvent(timestamp: seconds.start + 0.01 * Double(index), action: .touches([touch])))
    }
  }

  // From the right of the middle to below it, a quarter turn; the first 10 points are the slop, on the way from (150,
  // 100) to (150, 120), after which the finger stands at an angle of
  // atan(10/50): from there it goes along.
  @Test("the ring follows the angle of the finger")
  func follow() {
    let turning = startTurning()
    drag(over: [(150, 100), (150, 120), (140, 140), (100, 150), (100, 150)])
    withExtendedLifetime(turning) {
      #expect(abs(layout.startAngle - (.pi / 2 - atan(10 / 50))) < 1e-9)
    }
  }

  // It runs on the way the finger went, clockwise, and keeps 0.998 of its speed a millisecond: from the 40 radians a
  // second that no finger here exceeds to 0.05 in ln(800) / -ln(0.998) = 3339 milliseconds.
  @Test("let go, the ring runs on and comes to rest")
  func runOn() {
    let turning = startTurning()
    drag(over: [(150, 100), (150, 120), (140, 140), (100, 150), (100, 150)])
    let released = layout.startAngle
    seconds.tick(0.1)
    seconds.tick(0.2)
    #expect(layout.startAngle > released)
    seconds.tick(4)
    let rest = layout.startAngle
    seconds.tick(5)
    withExtendedLifetime(turning) {
      #expect(layout.startAngle == rest && !FrameClock.main.isRunning)
    }
  }

  @Test("a ring that is gone while it runs leaves nothing running")
  func gone() {
    var turning: RingTurning? = startTurning()
    drag(over: [(150, 100), (150, 120), (140, 140), (100, 150), (100, 150)])
    #expect(FrameClock.main.isRunning)
    turning = nil
    // By then the view's own scrolling and its indicators are at rest, too.
    for elapsed in [0.1, 1, 5] { seconds.tick(elapsed) }
    #expect(turning == nil && !FrameClock.main.isRunning)
  }
}
