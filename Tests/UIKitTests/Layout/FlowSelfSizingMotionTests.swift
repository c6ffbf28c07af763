import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// What is on screen moves as the finger does, although sizes become known on the way.
  @MainActor
  @Suite("§12 Self-sizing under a finger")
  struct FlowSelfSizingMotionTests {
    private func harness(
      _ direction: UICollectionView.ScrollDirection, count: Int = 5000, seed: UInt64,
      layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    ) -> SelfSizingHarness {
      var random = SplitMix64(seed: seed)
      let isVertical = direction == .vertical
      let extents = (0..<count).map { _ in Double(Int.random(in: 30...280, using: &random)) / 2 }
      layout.scrollDirection = direction
      return SelfSizingHarness(
        [count], estimate: isVertical ? CGSize(width: 300, height: 60) : CGSize(width: 60, height: 300),
        layout: layout, size: isVertical ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
      ) {
        isVertical
          ? CGSize(width: 300, height: extents[$0.item]) : CGSize(width: extents[$0.item], height: 300)
      }
    }

    /// Lets frames pass, each with a layout pass.
    private func pass(_ frames: Int, of harness: SelfSizingHarness, on stage: Stage) {
      for _ in 0..<frames {
        stage.finger.wait(0.016)
        harness.view.layoutIfNeeded()
      }
    }

    /// Plays a drag of small steps, and checks after each that cells on screen before and after moved by the step.
    private func drag(_ harness: SelfSizingHarness, by steps: [CGFloat], _ seed: UInt64) {
      let fingers = Stage(harness.view).finger
      let isVertical = harness.layout.scrollDirection == .vertical
      var place: CGFloat = 200
      func move(_ step: CGFloat) {
        place += step
        fingers.pass(0.008)
        fingers.move(isVertical ? 150 : place, isVertical ? place : 150)
        harness.view.layoutIfNeeded()
      }
      fingers.down(isVertical ? 150 : place, isVertical ? place : 150)
      move(steps[0] < 0 ? -10 : 10)
      for step in steps {
        let before = harness.places
        let asked = Set(harness.asked)
        move(step)
        let after = harness.places
        let stayed = before.keys.filter { after[$0] != nil }
        #expect(!stayed.isEmpty, "seed \(seed)")
        for path in stayed where asked.contains(path) {
          #expect(after[path] == before[path].map { $0 + step }, "seed \(seed), item \(path.item)")
        }
        #expect(
          after.values.contains { $0 <= 10 }, "no more room at the front than between two, seed \(seed)")
        #expect(harness.view.isDragging)
      }
      fingers.cancel()
      harness.view.removeFromSuperview()
    }

    @Test(
      "§12.1 dragged either way over items not seen before, content keeps to the finger",
      arguments: [0, 1])
    func dragging(axis: Int) throws {
      let direction = try #require(UICollectionView.ScrollDirection(rawValue: axis))
      for seed in UInt64(0)..<6 {
        let harness = harness(direction, seed: seed)
        harness.scroll(to: 150_000)
        var random = SplitMix64(seed: seed)
        drag(harness, by: (0..<40).map { _ in CGFloat(Int.random(in: 1...60, using: &random)) / 2 }, seed)
        drag(harness, by: (0..<40).map { _ in -CGFloat(Int.random(in: 1...60, using: &random)) / 2 }, seed)
        // Back and forth around the edge of what is known.
        drag(harness, by: (0..<60).map { _ in CGFloat(Int.random(in: -60...80, using: &random)) / 2 }, seed)
      }
    }

    @Test(
      "§12.1 so it does away from the end of 1,000,000 items, and at the front again, gone to in one step")
    func draggingAtScale() {
      let harness = SelfSizingHarness([1_000_000], estimate: CGSize(width: 300, height: 60)) {
        CGSize(width: 300, height: CGFloat(30 + $0.item * 37 % 110))
      }
      harness.view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
      drag(harness, by: Array(repeating: 25.5, count: 40), 0)
      harness.view.scrollToItem(at: [0, 0], at: .top, animated: false)
      drag(harness, by: Array(repeating: -25.5, count: 40), 0)
      // Two ways of 1,020 points and three screens of 400, at no less than 40 points an item.
      #expect(harness.asked.count < 85)
    }

    @Test("§12.1 content follows a deceleration in either direction", arguments: [-1.0, 1])
    func decelerating(sign: Double) {
      let harness = harness(.vertical, seed: 4)
      harness.scroll(to: 150_000)
      let fingers = Stage(harness.view).finger
      fingers.down(150, 200)
      for step in 1...10 {
        fingers.pass(0.008)
        fingers.move(150, 200 + sign * 12 * CGFloat(step))
        harness.view.layoutIfNeeded()
      }
      fingers.up()
      #expect(harness.view.isDecelerating)
      var travelled: CGFloat = 0
      var last = harness.places
      for _ in 0..<400 where harness.view.isDecelerating {
        let asked = Set(harness.asked)
        fingers.wait(0.016)
        harness.view.layoutIfNeeded()
        let now = harness.places
        let moves = Set(
          now.compactMap { path, place in
            asked.contains(path) ? last[path].map { ((place - $0) * 2).rounded() / 2 } : nil
          })
        // All that was known moved by the same, and in the direction of the glide.
        #expect(moves.count <= 1)
        if let move = moves.first {
          #expect(move * sign >= 0)
          travelled += move
        }
        last = now
      }
      #expect(!harness.view.isDecelerating)
      // 12 points in 8 ms are 1500 a second: (1500 − 10) · 0.499 = 743.5.
      #expect(abs(travelled * sign - 743.5) < 4)
    }

    @Test("a deceleration to the end continues to the new end after the content has grown by then")
    func growingEnd() {
      let harness = SelfSizingHarness([16], estimate: CGSize(width: 300, height: 20)) { _ in
        CGSize(width: 300, height: 90)
      }
      let fingers = Stage(harness.view).finger
      fingers.down(150, 380)
      for step in 1...10 {
        fingers.pass(0.008)
        fingers.move(150, 380 - 30 * CGFloat(step))
        harness.view.layoutIfNeeded()
      }
      fingers.up()
      for _ in 0..<600 where harness.view.isDecelerating {
        fingers.wait(0.016)
        harness.view.layoutIfNeeded()
      }
      // 16 · 100 − 10 − 400.
      #expect(harness.view.contentOffset.y == 1190)
    }

    @Test("§8.4 an animated scroll to an item ends there, although what it passes was only estimated")
    func animatedScroll() {
      let harness = harness(.vertical, seed: 11)
      let stage = Stage(harness.view)
      stage.finger.wait(0.01)
      for (item, position, edge) in [
        (500, UICollectionView.ScrollPosition.top, CGFloat(0)), (40, .bottom, 400), (4999, .bottom, 400),
      ] {
        harness.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: true)
        pass(40, of: harness, on: stage)
        #expect(!harness.view.isScrollAnimating)
        let frame = harness.frame(item) ?? .zero
        #expect(
          (position == .top ? frame.minY : frame.maxY) - harness.view.contentOffset.y == edge, "item \(item)")
      }
    }

    @Test("a finger that stops an animated scroll to an item has its way")
    func stoppedScroll() {
      let harness = harness(.vertical, seed: 12)
      let stage = Stage(harness.view)
      harness.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: true)
      pass(6, of: harness, on: stage)
      stage.finger.down(150, 200)
      harness.view.layoutIfNeeded()
      let offset = harness.view.contentOffset.y
      stage.finger.up()
      pass(40, of: harness, on: stage)
      #expect(harness.view.contentOffset.y == offset && offset > 0)
    }

    @Test("§8.4 a wheel or another scroll leads an animated scroll elsewhere", arguments: [true, false])
    func redirectedScroll(isWheel: Bool) {
      let harness = harness(.vertical, seed: 13)
      let stage = Stage(harness.view)
      harness.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: true)
      pass(6, of: harness, on: stage)
      #expect(harness.view.contentOffset.y > 100)
      if isWheel {
        // Enough clicks for the beginning.
        stage.send(
          .scroll(.init(source: .wheel, delta: Point2D(x: 0, y: -1e4), location: Point2D(x: 150, y: 200))))
      } else {
        harness.view.setContentOffset(.zero, animated: true)
      }
      pass(40, of: harness, on: stage)
      #expect(harness.view.contentOffset.y == 0)
    }

    private final class MirroredLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test(
      "§8.4 an animated scroll to the beginning ends there, although elements on the way are measured",
      arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [20, 200])
    func scrollToBeginning(direction: UICollectionView.ScrollDirection, estimate: CGFloat) {
      let isVertical = direction == .vertical
      for isMirrored in isVertical ? [false] : [false, true] {
        let harness = harness(direction, seed: 15, layout: MirroredLayout())
        harness.layout.estimatedItemSize =
          isVertical ? CGSize(width: 300, height: estimate) : CGSize(width: estimate, height: 300)
        if isMirrored { harness.view.semanticContentAttribute = .forceRightToLeft }
        let stage = Stage(harness.view)
        harness.view.layoutIfNeeded()
        let view = harness.view
        var beginning: CGPoint {
          CGPoint(x: isMirrored ? view.contentSize.width - view.bounds.width : 0, y: 0)
        }
        // A jump: what is before it remains estimated.
        view.scrollToItem(
          at: IndexPath(item: 300, section: 0), at: isVertical ? .top : .centeredHorizontally, animated: false
        )
        let start = view.contentOffset
        #expect((3_000..<80_000).contains(abs(start.x - beginning.x + start.y)))
        view.setContentOffset(beginning, animated: true)
        pass(40, of: harness, on: stage)
        #expect(view.contentOffset == beginning && !view.isScrollAnimating, "mirrored \(isMirrored)")
      }
    }

    @Test("§8.4 an animated scroll follows an item that gets another index path")
    func movedItem() {
      let harness = harness(.vertical, seed: 14)
      let stage = Stage(harness.view)
      harness.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: true)
      pass(6, of: harness, on: stage)
      harness.sections = [4997]
      harness.view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
      pass(34, of: harness, on: stage)
      #expect(harness.frame(497)?.minY == harness.view.contentOffset.y)
    }

    @Test("at the bottom, content that shrinks above leaves what is seen where it is")
    func shrinkingAtTheEnd() {
      let harness = SelfSizingHarness([1000], estimate: CGSize(width: 300, height: 200)) { _ in
        CGSize(width: 300, height: 50)
      }
      harness.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
      harness.view.layoutIfNeeded()
      for _ in 0..<40 {
        let before = harness.places
        let asked = Set(harness.asked)
        harness.scroll(to: harness.view.contentOffset.y - 20)
        let after = harness.places
        for (path, place) in before where asked.contains(path) {
          if let now = after[path] { #expect(now == place + 20) }
        }
      }
    }
  }
}
