import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: another data source or delegate.
  @MainActor
  @Suite("Another data source or delegate")
  struct ReplacedDataSourceTests {
    private let stage = CallStage()
    private let seconds = TestSeconds()

    private var view: UICollectionView { stage.view }

    @Test("§23.81 setting the data source that is set already changes nothing")
    func sameSource() {
      view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      view.dataSource = stage.source
      view.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      #expect(
        calls.only("dataSource cellForItemAt") == [] && calls.only("dataSource numberOfItemsInSection") == []
          && calls.only("layout prepare") == [])
      #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("§23.82 a data source that was replaced is asked nothing more")
    func oldSource() {
      let second = CompleteSource(sections: [2])
      let questions = stage.source.questions
      view.delegate = nil
      view.dataSource = second
      view.layoutIfNeeded()
      #expect(stage.source.questions == questions && second.questions > 0 && stage.visible == [0, 1])
    }

    @Test(
      "§23.83 without a data source the next pass ends the display of all cells, and the content is empty")
    func noSource() {
      view.dataSource = nil
      view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().only("delegate didEndDisplaying").sorted()
          == [
            "delegate didEndDisplaying 0,0", "delegate didEndDisplaying 0,1", "delegate didEndDisplaying 0,2",
          ])
      #expect(view.contentSize.height == 0 && view.visibleCells.isEmpty)
    }

    @Test("§23.84 another data source while an update still moves leaves only its cells")
    func duringUpdate() {
      seconds.tick(0)
      stage.delete(0)
      seconds.tick(0.1)
      let second = CompleteSource(sections: [1])
      view.dataSource = second
      view.layoutIfNeeded()
      seconds.tick(1)
      #expect(stage.visible == [0] && view.subviews.filter { $0 is UICollectionViewCell }.count == 1)
    }

    @Test("§23.85 another data source inside the closure of an update is a reload: nothing is checked")
    func insideUpdate() {
      let second = CompleteSource(sections: [2])
      var finished: Bool?
      seconds.tick(0)
      let reported = diagnostics {
        view.performBatchUpdates {
          view.dataSource = second
        } completion: {
          finished = $0
        }
      }
      seconds.tick(1)
      #expect(reported == [] && stage.visible == [0, 1] && finished == true)
    }

    @Test("§23.86 another delegate is asked for sizes after the next invalidation, not at once")
    func delegate() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 200, height: 50)
      let harness = FlowHarness([10], layout: flow)
      let delegate = SizingDelegate { _ in CGSize(width: 300, height: 80) }
      harness.view.delegate = delegate
      harness.view.layoutIfNeeded()
      #expect(delegate.asked == [])
      flow.invalidateLayout()
      harness.view.layoutIfNeeded()
      #expect(delegate.asked.count == 10 && harness.frame(0)?.height == 80)
    }

    @Test("§23.87 another data source ends a movement by hand; neither is asked to move")
    func duringMovement() {
      let first = MovableSource([Array(0..<20)])
      let second = MovableSource([Array(0..<5)])
      view.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = first
      view.layoutIfNeeded()
      let log = CallLog(to: [.dataSource])
      log.observe(view)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
      view.dataSource = second
      view.layoutIfNeeded()
      view.endInteractiveMovement()
      #expect(log.take().only("dataSource moveItemAt") == [])
      #expect(second.sections == [Array(0..<5)] && stage.visible == [0, 1, 2])
    }

    @Test(
      "§23.139 after another class was registered, no cell of the old one is dequeued, also not one on screen"
    )
    func anotherClass() {
      final class Other: UICollectionViewCell {}
      view.register(Other.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3 && view.visibleCells.allSatisfy { $0 is Other })
    }

    @Test("§23.140 registering the same class again keeps its cells for reuse")
    func sameClass() {
      let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
      view.layoutIfNeeded()
      #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == cells)
    }
  }
}
