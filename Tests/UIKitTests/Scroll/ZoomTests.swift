import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Zooming")
  struct ZoomTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let content: UIView
      var log: [String] = []
      init(content: UIView) { self.content = content }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end \(scale)")
      }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    private let delegate: Delegate
    private var fingers: Fingers { stage.finger }

    init() {
      delegate = Delegate(content: content)
      stage = Stage(view)
      view.addSubview(content)
      view.contentSize = content.bounds.size
      view.maximumZoomScale = 4
      view.delegate = delegate
    }

    // Offset (100, 100), scale 1 → 2 about the middle (300, 300) of the content: that becomes (600, 600), so the offset
    // is (400, 400).
    @Test("a scale set in code keeps the middle where it is, and the content grows")
    func programmatic() {
      view.contentOffset = CGPoint(x: 100, y: 100)
      view.zoomScale = 2
      #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 1600, height: 1600))
      #expect(view.contentOffset == CGPoint(x: 400, y: 400))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 1600, height: 1600))
      view.zoomScale = 99
      #expect(view.zoomScale == 4)
    }

    // The fingers' middle is at (200, 200) of the view, (300, 300) of the content; it stays under them.
    @Test("two fingers zoom about the point between them")
    func pinch() {
      view.contentOffset = CGPoint(x: 100, y: 100)
      fingers.down(150, 200, finger: 1)
      fingers.down(250, 200, finger: 2)
      fingers.move(145, 200, finger: 1)
      fingers.move(255, 200, finger: 2)
      #expect(view.isZooming)
      let start = view.zoomScale
      // From 110 apart to 220, in steps on both sides, so that the middle stays.
      for step in 1...11 {
        fingers.pass(0.016)
        fingers.move(145 - CGFloat(step) * 5, 200, finger: 1)
        fingers.move(255 + CGFloat(step) * 5, 200, finger: 2)
      }
      #expect(abs(view.zoomScale / start - 2) < 1e-9)
      let seen = content.convert(CGPoint(x: 300, y: 300), to: view)
      let offset = view.contentOffset
      #expect(abs(seen.x - offset.x - 200) < 5 && abs(seen.y - offset.y - 200) < 1e-6)
      fingers.up(finger: 1)
      fingers.up(finger: 2)
      let rest = view.contentOffset
      let scale = view.traitCollection.displayScale
      #expect((rest.y * scale).rounded() == rest.y * scale, "it rests on a pixel")
      #expect(abs(rest.y - offset.y) <= 0.5 / scale)
      #expect(delegate.log.first == "begin" && delegate.log.last?.hasPrefix("end") == true)
    }

    @Test("beyond a limit the scale gives, and comes back in 0.3 seconds")
    func bounce() {
      let location = Point2D(x: 200, y: 200)
      func send(_ phase: InputEvent.Phase, _ scale: Double) {
        stage.send(.pinch(.init(phase: phase, scale: scale, location: location)))
      }
      send(.began, 1)
      send(.changed, 0.25)
      // The square root of a quarter.
      #expect(abs(view.zoomScale - 0.5) < 1e-9)
      send(.ended, 0.25)
      #expect(view.isZoomAnimating)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(view.zoomScale == 1 && delegate.log == ["begin", "zoom", "end 1.0"])
    }

    // 100 × 200 in 400 × 400: the scale is 2, and the rectangle's middle (150, 200) comes to (300, 400).
    @Test("zooming to a rectangle fills the view with it")
    func toRectangle() {
      view.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 200), animated: true)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 100, y: 200))
    }

    private func turnWheel(_ clicks: Double, _ source: InputEvent.Scroll.Source = .wheel) {
      let scroll = InputEvent.Scroll(
        source: source, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 100, y: 300))
      stage.send(.scroll(scroll), .control)
    }

    // A click zooms by 5/4. The pointer is on the point (200, 400) of the content.
    @Test("the wheel with Control zooms about the pointer, and clicks add up")
    func wheel() {
      view.contentOffset = CGPoint(x: 100, y: 100)
      turnWheel(-1)
      fingers.wait(0.05)
      fingers.wait(0.05)
      turnWheel(-1)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(abs(view.zoomScale - 25.0 / 16) < 1e-9)
      let seen = content.convert(CGPoint(x: 200, y: 400), to: window)
      #expect(abs(seen.x - 100) <= 1 && abs(seen.y - 300) <= 1)
      turnWheel(0.5, .fineWheel)
      #expect(abs(view.zoomScale - 25.0 / 16 / 1.25.squareRoot()) < 1e-9, "fractions zoom at once")
      turnWheel(50)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(view.zoomScale == 1)
      #expect(delegate.log.last == "end 1.0")
    }

    @Test("an animated zoom can be stopped, and a scale set meanwhile stays")
    func stopping() {
      view.setZoomScale(4, animated: true)
      fingers.wait(0.1)
      fingers.wait(0.1)
      view.stopScrollingAndZooming()
      let scale = view.zoomScale
      #expect(scale > 1 && scale < 4 && !view.isZoomAnimating)
      view.setZoomScale(4, animated: true)
      fingers.wait(0.1)
      view.zoomScale = 2
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(view.zoomScale == 2)
    }

    @Test("without a view to zoom nothing zooms")
    func nothingToZoom() {
      view.delegate = nil
      view.zoomScale = 2
      #expect(view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
    }
  }
}
