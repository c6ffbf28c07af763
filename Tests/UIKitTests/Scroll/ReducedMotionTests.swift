import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Reduced motion", .serialized)
  final class ReducedMotionTests {
    private let stage: Stage
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = StagedTests.ScrollMotionTests.Delegate()
    private var fingers: Fingers { stage.finger }

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 5000)
      view.delegate = delegate
    }

    @Test("a scroll in code arrives with the next frame, and the delegate receives the usual calls")
    func animatedOffset() {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      fingers.wait(0)
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
      fingers.wait(0.016)
      #expect(view.contentOffset.y == 600 && !view.isScrollAnimating)
      #expect(delegate.log == ["scroll", "didEndAnimation"])
    }

    @Test("so do the clicks of a wheel")
    func wheel() {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      fingers.wait(0)
      let scroll = InputEvent.Scroll(
        source: .wheel, delta: Point2D(x: 0, y: 2), location: Point2D(x: 150, y: 200))
      stage.send(.scroll(scroll))
      fingers.wait(0.016)
      // 2 · 400^(2/3) = 108.58, on a pixel.
      #expect(view.contentOffset.y == 108.5)
    }

    @Test("a finger is followed, and content flung by it glides")
    func fling() {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      fingers.down(150, 300)
      for step in 1...10 {
        fingers.pass(0.008)
        fingers.move(150, 300 - CGFloat(step) * 10)
      }
      fingers.up()
      #expect(view.isDecelerating)
      fingers.wait(0.1)
      #expect(view.isDecelerating)
    }

    @Test("a change of the setting is posted")
    func notification() {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      nonisolated(unsafe) var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in count += 1 }
      UIAccessibility.isReduceMotionEnabled = true
      #expect(count == 0)
      UIAccessibility.isReduceMotionEnabled = false
      #expect(count == 1)
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
