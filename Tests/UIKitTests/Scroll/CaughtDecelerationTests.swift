import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Inputs that follow one another before the content has come to rest.
  @MainActor
  @Suite("Quick inputs, one after the other")
  struct CaughtDecelerationTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      private func add(_ name: String, _ view: UIScrollView) {
        let state = [
          view.isTracking ? "tracking" : "", view.isDragging ? "dragging" : "",
          view.isDecelerating ? "decelerating" : "",
        ].filter { !$0.isEmpty }
        log.append(([name] + state).joined(separator: " "))
      }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { add("willBegin", view) }
      func scrollViewWillEndDragging(
        _ view: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { add("willEnd", view) }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        add("didEnd \(decelerate)", view)
      }
      func scrollViewWillBeginDecelerating(_ view: UIScrollView) { add("willDecelerate", view) }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { add("didDecelerate", view) }
      func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { add("didAnimate", view) }
    }

    private let stage: Stage
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = Delegate()
    private var fingers: Fingers { stage.finger }

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 20_000)
      view.contentOffset.y = 5000
      view.delegate = delegate
    }

    private var y: CGFloat { view.contentOffset.y }

    private func fling() {
      fingers.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -10), count: 10)
      fingers.wait(0.1)
    }

    private func turn(_ clicks: Double, _ source: InputEvent.Scroll.Source = .wheel) {
      let scroll = InputEvent.Scroll(
        source: source, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 150, y: 200))
      stage.send(.scroll(scroll))
    }

    @Test("pages that a finger stops half-way, and then lets go, move to the nearer page")
    func stoppedPages() {
      view.isPagingEnabled = true
      view.setContentOffset(CGPoint(x: 0, y: 5200), animated: true)
      fingers.wait(0.05)
      fingers.wait(0.16)
      fingers.down(150, 200)
      let caught = y
      #expect(caught > 5000 && caught < 5200)
      fingers.wait(0.05)
      #expect(y == caught)
      fingers.up()
      fingers.waitForRest(of: view)
      #expect(y == (caught / 400).rounded() * 400)
    }

    @Test(
      "§6.4 a touch on decelerating content drags it immediately, without slop",
      arguments: [-7, 3, 0.5])
    func caught(distance: CGFloat) {
      fling()
      let caught = y
      fingers.down(150, 200)
      #expect(y == caught && !view.isDecelerating && view.isTracking && !view.isDragging)
      fingers.pass(0.008)
      fingers.move(150, 200 - distance)
      #expect(y == caught + distance && view.isDragging)
      fingers.pass(0.008)
      fingers.move(150, 200 - 2 * distance)
      #expect(y == caught + 2 * distance)
      fingers.up()
    }

    @Test("§6.4 also when the first move is across")
    func caughtAcross() {
      fling()
      let caught = y
      fingers.down(150, 200)
      fingers.pass(0.008)
      fingers.move(152, 200)
      #expect(y == caught)
      fingers.pass(0.008)
      fingers.move(152, 195)
      #expect(y == caught + 5)
      fingers.up()
    }

    @Test("§6.4 a tap that does not move only stops the glide, also one that is reported to move by nothing")
    func tapped() {
      fling()
      let caught = y
      delegate.log = []
      fingers.down(150, 200)
      fingers.pass(0.008)
      fingers.move(150, 200)
      fingers.pass(0.02)
      fingers.up()
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(y == caught && delegate.log == ["didDecelerate tracking"])
      fingers.down(150, 200)
      fingers.move(150, 193)
      #expect(y == caught, "at rest there is slop")
      fingers.up()
    }

    @Test("§6.7 the flags at each call of a drag that ends at rest, and of a fling")
    func flags() {
      fingers.down(150, 300)
      fingers.move(150, 200)
      fingers.pass(0.3)
      fingers.up()
      #expect(
        delegate.log == ["willBegin tracking dragging", "willEnd tracking dragging", "didEnd false tracking"])
      #expect(!view.isTracking && !view.isDragging)
      delegate.log = []
      fling()
      fingers.waitForRest(of: view)
      #expect(
        delegate.log == [
          "willBegin tracking dragging", "willEnd tracking dragging", "didEnd true tracking",
          "willDecelerate decelerating", "didDecelerate",
        ])
    }

    @Test("an offset set when a drag begins is where it begins")
    func offsetAtBeginning() {
      final class Resetting: NSObject, UIScrollViewDelegate {
        func scrollViewWillBeginDragging(_ view: UIScrollView) {
          view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        }
      }
      let resetting = Resetting()
      view.delegate = resetting
      fingers.down(150, 300)
      fingers.move(150, 270)
      #expect(y == 1020 && view.isDragging)
      fingers.up()
    }

    @Test("§7.9 content touched in a bounce stays under the finger, and returns when that lifts")
    func bounce() {
      view.contentOffset.y = 19_500
      fling()
      fingers.wait(0.05)
      #expect(y > 19_600)
      let caught = y
      fingers.down(150, 200)
      fingers.pass(0.01)
      fingers.up()
      #expect(y == caught && view.isDecelerating)
      fingers.waitForRest(of: view)
      #expect(y == 19_600)
    }

    enum Taker: CaseIterable { case tap, longPress, pan }

    @Test("§7.9 also when another gesture takes the touch", arguments: Taker.allCases)
    func bounceTaken(taker: Taker) {
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
      view.addSubview(button)
      view.contentOffset.y = 19_500
      fling()
      fingers.wait(0.05)
      var states: [UIGestureRecognizer.State] = []
      let record = { (recognizer: UIGestureRecognizer) in states.append(recognizer.state) }
      let recognizer: UIGestureRecognizer =
        switch taker {
        case .tap: UITapGestureRecognizer(action: record)
        case .longPress: UILongPressGestureRecognizer(action: record)
        case .pan: UIPanGestureRecognizer(action: record)
        }
      button.addGestureRecognizer(recognizer)
      let caught = y
      #expect(caught > 19_600)
      fingers.down(150, 200)
      if taker == .longPress { fingers.wait(0.6) }
      if taker == .pan { fingers.move(150, 150) }
      fingers.pass(0.01)
      #expect(y == caught)
      fingers.up()
      #expect(states.last == .ended)
      fingers.waitForRest(of: view)
      #expect(y == 19_600)
    }

    @Test(
      "§6.7 turning scrolling off ends a drag, and the touch has no effect any more",
      arguments: [true, false], [5_000, 19_550])
    func turnedOff(isRecognizer: Bool, start: CGFloat) {
      view.contentOffset.y = start
      fingers.down(150, 300)
      fingers.pass(0.008)
      fingers.move(150, 200)
      // Past the edge, the content follows the finger only in part.
      let dragged = y
      #expect(start == 5_000 ? dragged == 5_090 : dragged > 19_600)
      if isRecognizer {
        view.panGestureRecognizer.isEnabled = false
        view.panGestureRecognizer.isEnabled = true
      } else {
        view.isScrollEnabled = false
        view.isScrollEnabled = true
      }
      #expect(
        delegate.log == [
          "willBegin tracking dragging", "willEnd tracking dragging", "didEnd \(start != 5_000) tracking",
        ] + (start == 5_000 ? [] : ["willDecelerate tracking decelerating"]))
      #expect(!view.isDragging && y == dragged)
      fingers.pass(0.008)
      fingers.move(150, 100)
      #expect(y == dragged)
      fingers.up()
      fingers.waitForRest(of: view)
      #expect(y == min(dragged, 19_600))
      // The next touch drags again.
      fingers.down(150, 100)
      fingers.pass(0.008)
      fingers.move(150, 210)
      #expect(y == min(dragged, 19_600) - 100)
      fingers.up()
    }

    @Test("§6.7 an animated scroll in the middle of a drag ends that, and the delegate receives its end")
    func animatedInDrag() {
      fingers.down(150, 300)
      fingers.pass(0.008)
      fingers.move(150, 200)
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(delegate.log == ["willBegin tracking dragging", "didEnd false tracking"])
      for step in 1...10 {
        fingers.wait(0.05)
        fingers.move(150, 200 - 10 * CGFloat(step))
      }
      #expect(y == 100)
      fingers.up()
      fingers.wait(1)
      #expect(y == 100 && delegate.log.dropFirst(2) == ["didAnimate tracking"])
    }

    @Test("a wheel does not move content that a finger holds, and the drag goes on")
    func wheelDuringDrag() {
      fingers.down(150, 300)
      fingers.move(150, 250)
      #expect(y == 5040)
      turn(1)
      turn(0.5, .fineWheel)
      fingers.wait(0.2)
      #expect(y == 5040 && view.isDragging)
      fingers.move(150, 240)
      #expect(y == 5050)
      fingers.up()
      #expect(delegate.log.contains { $0.hasPrefix("didEnd") })
    }

    @Test("a wheel turned during a glide goes on from where that was")
    func wheelDuringDeceleration() {
      fling()
      let before = y
      turn(1)
      #expect(!view.isDecelerating && view.isScrollAnimating)
      fingers.waitForRest(of: view)
      // A click is 400^(2/3) points.
      #expect(abs(y - before - pow(400, 2.0 / 3)) <= 0.5)
      #expect(delegate.log.suffix(2) == ["didDecelerate", "didAnimate"])
    }

    @Test("a diagonal drag is not locked to an axis", arguments: [(-1, -1), (1, -1), (-3, -5), (-5, 3)])
    func diagonal(x: CGFloat, y: CGFloat) {
      view.contentSize = CGSize(width: 20_000, height: 20_000)
      view.contentOffset = CGPoint(x: 5000, y: 5000)
      view.isDirectionalLockEnabled = true
      fingers.down(150, 200)
      for step in 1...10 { fingers.move(150 + x * CGFloat(step) * 4, 200 + y * CGFloat(step) * 4) }
      let slop = 10 / hypot(x, y)
      #expect(abs(view.contentOffset.x - (5000 - x * (40 - slop))) <= 0.25)
      #expect(abs(view.contentOffset.y - (5000 - y * (40 - slop))) <= 0.25)
      fingers.up()
    }

    @Test("a drag along an axis is locked to it", arguments: [(-1, -9), (9, 2), (0, 5)])
    func locked(x: CGFloat, y: CGFloat) {
      view.contentSize = CGSize(width: 20_000, height: 20_000)
      view.contentOffset = CGPoint(x: 5000, y: 5000)
      view.isDirectionalLockEnabled = true
      fingers.down(150, 200)
      for step in 1...6 { fingers.move(150 + x * CGFloat(step) * 4, 200 + y * CGFloat(step) * 4) }
      fingers.move(100, 300)
      #expect((view.contentOffset.x == 5000) == (abs(x) < abs(y)))
      #expect((view.contentOffset.y == 5000) == (abs(x) > abs(y)))
      fingers.up()
    }
  }
}
