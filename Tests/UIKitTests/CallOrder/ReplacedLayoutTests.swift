import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: another layout while something else is under way.
  @MainActor
  @Suite("Another layout, and transitions")
  struct ReplacedLayoutTests {
    private let stage = CallStage()
    private let second = ScriptedLayout()
    private let seconds = TestSeconds()

    init() { second.rowHeight = 150 }

    private var view: UICollectionView { stage.view }

    @Test("§23.88 another layout while an update still moves keeps the cells of items that stay on screen")
    func duringUpdate() throws {
      var finished: Bool?
      seconds.tick(0)
      view.performBatchUpdates {
        stage.insert(0)
      } completion: {
        finished = $0
      }
      seconds.tick(0.1)
      let first = try #require(stage.cell(0))
      _ = stage.log.takeCalls()
      view.setCollectionViewLayout(second, animated: true)
      #expect(stage.cell(0) === first && stage.log.takeCalls().only("dataSource cellForItemAt") == [])
      for time in [0.1, 1, 2] { seconds.tick(time) }
      #expect(finished != nil && first.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test("§23.89 setting the layout that is set already asks nothing and completes")
    func sameLayout() {
      var finished: Bool?
      view.setCollectionViewLayout(stage.layout, animated: true) { finished = $0 }
      view.collectionViewLayout = stage.layout
      view.layoutIfNeeded()
      #expect(finished == true && stage.log.takeCalls() == [])
    }

    @Test(
      "§23.90 a reload and another layout before a pass: one pass, in which the old layout is not prepared")
    func reloadAndLayout() {
      let prepares = stage.layout.prepares
      view.reloadData()
      view.collectionViewLayout = second
      view.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      #expect(
        calls.only("dataSource numberOfItemsInSection") == ["dataSource numberOfItemsInSection 0"]
          && stage.layout.prepares == prepares)
      #expect(stage.cell(1)?.frame.minY == 150)
    }

    @Test("§23.91 another layout out of `cellForItemAt` is used in the same pass")
    func layoutInCell() {
      stage.source.onCell = { [unowned view = stage.view, second] _ in
        if view.collectionViewLayout !== second { view.collectionViewLayout = second }
      }
      view.contentOffset.y = 600
      let reported = diagnostics { view.layoutIfNeeded() }
      #expect(reported == [] && stage.cell(4)?.frame.minY == 600)
    }

    @Test("§23.92 ending a transition that was not begun changes nothing")
    func notBegun() {
      view.finishInteractiveTransition()
      view.cancelInteractiveTransition()
      view.layoutIfNeeded()
      #expect(view.collectionViewLayout === stage.layout && stage.log.takeCalls() == [])
    }

    @Test("§23.93 a transition may begin while the end of the last one still moves")
    func secondTransition() {
      seconds.tick(0)
      view.startInteractiveTransition(to: second, completion: nil).transitionProgress = 0.5
      view.finishInteractiveTransition()
      seconds.tick(0)
      seconds.tick(0.1)
      var end: Bool?
      let back = view.startInteractiveTransition(to: stage.layout) { _, isFinished in end = isFinished }
      back.transitionProgress = 0.5
      view.cancelInteractiveTransition()
      for time in [0.1, 1, 2] { seconds.tick(time) }
      #expect(end == false && view.collectionViewLayout === second)
      view.layoutIfNeeded()
      #expect(stage.cell(1)?.frame.minY == 150)
    }

    @Test("§23.94 a new width during a transition reaches both ends")
    func resizedTransition() {
      stage.layout.invalidatesOnBoundsChange = true
      second.invalidatesOnBoundsChange = true
      let transition = view.startInteractiveTransition(to: second, completion: nil)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
      view.frame.size.width = 260
      view.layoutIfNeeded()
      // Half-way between the rows of 100 and of 150 points.
      #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 125, width: 260, height: 125))
      view.finishInteractiveTransition()
      #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 150, width: 260, height: 150))
    }

    @Test("§23.95 a reload during a transition asks for all cells, at the progress that is shown")
    func reloadInTransition() {
      let transition = view.startInteractiveTransition(to: second, completion: nil)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
      _ = stage.log.takeCalls()
      stage.source.sections = [2]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,0", "dataSource cellForItemAt 0,1",
        ])
      #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 125, width: 200, height: 125))
      view.finishInteractiveTransition()
      #expect(stage.cell(1)?.frame.minY == 150 && view.contentSize.height == 300)
    }

    @Test("§23.96 an update during a transition: whichever layout is chosen then has the new item")
    func updateInTransition() {
      let transition = view.startInteractiveTransition(to: second, completion: nil)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
      let reported = diagnostics {
        UIView.performWithoutAnimation { stage.insert(0) }
        view.cancelInteractiveTransition()
      }
      #expect(reported == [] && view.collectionViewLayout === stage.layout)
      #expect(view.contentSize.height == 2100 && stage.cell(2)?.frame.minY == 200)
    }

    @Test("§23.97 another layout inside the closure of an update is the one that is updated")
    func layoutInsideUpdate() {
      let reported = diagnostics {
        UIView.performWithoutAnimation {
          view.performBatchUpdates {
            view.collectionViewLayout = second
            stage.insert(0)
          }
        }
        view.layoutIfNeeded()
      }
      #expect(reported == [] && view.contentSize.height == 3150 && stage.visible == [0, 1])
    }
  }
}
