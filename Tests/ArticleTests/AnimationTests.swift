import Testing
import UIKit

/// The article "Animation and the clock".
@MainActor
@Suite("Article: animation and the clock")
struct AnimationTests {
  @Test("the model value is final at once; the presentation follows the clock")
  func presentation() throws {
    // snippet: presentation
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let start = FrameClock.main.time

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
    }
    #expect(view.alpha == 0)  // The model has the final value.

    FrameClock.main.tick(at: start)  // The first frame starts the animation.
    FrameClock.main.tick(at: start + 0.25)  // A quarter of the time has passed.
    #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    // end snippet
    FrameClock.main.tick(at: start + 2)
    #expect(view.layer.presentation()?.opacity ?? 0 == 0)
  }

  @Test("a loop of ticks runs everything to rest")
  func rest() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      view.center.x = 300
    } completion: {
      completions.append($0)
    }
    // snippet: rest
    /// Ticks 60 times a second until nothing moves, or the time is over.
    func runToRest(atMost seconds: Double) {
      let end = FrameClock.main.time + seconds
      while FrameClock.main.isRunning, FrameClock.main.time < end {
        FrameClock.main.tick(at: FrameClock.main.time + 1.0 / 60)
      }
    }
    // end snippet
    runToRest(atMost: 10)
    #expect(completions == [true])
  }

  @Test("a window with a clock of its own is moved by nobody else")
  func ownClock() {
    // snippet: clock
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.frameClock = FrameClock()  // It begins at 0, and only this test ticks it.
    // end snippet
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    FrameClock.main.tick(at: FrameClock.main.time + 2)
    #expect(view.layer.animationKeys() != nil)
    for time in [0, 1.0] { window.frameClock.tick(at: time) }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a display link has each frame's time")
  func displayLink() {
    var frames: [CFTimeInterval] = []
    let start = FrameClock.main.time
    // snippet: display-link
    let link = CADisplayLink { link in
      frames.append(link.timestamp - start)
    }
    link.add(to: .main, forMode: .common)
    // end snippet
    FrameClock.main.tick(at: start + 0.5)
    FrameClock.main.tick(at: start + 0.75)
    link.invalidate()
    FrameClock.main.tick(at: start + 1)
    // Differences of clock times have a rounding error.
    #expect(frames.map { ($0 * 1e6).rounded() / 1e6 } == [0.5, 0.75])
  }

  @Test("a batch update and a layout change take 0.3 seconds; without animations they are immediate")
  func updates() {
    let source = NumberedSource(count: 3)
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    func elapsedToCompletion(_ insert: (@escaping (Bool) -> Void) -> Void) -> CFTimeInterval {
      let start = FrameClock.main.time
      var end: CFTimeInterval?
      insert { _ in end = FrameClock.main.time - start }
      for frame in 0...100 where end == nil { FrameClock.main.tick(at: start + Double(frame) / 100) }
      return end ?? .infinity
    }
    let animated = elapsedToCompletion { completion in
      source.count += 1
      view.performBatchUpdates({ view.insertItems(at: [[0, 0]]) }, completion: completion)
    }
    #expect(abs(animated - 0.3) < 0.011)
    // snippet: without-animation
    UIView.performWithoutAnimation {
      source.count += 1
      view.insertItems(at: [[0, 0]])
    }
    // end snippet
    #expect(view.cellForItem(at: [0, 0])?.layer.presentation()?.opacity ?? 1 == 1)
  }

  @Test("an animator stops, reverses and is scrubbed")
  func animator() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // snippet: animator
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x = 250
    }
    animator.fractionComplete = 0.5  // Paused, half way.
    // end snippet
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 150) < 1e-6)
    animator.stopAnimation(true)
  }
}
