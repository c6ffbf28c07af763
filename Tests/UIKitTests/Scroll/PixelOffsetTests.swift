import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Offsets on device pixels")
  struct PixelOffsetTests {
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = ScrollMotionTests.Delegate()
    private var fingers: Fingers { stage.finger }

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 5000)
      view.delegate = delegate
    }

    struct Rounding: Sendable {
      var scale: CGFloat
      var set: CGFloat
      var expected: CGFloat
    }

    nonisolated static let roundings = [
      // −562.5 pixels: the even one is −562.
      Rounding(scale: 3, set: -187.5, expected: -562.0 / 3), Rounding(scale: 1, set: 3.8, expected: 4),
      Rounding(scale: 1, set: -7.5, expected: -8), Rounding(scale: 1, set: 2.5, expected: 2),
      Rounding(scale: 1, set: 3.5, expected: 4), Rounding(scale: 2, set: 300.25, expected: 300),
      Rounding(scale: 2, set: 300.3, expected: 300.5),
      Rounding(scale: 3, set: 5443.26, expected: 16330.0 / 3),
      Rounding(scale: 1, set: -0.2, expected: 0), Rounding(scale: 3, set: 1e300, expected: 1e300),
    ]

    @Test("§6.2 an offset set in code is rounded to a pixel, ties to even", arguments: roundings)
    func setInCode(_ row: Rounding) {
      window.traitOverrides.displayScale = row.scale
      view.contentOffset = CGPoint(x: row.set, y: row.set)
      #expect(view.contentOffset == CGPoint(x: row.expected, y: row.expected))
      view.contentOffset = CGPoint(x: 100, y: 100)
      view.setContentOffset(CGPoint(x: row.set, y: row.set), animated: false)
      #expect(view.contentOffset == CGPoint(x: row.expected, y: row.expected))
      #expect("\(view.contentOffset.x)" == "\(row.expected)", "0 has no sign")
    }

    @Test("§6.2 set through the bounds it stays as given, also when the range changes", arguments: roundings)
    func setThroughBounds(_ row: Rounding) {
      window.traitOverrides.displayScale = row.scale
      view.bounds.origin.y = row.set
      #expect(view.contentOffset.y == row.set)
      view.contentSize.height = 6000
      view.contentInset.bottom = 10
      #expect(view.contentOffset.y == row.set)
    }

    @Test("§6.5 an inset between pixels begins on a pixel, and there the content is at its edge")
    func inset() {
      window.traitOverrides.displayScale = 1
      view.contentInset.top = 10.3
      #expect(view.contentOffset.y == -10)
      view.contentInset.top = 20.6
      #expect(view.contentOffset.y == -21, "what is at the edge stays there")
      fingers.tap(150, 200)
      fingers.wait(1)
      #expect(view.contentOffset.y == -21 && delegate.log.last == "scroll")
    }

    // 80 points less 10 of slop, then 1000 points a second: 70 + 990 · 0.499 = 564.01, which is on no pixel.
    @Test("§6.5 a deceleration ends on a pixel", arguments: [1, 1.5, 2, 3])
    func deceleration(scale: CGFloat) {
      window.traitOverrides.displayScale = scale
      fingers.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -8), count: 10)
      while view.isDecelerating {
        fingers.wait(1.0 / 60)
        #expect(abs(view.contentOffset.y * scale - (view.contentOffset.y * scale).rounded()) < 1e-9)
      }
      #expect(view.contentOffset.y == 564)
    }

    // The end at 4600.4 is on pixel 4600, 4600.5 or 4600⅓.
    @Test(
      "§6.5 a bounce ends on a pixel",
      arguments: [(1, 4600), (2, 4600.5), (3, 13801.0 / 3)] as [(CGFloat, CGFloat)])
    func bounce(scale: CGFloat, expected: CGFloat) {
      window.traitOverrides.displayScale = scale
      view.contentSize.height = 5000.4
      view.contentOffset.y = 4400
      fingers.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -10), count: 10)
      fingers.waitForRest(of: view)
      #expect(view.contentOffset.y == expected)
      fingers.tap(150, 200)
      fingers.wait(1)
      #expect(view.contentOffset.y == expected)
    }

    @Test(
      "§5.4 §6.5 a chosen end is met on the nearest pixel",
      arguments: [(1, 300), (2, 300.5), (3, 901.0 / 3)] as [(CGFloat, CGFloat)])
    func chosen(scale: CGFloat, expected: CGFloat) {
      window.traitOverrides.displayScale = scale
      delegate.target = CGPoint(x: 0, y: 300.3)
      fingers.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -8), count: 10)
      fingers.waitForRest(of: view)
      #expect(view.contentOffset.y == expected)
    }

    @Test("§8.5 an animated scroll ends on a pixel, and does not begin where that is shown")
    func animated() {
      window.traitOverrides.displayScale = 1
      fingers.wait(0)
      view.setContentOffset(CGPoint(x: 0, y: 99.7), animated: true)
      for _ in 0..<30 { fingers.wait(1.0 / 60) }
      #expect(view.contentOffset.y == 100)
      delegate.log = []
      view.setContentOffset(CGPoint(x: 0, y: 99.7), animated: true)
      fingers.wait(1)
      #expect(delegate.log.isEmpty && !view.isScrollAnimating)
    }

    // Content that comes round every 333.3 points, which are no whole pixels, below a finger.
    @Test("§6.10 what wraps by fractions of pixels loses nothing in 10,000 times")
    func wrapping() {
      window.traitOverrides.displayScale = 1
      view.contentSize.height = 1e7
      view.contentOffset.y = 4e6
      fingers.down(150, 300)
      fingers.move(150, 250)
      #expect(view.contentOffset.y == 4e6 + 40)
      for _ in 0..<10_000 { view.contentOffset.y += 333.3 }
      fingers.move(150, 249)
      #expect(view.contentOffset.y == 4e6 + 41 + 3_333_000)
      for _ in 0..<10_000 { view.contentOffset.y -= 333.3 }
      fingers.move(150, 250)
      #expect(view.contentOffset.y == 4e6 + 40)
      fingers.up()
    }
  }
}
