import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// A wheel that clicks ever more quickly, over content that turns by one item a click.
  @MainActor
  @Suite("A mouse wheel that spins freely")
  struct WheelSpinTests {
    /// Items of 100 points one below the other, endless on demand: with the millionth, the first ones begin again.
    final class Turning: UICollectionViewLayout, UICollectionViewLayoutItemScrolling {
      var count = 10_000
      var isEndless = false

      override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(100 * (count - 1) + 400))
      }

      override func prepare() {
        super.prepare()
        guard isEndless, let view = collectionView else { return }
        let turn = CGFloat(50 * (count / 100)) * 100
        if view.contentOffset.y < 1000 { view.contentOffset.y += turn }
        if view.contentOffset.y > CGFloat(count) * 100 - 1000 { view.contentOffset.y -= turn }
      }

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { isEndless }

      override func targetContentOffset(
        forProposedContentOffset proposal: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposal.y / 100).rounded() * 100) }

      func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
        CGPoint(x: 0, y: CGFloat(100 * indexPath.item))
      }
    }

    final class Delegate: NSObject, UICollectionViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let layout = Turning()
    private let view: UICollectionView
    private var fingers: Fingers { stage.finger }
    private let delegate = Delegate()

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      stage = Stage(view)
      view.contentOffset.y = 500_000
      view.delegate = delegate
    }

    private var y: CGFloat { view.contentOffset.y }

    private func turn(_ clicks: Double = 1, modifiers: InputEvent.Modifiers = []) {
      let scroll = InputEvent.Scroll(
        source: .wheel, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 150, y: 200))
      stage.send(.scroll(scroll), modifiers)
    }

    /// Turns the wheel at so many clicks a second, with a frame every 1/60 of a second, and returns what each frame
    /// moves.
    @discardableResult
    private func spin(_ rate: Double, for duration: Double, _ clicks: Double = 1) -> [CGFloat] {
      var (moves, last, turned) = ([CGFloat](), y, 0)
      for frame in 1...Int((duration * 60).rounded()) {
        let due = Int(Double(frame) * rate / 60 + 1e-9)
        for _ in turned..<due { turn(clicks) }
        turned = due
        fingers.wait(1.0 / 60)
        moves.append(y - last)
        last = y
      }
      return moves
    }

    private func rest() -> [CGFloat] {
      var (moves, last) = ([CGFloat](), y)
      while view.isScrollAnimating {
        fingers.wait(1.0 / 60)
        moves.append(y - last)
        last = y
      }
      return moves
    }

    private var isAtRestOnItem: Bool { y.remainder(dividingBy: 100) == 0 && !view.isScrollAnimating }

    // 50 clicks a second for a second, and then by itself: a speed of 5,000 points a second goes on for 0.499 of that,
    // 2,495 points. The speed is measured to a click in ten.
    @Test("it flies on when the clicks end, slows down evenly, and rests on an item", arguments: [-1.0, 1])
    func flight(direction: Double) {
      let during = spin(50, for: 1, direction)
      #expect(abs(abs(y - 500_000) - 5000) < 600)
      #expect(during.dropFirst(16).allSatisfy { $0 * direction > 50 && $0 * direction < 130 })
      let before = y
      let after = rest()
      #expect(abs(abs(y - before) - 2495) < 400 && (y - before) * direction > 0)
      #expect(after.allSatisfy { $0 * direction >= 0 })
      #expect(zip(after, after.dropFirst()).allSatisfy { abs($1) <= abs($0) + 0.5 })
      #expect(after.count > 100 && isAtRestOnItem && delegate.ends == 1)
    }

    @Test(
      "clicks as a finger makes them, notch by notch, turn by one item each", arguments: [4.0, 10, 20, 25])
    func notches(rate: Double) {
      spin(rate, for: 1)
      _ = rest()
      #expect(abs(y - 500_000 - 100 * rate) < 1e-6)
    }

    @Test("clicks that come at once are so many items")
    func burst() {
      for _ in 0..<20 { turn() }
      _ = rest()
      #expect(y == 502_000)
    }

    @Test("a wheel that runs down ends where it would have, and slow clicks go on from there")
    func runningDown() {
      for rate in stride(from: 80.0, through: 4, by: -4) { spin(rate, for: 0.1) }
      let moves = rest()
      #expect(moves.allSatisfy { $0 >= 0 } && isAtRestOnItem)
      let place = y
      turn()
      _ = rest()
      #expect(y == place + 100)
    }

    @Test("a click back, a finger and another scroll stop it")
    func stopping() {
      spin(60, for: 0.5)
      turn(-1)
      let stopped = y
      _ = rest()
      #expect(abs(y - stopped) <= 100 && isAtRestOnItem)
      spin(60, for: 0.5)
      fingers.down(150, 200)
      let held = y
      fingers.wait(0.1)
      #expect(y == held && !view.isScrollAnimating)
      fingers.up()
      view.contentOffset.y = 500_000
      spin(60, for: 0.5)
      view.setContentOffset(CGPoint(x: 0, y: 700_000), animated: true)
      _ = rest()
      #expect(y == 700_000)
    }

    @Test("at the end of the content it comes to rest at the last item")
    func end() {
      view.contentOffset.y = 998_000
      spin(100, for: 0.5)
      for _ in 0..<120 { fingers.wait(1.0 / 60) }
      #expect(y == 999_900 && !view.isScrollAnimating)
    }

    @Test("content that begins again does not brake it")
    func endless() {
      layout.count = 100
      layout.isEndless = true
      view.reloadData()
      window.layoutIfNeeded()
      view.contentOffset.y = 5000
      let moves = spin(50, for: 2).dropFirst(20)
      // Where it begins again it jumps by half of the content.
      let steps = moves.map { $0 < 0 ? $0 + 5000 : $0 }
      #expect(moves.contains { $0 < 0 } && steps.allSatisfy { $0 > 50 && $0 < 130 })
      _ = rest()
      #expect(y.remainder(dividingBy: 100) == 0)
    }

    @Test("without animation, with reduced motion and over other layouts, clicks only add up")
    func elsewhere() {
      UIAccessibility.isReduceMotionEnabled = true
      spin(60, for: 0.5)
      _ = rest()
      UIAccessibility.isReduceMotionEnabled = false
      #expect(y == 503_000)
      let plain = UIScrollView(frame: view.frame)
      plain.contentSize = CGSize(width: 300, height: 1e6)
      window.addSubview(plain)
      spin(60, for: 0.5)
      for _ in 0..<40 { fingers.wait(1.0 / 60) }
      #expect(abs(plain.contentOffset.y - 30 * pow(400, 2.0 / 3)) <= 0.2501)
    }

    // GTK's rule across: 300^(2/3) = 44.814 points a click.
    @Test(
      "with Shift a wheel scrolls across, a touchpad does not",
      arguments: [InputEvent.Scroll.Source.wheel, .fineWheel])
    func across(source: InputEvent.Scroll.Source) {
      let wide = UIScrollView(frame: view.frame)
      wide.contentSize = CGSize(width: 3000, height: 3000)
      window.addSubview(wide)
      func send(_ source: InputEvent.Scroll.Source, _ modifiers: InputEvent.Modifiers) {
        let scroll = InputEvent.Scroll(
          source: source, delta: Point2D(x: 0, y: 1), location: Point2D(x: 150, y: 200))
        stage.send(.scroll(scroll), modifiers)
        for _ in 0..<40 { fingers.wait(1.0 / 60) }
      }
      send(source, .shift)
      #expect(wide.contentOffset == CGPoint(x: 45, y: 0))
      send(source, [])
      #expect(wide.contentOffset == CGPoint(x: 45, y: 54.5))
      send(.touchpad, .shift)
      #expect(wide.contentOffset.x == 45)
    }
  }
}
