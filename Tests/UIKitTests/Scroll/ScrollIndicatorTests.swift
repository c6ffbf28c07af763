import Geometry
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// Dragging the scroll indicators, as a mouse and a finger do it.
  @MainActor
  @Suite("Scroll indicators")
  struct ScrollIndicatorTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end \(decelerate)")
      }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private var mouse: Fingers { stage.finger }
    private let listener = Listener()

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 100_400)
      view.delegate = listener
      mouse.source = .mouse
    }

    private func hover(_ x: CGFloat, _ y: CGFloat, _ phase: InputEvent.Phase = .changed) {
      stage.send(.hover(.init(phase: phase, location: Point2D(x: x, y: y))))
    }

    /// The visible indicators, in the window's coordinates.
    private var indicators: [CGRect] {
      (view.layer.sublayers ?? []).filter { $0.zPosition == 1e12 && !$0.isHidden && $0.opacity > 0 }
        .map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
    }

    @Test("the mouse drags the indicator at once, in proportion to the whole content")
    func mouseDrag() {
      // The track is 394 points long, the indicator 36: 100,000 points of content are 358 points of track.
      mouse.down(294, 10)
      #expect(view.contentOffset.y == 0 && view.isTracking && indicators.count == 1)
      mouse.move(294, 10 + 179)
      #expect(abs(view.contentOffset.y - 50_000) < 1)
      // Far beside the track and past its end.
      mouse.move(20, 900)
      #expect(view.contentOffset.y == 100_000)
      #expect(abs((indicators.first?.maxY ?? 0) - 397) < 1e-6 && indicators.first?.height == 36)
      mouse.move(294, -50)
      #expect(view.contentOffset.y == 0)
      #expect(abs((indicators.first?.minY ?? 0) - 3) < 1e-6)
      mouse.up()
      #expect(!view.isTracking && listener.calls == ["begin", "end false"])
    }

    @Test("the indicator follows the mouse exactly", arguments: UInt64(0)..<5)
    func follows(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      mouse.down(295, 20)
      for _ in 0..<50 {
        let y = CGFloat.random(in: 20...370, using: &random)
        mouse.move(295, y)
        mouse.wait(0.01)
        // It was pressed 17 points below its upper edge. The offset is on whole pixels.
        #expect(abs((indicators.first?.minY ?? 0) + 17 - y) < 0.01, "seed \(seed)")
      }
      mouse.up()
    }

    @Test("a click in the track moves the middle of the indicator there, and a drag goes on from there")
    func track() {
      mouse.down(296, 200)
      // The middle of the track is the middle of the content.
      #expect(abs(view.contentOffset.y - 50_000) < 1)
      mouse.move(296, 200 - 35.8)
      #expect(abs(view.contentOffset.y - 40_000) < 1)
      mouse.up()
      #expect(abs(view.contentOffset.y - 40_000) < 1)
    }

    @Test("the indicator appears and grows while the pointer is near, and disappears when it leaves")
    func hovering() {
      hover(150, 200, .began)
      mouse.wait(0.5)
      #expect(indicators.isEmpty)
      hover(290, 200)
      for _ in 0..<20 { mouse.wait(1.0 / 60) }
      #expect(indicators.first?.width == 9)
      hover(150, 200)
      for _ in 0..<60 { mouse.wait(1.0 / 60) }
      #expect(indicators.isEmpty)
      hover(290, 200)
      hover(290, 200, .ended)
      for _ in 0..<60 { mouse.wait(1.0 / 60) }
      #expect(indicators.isEmpty && !stage.window.frameClock.isRunning)
    }

    @Test("a finger drags the indicator after a press, if it is visible")
    func finger() {
      let finger = stage.finger
      finger.source = .finger
      finger.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -10), count: 12)
      finger.wait(0.05)
      let offset = view.contentOffset.y
      #expect(offset > 0 && !indicators.isEmpty)
      finger.down(290, 20)
      finger.wait(0.3)
      #expect(view.isDraggingScrollIndicator)
      finger.move(290, 20 + 179)
      #expect(abs(view.contentOffset.y - 50_000) < 1500)
      finger.up()
      #expect(!view.isDraggingScrollIndicator && !view.isDragging && !view.isDecelerating)
    }

    @Test("a finger beside a hidden indicator, or one that moves at once, scrolls")
    func notTheIndicator() {
      let finger = stage.finger
      finger.source = .finger
      finger.down(294, 20)
      finger.wait(0.3)
      #expect(!view.isDraggingScrollIndicator)
      finger.move(294, 120)
      finger.move(294, 20)
      #expect(view.isDragging && view.contentOffset.y < 200)
      finger.up()
      finger.waitForRest(of: view)
      finger.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -10), count: 12)
      finger.down(294, 20)
      finger.move(294, 60)
      finger.wait(0.4)
      #expect(!view.isDraggingScrollIndicator)
      finger.cancel()
    }

    @Test("content that does not scroll, and indicators that are turned off, cannot be dragged")
    func off() {
      view.showsVerticalScrollIndicator = false
      mouse.down(296, 200)
      #expect(view.contentOffset.y == 0 && !view.isDraggingScrollIndicator)
      mouse.up()
      view.showsVerticalScrollIndicator = true
      view.contentSize = CGSize(width: 300, height: 300)
      mouse.down(296, 200)
      #expect(!view.isDraggingScrollIndicator)
      mouse.up()
    }

    @Test("content that changes during a drag stays below the indicator, and ends at its ends")
    func changes() {
      mouse.down(296, 20)
      mouse.move(296, 200)
      view.contentSize.height = 10_400
      window.layoutIfNeeded()
      mouse.move(296, 900)
      #expect(view.contentOffset.y == 10_000)
      mouse.up()
    }

    @Test("the horizontal indicator of content that scrolls horizontally")
    func horizontal() {
      view.contentSize = CGSize(width: 50_300, height: 400)
      window.layoutIfNeeded()
      mouse.down(150, 394)
      #expect(abs(view.contentOffset.x - 25_000) < 1)
      mouse.move(900, 394)
      #expect(view.contentOffset.x == 50_000)
      mouse.up()
    }

    @Test("observers receive each move, and the end")
    func reports() {
      var drags: [ScrollIndicatorDrag?] = []
      view.scrollIndicatorDragged = { drags.append($0) }
      mouse.down(296, 20)
      mouse.move(296, 900)
      mouse.up()
      #expect(drags.last == .some(nil))
      let end = drags.dropLast().last ?? nil
      #expect(end?.axis == .vertical && end?.progress == 1 && abs((end?.frame.maxY ?? 0) - 397) < 1e-6)
    }
  }
}
