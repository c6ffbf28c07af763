import Foundation
import Geometry
import Testing
import UIKit

@testable import GTKHost

/// Whole streams of a desktop's events, played into a window, against the formulas of `Tests/UIKitTests/Scroll`: from
/// what GDK says to the offset and the scale that are seen.
@MainActor
@Suite("What a desktop's events do")
struct DesktopInputTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let content: UIView
    init(content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  private static let size = CGSize(width: 400, height: 400)
  /// Half a point is a pixel.
  private static let scale = 2.0
  /// 1000 · ln 0.998 a second, by which the logarithm of a speed falls; and the way a speed of 1 carries.
  private static let (decay, reach) = (1000 * log(0.998), 0.499)

  private let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
  private let view = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
  private let delegate: Delegate
  private let desktop: Desktop

  init() {
    window.traitOverrides.displayScale = Self.scale
    window.addSubview(view)
    view.addSubview(content)
    view.contentSize = content.bounds.size
    delegate = Delegate(content: content)
    desktop = Desktop(window)
  }

  /// Where a deceleration is after a time, in points: `x₀ + 0.499 v₀ (1 − e^(kt))`, until its speed is 10 points a second.
  private func position(from start: Double, at speed: Double, after time: Double) -> Double {
    let duration = log(speed / 10) / -Self.decay
    return start + speed * Self.reach * (1 - exp(Self.decay * min(time, duration)))
  }

  private func expectDeceleration(from start: (x: Double, y: Double), at speed: (x: Double, y: Double)) {
    desktop.makeFrames(200) { time in
      let expected = CGPoint(
        x: speed.x > 0 ? position(from: start.x, at: speed.x, after: time) : start.x,
        y: speed.y > 0 ? position(from: start.y, at: speed.y, after: time) : start.y)
      let offset = view.contentOffset
      #expect(
        abs(offset.x - expected.x) <= 1 / Self.scale && abs(offset.y - expected.y) <= 1 / Self.scale,
        "\(offset), not \(expected), after \(time)")
    }
    #expect(!view.isDecelerating)
  }

  @Test("a finger drags the content, and flings it on with its speed")
  func fling() {
    desktop.send(.touch(sequence: 0x7F, .began), at: Point2D(x: 200, y: 300))
    for step in 1...20 {
      desktop.wait(8)
      desktop.send(.touch(sequence: 0x7F, .changed), at: Point2D(x: 200, y: 300 - 8 * Double(step)))
    }
    // 160 points less ten of slop.
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    desktop.send(.touch(sequence: 0x7F, .ended), at: Point2D(x: 200, y: 140))
    // 8 points every 8 milliseconds.
    expectDeceleration(from: (0, 150), at: (0, 1000))
  }

  @Test("two fingers on the touchpad scroll along both axes, and each glides on by itself")
  func touchpad() {
    desktop.send(.motion, at: Point2D(x: 200, y: 200))
    for _ in 1...15 {
      desktop.send(.scroll(.init(delta: Point2D(x: 3, y: 8), unit: .points, isTouchpad: true)))
      desktop.wait(10)
    }
    #expect(view.contentOffset == CGPoint(x: 45, y: 120))
    desktop.send(.scroll(.init(delta: Point2D(x: 3, y: 8), unit: .points, isTouchpad: true)))
    desktop.send(.scroll(.init(delta: .zero, unit: .points, isTouchpad: true, isStop: true)))
    // 3 and 8 points every 10 milliseconds.
    expectDeceleration(from: (48, 128), at: (300, 800))
  }

  @Test("two fingers that come to rest on the touchpad stop the content, and leaving it there is all")
  func hold() {
    desktop.send(.motion, at: Point2D(x: 200, y: 200))
    for _ in 1...15 {
      desktop.send(.scroll(.init(delta: Point2D(x: 0, y: 0.8), isTouchpad: true)))
      desktop.wait(10)
    }
    desktop.send(.scroll(.init(delta: .zero, isTouchpad: true, isStop: true)))
    desktop.makeFrames(20)
    #expect(view.isDecelerating && view.contentOffset.y > 180)
    desktop.send(.hold(.begin))
    let caught = view.contentOffset
    desktop.makeFrames(20)
    #expect(view.contentOffset == caught)
    desktop.send(.hold(.end))
    desktop.makeFrames(20)
    #expect(view.contentOffset == caught && !view.isDecelerating)
  }

  @Test("fingers that leave the touchpad at rest leave the content at rest")
  func rest() {
    desktop.send(.motion, at: Point2D(x: 200, y: 200))
    for _ in 1...15 {
      desktop.send(.scroll(.init(delta: Point2D(x: 0, y: 8), unit: .points, isTouchpad: true)))
      desktop.wait(10)
    }
    desktop.wait(200)
    desktop.send(.scroll(.init(delta: .zero, unit: .points, isTouchpad: true, isStop: true)))
    desktop.makeFrames(5)
    #expect(view.contentOffset == CGPoint(x: 0, y: 120) && !view.isDecelerating)
  }

  @Test("two fingers on the screen zoom the content about the point between them")
  func pinchOnScreen() {
    view.delegate = delegate
    view.maximumZoomScale = 4
    view.contentOffset = CGPoint(x: 100, y: 100)
    desktop.send(.touch(sequence: 1, .began), at: Point2D(x: 150, y: 200))
    desktop.send(.touch(sequence: 2, .began), at: Point2D(x: 250, y: 200))
    func spread(to distance: Double) {
      desktop.wait(8)
      desktop.send(.touch(sequence: 1, .changed), at: Point2D(x: 200 - distance / 2, y: 200))
      desktop.send(.touch(sequence: 2, .changed), at: Point2D(x: 200 + distance / 2, y: 200))
    }
    spread(to: 120)
    #expect(view.isZooming)
    let begin = view.zoomScale
    for distance in stride(from: 125.0, through: 240, by: 5) { spread(to: distance) }
    // From 120 points apart to 240; what was between the fingers, (300, 300) of the content, still is.
    #expect(abs(view.zoomScale / begin - 2) < 1e-9)
    let seen = content.convert(CGPoint(x: 300, y: 300), to: window)
    #expect(abs(seen.x - 200) < 5 && abs(seen.y - 200) < 5)
    desktop.send(.touch(sequence: 1, .ended), at: Point2D(x: 80, y: 200))
    desktop.send(.touch(sequence: 2, .ended), at: Point2D(x: 320, y: 200))
    #expect(!view.isZooming)
  }

  @Test("two fingers on the touchpad zoom the content about the pointer")
  func pinchOnTouchpad() {
    view.delegate = delegate
    view.maximumZoomScale = 4
    view.contentOffset = CGPoint(x: 100, y: 100)
    desktop.send(.motion, at: Point2D(x: 300, y: 200))
    desktop.send(.pinch(.init(phase: .begin)))
    for scale in [1.1, 1.3, 1.5] {
      desktop.wait(16)
      desktop.send(.pinch(.init(phase: .update, scale: scale)))
    }
    desktop.send(.pinch(.init(phase: .end)))
    desktop.makeFrames(2)
    // Under the pointer is (100 + 300, 100 + 200) of the content, which one and a half times as large is (600, 450).
    #expect(abs(view.zoomScale - 1.5) < 1e-9)
    let offset = view.contentOffset
    #expect(abs(offset.x - 300) < 1e-9 && abs(offset.y - 250) < 1e-9)
  }

  @Test("a hovering pointer is reported when it enters, moves and leaves")
  func hover() {
    let target = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let recognizer = UIHoverGestureRecognizer()
    var heard: [(state: UIGestureRecognizer.State, place: CGPoint)] = []
    recognizer.addAction { heard.append(($0.state, $0.location(in: target))) }
    target.addGestureRecognizer(recognizer)
    window.addSubview(target)
    desktop.send(.enter, at: Point2D(x: 10, y: 10))
    for (x, y) in [(150.0, 120.0), (199, 199), (201, 199), (150, 150)] {
      desktop.wait(8)
      desktop.send(.motion, at: Point2D(x: x, y: y))
    }
    desktop.send(.leave, at: Point2D(x: 150, y: 150))
    #expect(heard.map(\.state) == [.began, .changed, .ended, .began, .ended])
    #expect(heard.first?.place == CGPoint(x: 50, y: 20))
    #expect(heard.dropFirst().first?.place == CGPoint(x: 99, y: 99))
  }
}
