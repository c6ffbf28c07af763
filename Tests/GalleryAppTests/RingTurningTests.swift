import CollectionLayouts
import Geometry
import Testing
import UIKit

@testable import GalleryApp

@Suite("Turning a ring")
@MainActor
struct RingTurningTests {
  // From the right of the middle to below it, a quarter turn; the first 10 points are the slop, on the way from (150,
  // 100) to (150, 120), after which the finger stands at an angle of atan(20/50).
  @Test("the ring follows the angle of the finger")
  func drag() {
    let layout = RingLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let turning = RingTurning(of: layout, in: view)
    turning.start()
    let start = FrameClock.main.time
    for (index, place) in [(150, 100), (150, 120), (140, 140), (100, 150), (100, 150)].enumerated() {
      let phase: InputEvent.Phase = index == 0 ? .began : index == 4 ? .ended : .changed
      let touch = InputEvent.Touch(
        id: 1, phase: phase, location: Point2D(x: Double(place.0), y: Double(place.1)))
      window.send(InputEvent(timestamp: start + 0.01 * Double(index), action: .touches([touch])))
    }
    #expect(abs(layout.startAngle - (.pi / 2 - atan(20 / 50))) < 1e-9)
  }
}
