import Geometry
import TestSupport
import Testing

@testable import UIKit

/// Each window has a clock; what has no window uses that of the host. Every time here is counted from the beginning of a
/// test's own clock, so that the suite needs no turn of its own.
@MainActor
@Suite("The clocks of windows")
final class WindowClockTests {
  private let clock = FrameClock()
  /// A view does not keep its window.
  private var windows: [UIWindow] = []

  private func makeWindow(on clock: FrameClock) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.frameClock = clock
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    windows.append(window)
    return (window, view)
  }

  private func slide(_ view: UIView) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 80 }
  }

  private func shownX(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    return layer.position.x - 5
  }

  private final class Mover: FrameClockParticipant {
    private unowned let view: UIView
    private(set) var positions: [CGFloat] = []

    init(_ view: UIView) { self.view = view }

    var moved: AnyObject { view }

    func advance(with clock: FrameClock) -> Bool {
      positions.append(view.frame.minX)
      return true
    }
  }

  @Test("what a participant moves may be gone before it: it no longer advances, and the clock comes to rest")
  func goneView() {
    var view: UIView? = UIView(frame: CGRect(x: 7, y: 0, width: 10, height: 10))
    let movers = view.map { [Mover($0), Mover($0)] } ?? []
    for mover in movers { clock.add(mover) }
    clock.tick(at: 0)
    clock.tick(at: 0.5)
    #expect(clock.isRunning && movers.map(\.positions) == [[7, 7], [7, 7]])
    view = nil
    clock.tick(at: 1)
    #expect(!clock.isRunning && movers.map(\.positions) == [[7, 7], [7, 7]])
  }

  @Test("a window moves with its own clock only")
  func separate() {
    let other = FrameClock()
    let ((_, first), (_, second)) = (makeWindow(on: clock), makeWindow(on: other))
    slide(first)
    slide(second)
    // Until the first frame of its clock, a layer has no presentation.
    clock.tick(at: 0)
    other.tick(at: 7)
    clock.tick(at: 0.25)
    #expect(shownX(first) == 20 && shownX(second) == 0)
    other.tick(at: 7.5)
    #expect(shownX(first) == 20 && shownX(second) == 40)
    clock.tick(at: 1)
    #expect(!clock.isRunning && other.isRunning && shownX(first) == 80)
  }

  @Test("an animation of views in two windows begins with the first frame of each")
  func common() {
    let other = FrameClock()
    let ((_, first), (_, second)) = (makeWindow(on: clock), makeWindow(on: other))
    other.tick(at: 7)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      for view in [first, second] { view.frame.origin.x = 80 }
    }
    other.tick(at: 7)
    clock.tick(at: 0)
    clock.tick(at: 0.25)
    other.tick(at: 7.5)
    #expect(shownX(first) == 20 && shownX(second) == 40)
    clock.tick(at: 1)
    other.tick(at: 8)
    #expect(shownX(first) == 80 && shownX(second) == 80 && !clock.isRunning && !other.isRunning)
  }

  @Test("an animator of views in two windows can be paused and reversed")
  func commonAnimator() {
    let other = FrameClock()
    let ((_, first), (_, second)) = (makeWindow(on: clock), makeWindow(on: other))
    other.tick(at: 7)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      for view in [first, second] { view.frame.origin.x = 80 }
    }
    animator.startAnimation()
    for time: CFTimeInterval in [0, 0.25] {
      clock.tick(at: time)
      other.tick(at: 7 + time)
    }
    animator.pauseAnimation()
    clock.tick(at: 5)
    other.tick(at: 9)
    #expect(shownX(first) == 20 && shownX(second) == 20)
    animator.startAnimation()
    animator.isReversed = true
    clock.tick(at: 5)
    other.tick(at: 9)
    other.tick(at: 9.125)
    clock.tick(at: 5.125)
    // The time at which it was paused is found from the progress, with a rounding error.
    for view in [first, second] { #expect(abs(shownX(view) - 10) < 1e-6) }
    clock.tick(at: 5.25)
    other.tick(at: 9.25)
    #expect(shownX(first) == 0 && shownX(second) == 0)
  }

  @Test("an animation goes on with its clock when its view moves to another window, or to none")
  func moved() {
    let ((_, view), (window, _)) = (makeWindow(on: clock), makeWindow(on: FrameClock()))
    window.frameClock.tick(at: 500)
    slide(view)
    for time in [0, 0.25] { clock.tick(at: time) }
    window.addSubview(view)
    clock.tick(at: 0.5)
    #expect(shownX(view) == 40)
    view.removeFromSuperview()
    clock.tick(at: 0.75)
    #expect(shownX(view) == 60)
  }

  @Test("an animation whose clock has stopped does not keep another clock running")
  func stopped() {
    let ((_, view), (window, _)) = (makeWindow(on: clock), makeWindow(on: FrameClock()))
    slide(view)
    clock.tick(at: 0.25)
    window.addSubview(view)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    for time in [500.0, 501] { window.frameClock.tick(at: time) }
    #expect(!window.frameClock.isRunning && clock.isRunning)
    for time in [0.5, 1.25] { clock.tick(at: time) }
    #expect(!clock.isRunning)
  }

  @Test(
    "a property animator runs, pauses and reports its progress with the clock of the views that it changes")
  func animator() {
    let (_, view) = makeWindow(on: clock)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 80 }
    animator.startAnimation()
    for time in [0, 0.25] { clock.tick(at: time) }
    #expect(animator.fractionComplete == 0.25)
    animator.pauseAnimation()
    clock.tick(at: 20)
    // A pause inverts the curve, which rounds.
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.startAnimation()
    clock.tick(at: 20.25)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9 && abs(shownX(view) - 40) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("a long press waits for the window's clock")
  func longPress() {
    let (window, view) = makeWindow(on: clock)
    view.frame = window.bounds
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let touch = InputEvent.Touch(id: 1, phase: .began, location: Point2D(x: 50, y: 50))
    window.send(InputEvent(timestamp: 3, action: .touches([touch])))
    clock.tick(at: 3.4)
    #expect(press.state == .possible)
    clock.tick(at: 3.6)
    #expect(press.state == .began)
  }

  @Test("the frames of every window advance the clock of the host first")
  func parent() {
    let host = FrameClock()
    host.tick(at: 2)
    let (first, second) = (FrameClock(parent: host), FrameClock(parent: host))
    #expect(first.time == 2 && !first.isRunning)
    first.tick(at: 2.5)
    #expect(host.time == 2.5 && second.time == 2)
    second.tick(at: 2.25)
    #expect(host.time == 2.5 && second.time == 2.25, "the host's time does not run backwards")
    host.schedule(at: 3) {}
    #expect(first.isRunning && second.isRunning, "the host needs frames of any window")
    second.tick(at: 3)
    #expect(!first.isRunning && !second.isRunning)
  }

  @Test(
    "what moves in a window that has closed ends with the clock of the host, and what begins there later too")
  func closed() {
    let host = FrameClock()
    let clock = FrameClock(parent: host)
    let (_, view) = makeWindow(on: clock)
    slide(view)
    for time in [0, 0.25] { clock.tick(at: time) }
    clock.followParent()
    host.tick(at: 0.5)
    #expect(shownX(view) == 40)
    host.tick(at: 1)
    #expect(!host.isRunning && view.layer.animationKeys() == nil)
    var isDone = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      isDone = true
    }
    #expect(host.isRunning)
    for time in [2, 3.0] { host.tick(at: time) }
    #expect(isDone && !host.isRunning)
  }

  @Test("what waits for a later time needs a tick then, and no frames before")
  func waiting() {
    var log: [String] = []
    clock.tick(at: 1)
    #expect(!clock.isRunning && !clock.isMoving && clock.nextDeadline == nil)
    clock.schedule(at: 3) { log.append("second") }
    let first = clock.schedule(at: 2) { log.append("first") }
    #expect(clock.isRunning && !clock.isMoving && clock.nextDeadline == 2)
    first.cancel()
    #expect(clock.nextDeadline == 3)
    clock.schedule(at: 1) { log.append("next frame") }
    #expect(clock.isMoving, "it is due in the next frame")
    clock.tick(at: 1)
    #expect(!clock.isMoving && log == ["next frame"])
    let (_, view) = makeWindow(on: clock)
    slide(view)
    #expect(clock.isMoving)
    clock.tick(at: 1)
    clock.tick(at: 2)
    #expect(!clock.isMoving && clock.nextDeadline == 3)
    clock.tick(at: 3)
    #expect(!clock.isRunning && clock.nextDeadline == nil && log == ["next frame", "second"])
  }

  @Test("what waits in a window that has closed is due with the clock of the host")
  func waitingWhenClosed() {
    let host = FrameClock()
    let clock = FrameClock(parent: host)
    var isDone = false
    clock.schedule(at: 2) { isDone = true }
    clock.followParent()
    #expect(host.isRunning && !host.isMoving && host.nextDeadline == 2)
    host.tick(at: 1)
    #expect(!isDone && host.nextDeadline == 2)
    host.tick(at: 2)
    #expect(isDone && !host.isRunning)
    clock.schedule(at: 3) {}
    #expect(host.nextDeadline == 3)
  }

  @Test("a replay happens on the clock of its window")
  func replay() {
    let (window, _) = makeWindow(on: clock)
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scrollView)
    clock.tick(at: 50)
    let scroll = InputEvent.Scroll(
      source: .fineWheel, delta: Point2D(x: 0, y: 1), location: Point2D(x: 50, y: 50))
    var replay = InputReplay([InputEvent(timestamp: 1, action: .scroll(scroll))], startingAt: 10)
    replay.advance(to: 50.9, in: window)
    #expect(scrollView.contentOffset.y == 0, "it begins when the clock does: 50 + 1")
    replay.advance(to: 51, in: window)
    #expect(scrollView.contentOffset.y > 0 && replay.isOver && clock.time == 51)
  }

  @Test("scenes have the scales and styles of their displays, and leave those of the main screen alone")
  func screens() {
    let scenes = (0..<2).map { _ in
      UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    }
    let windows = scenes.map { UIWindow(windowScene: $0) }
    let (main, style) = (UIScreen.main.scale, UIScreen.main.userInterfaceStyle)
    scenes[0].hostDidResize(to: CGSize(width: 100, height: 200), scale: 1)
    scenes[1].hostDidResize(to: CGSize(width: 300, height: 400), scale: 3)
    scenes[1].hostDidChange(style: .dark)
    #expect(windows.map(\.screen.scale) == [1, 3])
    #expect(windows.map(\.traitCollection.displayScale) == [1, 3])
    #expect(windows.map(\.bounds.size) == [CGSize(width: 100, height: 200), CGSize(width: 300, height: 400)])
    #expect(windows[1].traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.scale == main && UIScreen.main.userInterfaceStyle == style)
    let late = UIWindow(windowScene: scenes[1])
    #expect(late.traitCollection.displayScale == 3 && late.traitCollection.userInterfaceStyle == .dark)
  }
}
