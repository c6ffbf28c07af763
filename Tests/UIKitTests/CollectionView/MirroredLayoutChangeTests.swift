import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// As `LayoutChangeTests`, seen in a mirror: five columns of 20 points, or two of 50, in 100 × 100, from the right.
  @MainActor
  @Suite("A change between mirrored layouts")
  struct MirroredLayoutChangeTests {
    private final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private let seconds = TestSeconds()
    private let source = PlainSource([25])
    private let view: UICollectionView
    private let small = Flipping()
    private let large = Flipping()

    init() {
      for (layout, side) in [(small, 20), (large, 50)] {
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
      }
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: small)
      view.semanticContentAttribute = .forceRightToLeft
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }

    /// Where a cell is seen, from the upper left corner of the view.
    private func seen(_ item: Int) throws -> CGPoint {
      let cell = try #require(view.cellForItem(at: [0, item]))
      let shown = (cell.layer.presentation() ?? cell.layer).position
      let origin = (view.layer.presentation() ?? view.layer).bounds.origin
      return CGPoint(x: shown.x - origin.x, y: shown.y - origin.y)
    }

    private func change(to layout: UICollectionViewLayout) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.setCollectionViewLayout(layout, animated: true)
      }
    }

    @Test("a cell that only the new layout shows comes from where the old one has it, mirrored")
    func arrivals() throws {
      #expect(try seen(0) == CGPoint(x: 90, y: 10))
      seconds.tick(0)
      change(to: large)
      #expect(view.contentOffset == CGPoint(x: 0, y: 275), "item 12 stays in the middle")
      seconds.tick(0)
      seconds.tick(1)
      #expect(try seen(12) == CGPoint(x: 75, y: 50))
      change(to: small)
      seconds.tick(1)
      // Among the large items 0 stood at (25, 25), mirrored (75, 25), seen from 275: −250. It goes to (90, 10).
      #expect(try seen(0) == CGPoint(x: 75, y: -250))
      seconds.tick(1.5)
      #expect(try seen(0) == CGPoint(x: 82.5, y: -120))
      seconds.tick(2)
      #expect(try seen(0) == CGPoint(x: 90, y: 10))
    }

    @Test("by hand, what lies between is mirrored, at both ends as well")
    func interactive() throws {
      let transition = view.startInteractiveTransition(to: large, completion: nil)
      for progress in [0, 0.5, 1] {
        transition.transitionProgress = progress
        transition.invalidateLayout()
        view.layoutIfNeeded()
        // (30, 50) to (75, 0), mirrored (70, 50) to (25, 0).
        let now = try seen(11)
        #expect(abs(now.x - (70 - 45 * progress)) < 1e-9 && abs(now.y - (50 - 50 * progress)) < 1e-9)
      }
      seconds.tick(0)
      view.finishInteractiveTransition()
      seconds.tick(1)
      #expect(try seen(11) == CGPoint(x: 25, y: 0))
      #expect(view.contentOffset == CGPoint(x: 0, y: 275))
    }
  }

  /// Changes of a collection view when things are to move no more than they have to.
  @MainActor
  @Suite("Reduced motion in a collection view", .serialized)
  final class ReducedCollectionMotionTests {
    private let seconds = TestSeconds()
    private let source = PlainSource([3])
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    init() {
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }

    @Test(
      "what stays is in its place at once, what comes fades in there, and the end comes when that is over")
    func insertion() throws {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      let last = try #require(view.cellForItem(at: [0, 2]))
      var isDone = false
      seconds.tick(0)
      source.sections = [4]
      view.performBatchUpdates { [self] in
        view.insertItems(at: [[0, 0]])
      } completion: {
        isDone = $0
      }
      seconds.tick(0)
      #expect((last.layer.presentation() ?? last.layer).position.y == 70)
      let first = try #require(view.cellForItem(at: [0, 0]))
      #expect(first.layer.presentation()?.opacity == 0 && first.layer.presentation()?.position.y == 10)
      seconds.tick(0.15)
      #expect(abs((first.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
      #expect(!isDone)
      seconds.tick(0.31)
      #expect(isDone && first.layer.presentation() == nil)
    }

    @Test("another layout is there at once, also in an animation block")
    func layoutChange() throws {
      // Other tests may run between the initializer and here.
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 50, height: 50)
      (other.minimumLineSpacing, other.minimumInteritemSpacing) = (0, 0)
      let cell = try #require(view.cellForItem(at: [0, 1]))
      seconds.tick(0)
      UIView.animate(withDuration: 1) { [self] in view.setCollectionViewLayout(other, animated: true) }
      seconds.tick(0)
      let shown = cell.layer.presentation() ?? cell.layer
      #expect(shown.position == CGPoint(x: 75, y: 25) && shown.bounds.size == CGSize(width: 50, height: 50))
      seconds.tick(2)
    }
  }
}
