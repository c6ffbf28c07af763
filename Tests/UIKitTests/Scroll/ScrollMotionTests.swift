import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Whole gestures as lists of events, against the formulas of Behaviour.md sections 6 and 7 at every frame.
  @MainActor
  @Suite("Motion of scroll views")
  struct ScrollMotionTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      var target: CGPoint?
      var velocity = CGPoint.zero
      var onScroll: ((UIScrollView) -> Void)?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if log.last != "scroll" { log.append("scroll") }
        onScroll?(scrollView)
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        log.append("willEndDragging")
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging \(decelerate)")
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndAnimation") }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = Delegate()
    private var fingers: Fingers { stage.finger }
    private let k = 1000 * log(0.998)

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 5000)
      view.delegate = delegate
    }

    private var y: CGFloat { view.contentOffset.y }

    /// Drags up from 300 by steps every 8 ms, then lifts: the speed is `step / 8 ms`.
    private func fling(step: CGFloat, count: Int = 20, from start: CGFloat = 300) {
      fingers.down(150, start)
      for index in 1...count {
        fingers.pass(0.008)
        fingers.move(150, start - step * CGFloat(index))
      }
      fingers.up()
    }

    private func expect(
      _ value: CGFloat, _ expected: CGFloat, _ comment: Comment? = nil,
      _ location: SourceLocation = #_sourceLocation
    ) {
      // Half a point is a device pixel; shown offsets are rounded to it.
      #expect(abs(value - expected) <= 0.2501, comment, sourceLocation: location)
    }

    @Test("§6.4 §6.5 after the slop content follows the finger point for point, rounded to pixels")
    func drag() {
      fingers.down(150, 300)
      fingers.move(150, 293)
      #expect(y == 0 && !view.isDragging && view.isTracking)
      fingers.move(150, 286)
      #expect(y == 4 && view.isDragging)
      fingers.move(150, 250.3)
      #expect(y == 39.5)
      fingers.up()
    }

    // 7.6: 110 − 10 of slop = 100 past the edge of a view of 400: 48.35.
    @Test("§7.6 past the edge the content gives as a rubber band, and comes back the same way")
    func rubberBand() {
      fingers.down(150, 100)
      fingers.move(150, 210)
      expect(y, -48.35)
      fingers.move(150, 110)
      #expect(y == 0)
      fingers.up()
    }

    // 10 points every 8 ms are 1250 a second; 20 steps less the slop leave the offset at 190.
    @Test("§7.1 to §7.4 a fling glides by the measured law, at every frame")
    func deceleration() {
      fling(step: 10)
      #expect(y == 190 && view.isDecelerating)
      #expect(abs(delegate.velocity.y - 1.25) < 1e-6)
      let duration = log(1250.0 / 10) / -k
      for frame in 1...200 {
        fingers.wait(1.0 / 60)
        let time = Double(frame) / 60
        guard time < duration else { break }
        expect(y, 190 + 1250 * 0.499 * (1 - exp(k * time)), "frame \(frame)")
      }
      fingers.wait(0.1)
      // 190 + 1240 · 0.499 = 808.76, on a pixel 809.
      #expect(!view.isDecelerating && y == 809)
    }

    @Test("§6.7 the calls of a fling come in UIKit's order")
    func callOrder() {
      fling(step: 10)
      for _ in 0..<300 { fingers.wait(1.0 / 60) }
      #expect(
        delegate.log == [
          "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
          "scroll", "didEndDecelerating",
        ])
    }

    @Test("§6.7 lifted at rest within the range, nothing more comes")
    func restingRelease() {
      fingers.down(150, 300)
      fingers.move(150, 200)
      fingers.wait(0.3)
      fingers.up()
      #expect(delegate.log == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
      fingers.wait(1)
      #expect(y == 90)
    }

    // 7.7: from 4290 at 1250 a second the edge at 4600 is met at t_c = ln(1 − 310/(0.499·1250))/k with v_c = 1250·e^(k·t_c).
    @Test("§7.7 a fling into the edge bounces by the spring of 11, and ends on it")
    func impact() {
      view.contentOffset.y = 4100
      fling(step: 10)
      expect(y, 4290)
      let crossing = log(1 - 310 / (0.499 * 1250)) / k
      let speed = 1250 * exp(k * crossing)
      for frame in 1...120 {
        fingers.wait(1.0 / 60)
        let time = Double(frame) / 60
        let expected =
          time < crossing
          ? 4290 + 1250 * 0.499 * (1 - exp(k * time))
          : 4600 + speed * (time - crossing) * exp(-11 * (time - crossing))
        if view.isDecelerating { expect(y, expected, "frame \(frame)") }
      }
      #expect(y == 4600 && !view.isDecelerating)
    }

    @Test("§7.9 let go at rest past the edge, the content returns, and is put on the edge")
    func returning() {
      fingers.down(150, 100)
      fingers.move(150, 210)
      fingers.wait(0.2)
      let pulled = Double(-48.3516)
      fingers.up()
      for frame in 1...60 {
        fingers.wait(1.0 / 60)
        let time = Double(frame) / 60
        if view.isDecelerating {
          expect(y, (pulled + 3.4 * pulled * time) * exp(-10.8 * time), "frame \(frame)")
        }
      }
      #expect(y == 0 && delegate.log.last == "didEndDecelerating")
    }

    @Test("§6.8 a touch during a deceleration stops it and does not reach the content; the next touch does")
    func catching() {
      final class Content: UIView {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
      }
      let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
      view.addSubview(content)
      fling(step: 10)
      fingers.wait(0.2)
      let caught = y
      fingers.down(150, 200)
      #expect(!view.isDecelerating && delegate.log.last == "didEndDecelerating")
      fingers.wait(0.3)
      fingers.up()
      fingers.wait(0.5)
      #expect(y == caught && content.touches == 0)
      fingers.down(150, 200)
      fingers.wait(0.14)
      #expect(content.touches == 0)
      fingers.wait(0.02)
      #expect(content.touches == 1)
      fingers.up()
    }

    @Test("§6.8 a quick tap reaches the content at the lift; a drag takes the touch away again")
    func contentTouches() {
      let content = TouchTests.Witness(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
      view.addSubview(content)
      fingers.tap(20, 30)
      #expect(content.log == ["began 20,30", "ended 20,30"])
      content.log = []
      fingers.down(20, 30)
      fingers.move(20, 10)
      fingers.up()
      #expect(content.log.isEmpty)
      view.contentOffset.y = 0
      fingers.wait(3)
      content.log = []
      fingers.down(20, 200)
      fingers.wait(0.2)
      fingers.move(20, 150)
      fingers.up()
      #expect(
        content.log == ["began 20,200", "cancelled 20,150"]
          || content.log == ["began 20,200", "cancelled 20,190"])
    }

    @Test("§5.4 the delegate chooses where the glide ends, exactly", arguments: [300.5, 190, 40, 2000])
    func retargeted(target: CGFloat) {
      delegate.target = CGPoint(x: 0, y: target)
      fling(step: 10)
      for _ in 0..<400 { fingers.wait(1.0 / 60) }
      #expect(y == target)
      #expect(!view.isDecelerating)
    }

    @Test("§7.13 paging ends on multiples of the view, one page from where the drag began at most")
    func paging() {
      view.isPagingEnabled = true
      fling(step: 10)
      for _ in 0..<200 { fingers.wait(1.0 / 60) }
      #expect(y == 400)
      fling(step: 3, count: 10)
      for _ in 0..<200 { fingers.wait(1.0 / 60) }
      #expect(y == 800, "a short flick pages too")
      fingers.down(150, 300)
      fingers.move(150, 250)
      fingers.wait(0.3)
      fingers.up()
      for _ in 0..<200 { fingers.wait(1.0 / 60) }
      #expect(y == 800, "a slow short drag goes back")
    }

    // The same fling with and without wrapping: modulo 1000 both are at the same place in every frame.
    @Test("§6.10 content that wraps during a drag or a deceleration keeps its velocity")
    func wrapping() {
      let plain = UIScrollView(frame: view.frame)
      plain.contentSize = CGSize(width: 300, height: 100_000)
      plain.contentOffset.y = 50_900
      view.contentSize.height = 3400
      view.contentOffset.y = 1900
      delegate.onScroll = { scrolled in
        if scrolled.contentOffset.y >= 2000 { scrolled.contentOffset.y -= 1000 }
      }
      var places: [CGFloat] = []
      fling(step: 12)
      for _ in 0..<250 {
        fingers.wait(1.0 / 60)
        places.append(y)
      }
      #expect(!view.isDecelerating)
      view.removeFromSuperview()
      window.addSubview(plain)
      fling(step: 12)
      for (frame, place) in places.enumerated() {
        fingers.wait(1.0 / 60)
        let expected = plain.contentOffset.y.truncatingRemainder(dividingBy: 1000)
        let difference = (place - expected).remainder(dividingBy: 1000)
        #expect(abs(difference) <= 0.5001, "frame \(frame): \(place) and \(plain.contentOffset.y)")
      }
      #expect(plain.contentOffset.y > 51_500)
    }

    @Test("§6.3 a drag along an axis with nothing to scroll does not begin, and a view around gets it")
    func otherAxis() {
      let outer = UIScrollView(frame: view.frame)
      outer.contentSize = CGSize(width: 900, height: 400)
      window.addSubview(outer)
      outer.addSubview(view)
      fingers.down(200, 200)
      fingers.move(100, 195)
      #expect(outer.isDragging && outer.contentOffset.x == 90 && !view.isDragging)
      fingers.up()
      fingers.wait(2)
      fingers.down(200, 200)
      fingers.move(195, 100)
      #expect(view.isDragging && !outer.isDragging)
      fingers.up()
    }

    @Test("a locked drag keeps to the axis it began on")
    func directionalLock() {
      view.contentSize = CGSize(width: 3000, height: 3000)
      view.isDirectionalLockEnabled = true
      fingers.down(200, 200)
      fingers.move(195, 150)
      fingers.move(100, 100)
      #expect(view.contentOffset.x == 0 && y > 80)
      fingers.up()
    }

    @Test(
      "§8.5 an animated offset arrives after 0.3 seconds and reports once; at distance 0 it reports nothing")
    func animated() {
      fingers.wait(0)
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      fingers.wait(0.016)
      #expect(y == 0)
      fingers.wait(0.15)
      #expect(abs(y - 300) < 1e-6, "half of the way after half of the time")
      fingers.wait(0.151)
      #expect(y == 600 && delegate.log == ["scroll", "didEndAnimation"])
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      fingers.wait(1)
      #expect(delegate.log == ["scroll", "didEndAnimation"])
    }

    @Test(
      "§6.11 an animation to the end of the content still ends there when the content becomes shorter",
      arguments: [0, 1, 8, 15])
    func shorterContent(frames: Int) {
      let end = view.contentSize.height - 400
      view.setContentOffset(CGPoint(x: 0, y: end), animated: true)
      for _ in 0..<frames { fingers.wait(1.0 / 60) }
      let shown = y
      view.contentSize.height -= 100
      #expect(y == min(shown, end - 100))
      for _ in 0..<30 {
        fingers.wait(1.0 / 60)
        #expect(y <= end - 100)
      }
      #expect(y == end - 100)
      // An offset past the end that code asked for is kept.
      view.setContentOffset(CGPoint(x: 0, y: end), animated: true)
      view.contentSize.height -= 100
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(y == end)
    }

    private final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    /// A list of lines of 90 points with 10 between them.
    private func makeList(of source: Source) -> (view: UICollectionView, layout: UICollectionViewFlowLayout) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 90)
      let items = UICollectionView(frame: view.frame, collectionViewLayout: layout)
      items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      items.dataSource = source
      return (items, layout)
    }

    @Test("what is in view at the end of an animation can be asked before the layout is prepared")
    func questionBeforeLayout() {
      let source = Source()
      let (items, layout) = makeList(of: source)
      items.layoutIfNeeded()
      for question in [{ _ = items.itemAtRest }, { #expect(items.showsAtRest([0, 99])) }] {
        layout.itemSize.height = 90
        items.contentOffset = .zero
        items.layoutIfNeeded()
        items.scrollToItem(at: [0, 99], at: .bottom, animated: true)
        layout.itemSize.height = 80
        question()
        #expect(items.contentOffset == .zero)
        for _ in 0..<30 { fingers.wait(1.0 / 60) }
        // 100 lines of 80, with 10 between them, less the height of the view.
        let end: CGFloat = 8590
        #expect(items.contentOffset.y == end)
      }
    }

    @Test("§8.4 §8.5 an animated scroll to an item arrives at it")
    func scrollToItem() {
      let source = Source()
      let items = makeList(of: source).view
      items.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: true)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      // Seven lines of 90, with 10 after each.
      #expect(items.contentOffset.y == 700)
    }

    @Test(
      "§8.4 an animation to the end of the content goes to the end that it has meanwhile, unless a wheel turns",
      arguments: [0, 1, 8, 15], [false, true])
    func growingContent(frames: Int, isTurnedBack: Bool) {
      let source = Source()
      let (items, layout) = makeList(of: source)
      let stage = Stage(items)
      items.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      stage.keys.press(.end)
      #expect(items.isScrollAnimating)
      for _ in 0..<frames { stage.finger.wait(1.0 / 60) }
      layout.itemSize.height = 100
      items.layoutIfNeeded()
      if isTurnedBack {
        stage.send(
          .scroll(.init(source: .wheel, delta: Point2D(x: 0, y: -1e4), location: Point2D(x: 150, y: 200))))
      }
      for _ in 0..<40 { stage.finger.wait(1.0 / 60) }
      // 100 lines of 100, with 10 between them, less the height of the view.
      #expect(items.contentOffset.y == (isTurnedBack ? 0 : 10_590))
      layout.itemSize.height = 90
      items.layoutIfNeeded()
      layout.itemSize.height = 100
      items.layoutIfNeeded()
      #expect(items.contentOffset.y == (isTurnedBack ? 0 : 9590), "an end at rest does not move")
    }

    private func send(_ scroll: InputEvent.Scroll) {
      stage.send(.scroll(scroll))
    }

    // GTK's rule: a click is 400^(2/3) = 54.29 points.
    @Test(
      "a wheel scrolls by clicks, smoothly, and several clicks add up; at the end the view around scrolls")
    func wheel() {
      let location = Point2D(x: 150, y: 200)
      send(.init(source: .wheel, delta: Point2D(x: 0, y: 1), location: location))
      send(.init(source: .wheel, delta: Point2D(x: 0, y: 1), location: location))
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      // 108.58, on a pixel.
      #expect(y == 108.5)
      send(.init(source: .wheel, delta: Point2D(x: 0, y: -9), location: location))
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(y == 0)
      let outer = UIScrollView(frame: view.frame)
      outer.contentSize = CGSize(width: 300, height: 900)
      outer.contentOffset.y = 100
      window.addSubview(outer)
      outer.addSubview(view)
      send(.init(source: .wheel, delta: Point2D(x: 0, y: -1), location: location))
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(y == 0)
      // 45.71, on a pixel.
      #expect(outer.contentOffset.y == 45.5)
    }

    @Test("fingers on a touchpad move the content point for point, and it glides on with their speed")
    func touchpad() {
      let location = Point2D(x: 150, y: 200)
      send(.init(source: .touchpad, phase: .began, delta: .zero, location: location))
      for _ in 0..<15 {
        fingers.pass(0.01)
        send(.init(source: .touchpad, delta: Point2D(x: 0, y: 8), location: location))
      }
      #expect(y == 120)
      fingers.pass(0.008)
      send(.init(source: .touchpad, phase: .ended, delta: .zero, location: location))
      #expect(view.isDecelerating)
      for _ in 0..<300 { fingers.wait(1.0 / 60) }
      // 8 points every 10 ms are 800 a second: 120 + 790 · 0.499 = 514.21, on a pixel 514.
      #expect(y == 514)
    }

    @Test("the indicators show while the content moves, where it stands, and fade")
    func indicators() {
      fingers.down(150, 300)
      fingers.move(150, 150)
      view.layoutIfNeeded()
      let bars = (view.layer.sublayers ?? []).filter { $0.frame.width == 2.5 && !$0.isHidden }
      #expect(bars.count == 1 && bars.first?.opacity == 1)
      // 400 − 6 of track, of which 400 / 5000 would be less than 36; the offset of 140 of 4600 moves it by its share.
      let expected: CGFloat = 140 + 3 + (394 - 36) * 140 / 4600
      let shown: CGFloat = bars.first?.frame.minY ?? 0
      #expect(abs(shown - expected) < 1e-6)
      fingers.wait(0.2)
      fingers.up()
      for _ in 0..<60 { fingers.wait(1.0 / 60) }
      #expect(bars.first?.opacity == 0 && bars.first?.animationKeys() == nil)
    }
  }
}
