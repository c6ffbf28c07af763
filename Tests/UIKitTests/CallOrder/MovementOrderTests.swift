import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: movements by hand, and what they ask.
  @MainActor
  @Suite("The order of a movement by hand")
  struct MovementOrderTests {
    private let seconds = TestSeconds()

    @Test("§23.112 a movement by hand does not ask for the counts before it ends")
    func countsInMovement() {
      final class Counting: NSObject, UICollectionViewDataSource {
        var asked = 0
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          asked += 1
          return 20
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
        func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to target: IndexPath) {}
      }
      let source = Counting()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      source.asked = 0
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      for y in [130.0, 230, 130] { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y)) }
      #expect(source.asked == 0)
      view.cancelInteractiveMovement()
    }

    @Test("§23.113 items may be deleted right after a movement by hand has ended")
    func deletionAfterMovement() {
      let source = MovableSource([Array(0..<4)])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      view.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      seconds.tick(0)
      let reported = diagnostics {
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 230))
        view.endInteractiveMovement()
        source.sections = [[1]]
        view.deleteItems(at: [[0, 1], [0, 2], [0, 3]])
        for time in [0.0, 1] { seconds.tick(time) }
      }
      #expect(reported == [] && view.visibleCells.compactMap { ($0 as? MovableSource.Cell)?.number } == [1])
    }

    @Test("§23.114 an item lifted where the last movement ended is shown as the layout says at once")
    func secondMovement() throws {
      final class Layout: ScriptedLayout {
        override func layoutAttributesForInteractivelyMovingItem(
          at indexPath: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
          let attributes = super.layoutAttributesForInteractivelyMovingItem(
            at: indexPath, withTargetPosition: position)
          attributes.alpha = 0.5
          return attributes
        }
      }
      let source = MovableSource([Array(0..<4)])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: Layout())
      view.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      for start in [0, 1] {
        #expect(view.beginInteractiveMovementForItem(at: [0, start]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
        let held = try #require(view.cellForItem(at: [0, 1]))
        #expect(held.alpha == 0.5)
        UIView.performWithoutAnimation { view.endInteractiveMovement() }
        view.layoutIfNeeded()
        #expect(held.alpha == 1)
      }
    }
  }
}
