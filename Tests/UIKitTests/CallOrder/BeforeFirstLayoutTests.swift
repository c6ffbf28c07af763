import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: before the first layout pass, without a size, without a window.
  @MainActor
  @Suite("Before the first layout pass")
  struct BeforeFirstLayoutTests {
    private let seconds = TestSeconds()

    @Test("§23.1 creating and connecting a view asks neither layout nor data source")
    func nothingBeforeLayout() {
      let stage = CallStage(isLaidOut: false)
      let calls = stage.log.takeCalls()
      #expect(calls.allSatisfy { $0 == "collectionView invalidateLayout" })
      stage.view.layoutIfNeeded()
      #expect(stage.log.takeCalls().first == "layout prepare")
    }

    @Test("§23.2 the counts are asked when the layout first needs them, not before it prepares")
    func countsInPass() {
      let stage = CallStage(isLaidOut: false)
      _ = stage.log.takeCalls()
      stage.view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().prefix(4) == [
          "layout prepare", "layout collectionViewContentSize", "dataSource numberOfSections",
          "dataSource numberOfItemsInSection 0",
        ])
    }

    @Test("§23.3 a question about counts before the first pass asks for the counts only, and keeps them")
    func countsBeforePass() {
      let stage = CallStage(4, isLaidOut: false)
      _ = stage.log.takeCalls()
      #expect(stage.view.numberOfItems(inSection: 0) == 4)
      #expect(
        stage.log.takeCalls() == ["dataSource numberOfSections", "dataSource numberOfItemsInSection 0"])
      stage.source.sections = [5]
      #expect(stage.view.numberOfItems(inSection: 0) == 4)
      #expect(stage.log.takeCalls() == [])
    }

    @Test("§23.4 counts asked before an update are those from before it, although no pass has run")
    func countsBeforeUpdate() {
      let stage = CallStage(4, isLaidOut: false)
      _ = stage.view.numberOfItems(inSection: 0)
      let reported = diagnostics { stage.insert(4) }
      #expect(reported == [] && stage.view.numberOfItems(inSection: 0) == 5)
      stage.view.layoutIfNeeded()
      #expect(stage.visible == [0, 1, 2])
    }

    @Test("§23.5 a layout that is replaced before the first pass is never prepared")
    func replacedLayout() {
      let stage = CallStage(isLaidOut: false)
      let second = ScriptedLayout()
      stage.view.collectionViewLayout = second
      _ = stage.log.takeCalls()
      stage.view.layoutIfNeeded()
      #expect(stage.log.takeCalls().only("layout prepare") == ["layout prepare"])
      #expect(stage.visible == [0, 1, 2])
    }

    @Test("§23.6 a layout can be asked for its content size and elements before the first pass")
    func flowBeforePass() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 200, height: 50)
      let source = CompleteSource(sections: [4])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
      view.dataSource = source
      // 4 rows of 50 points and 3 gaps of 10.
      #expect(flow.collectionViewContentSize == CGSize(width: 200, height: 230))
      #expect(
        flow.layoutAttributesForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 120, width: 200, height: 50))
    }

    @Test("§23.7 before the first pass nothing is visible, although the counts are known")
    func nothingVisible() {
      let stage = CallStage(isLaidOut: false)
      #expect(stage.view.numberOfItems(inSection: 0) == 20)
      #expect(stage.visible == [] && stage.view.visibleCells.isEmpty && stage.cell(0) == nil)
    }

    @Test("§23.8 a view of no size asks for no cell, also not in an update")
    func noSize() {
      let stage = CallStage(isLaidOut: false, frame: .zero)
      stage.view.layoutIfNeeded()
      stage.insert(0)
      stage.view.layoutIfNeeded()
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt") == [])
      #expect(stage.view.numberOfItems(inSection: 0) == 21)
    }

    @Test("§23.9 an update runs its closure at once and completes, also without data source and window")
    func updateWithoutSource() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      var calls: [String] = []
      seconds.tick(0)
      view.performBatchUpdates {
        calls.append("updates")
      } completion: {
        calls.append("completion \($0)")
      }
      #expect(calls.first == "updates")
      seconds.tick(1)
      #expect(calls == ["updates", "completion true"])
    }

    @Test("§23.10 a view without a window lays out, updates and completes as one with a window")
    func withoutWindow() {
      let stage = CallStage()
      #expect(stage.view.window == nil && stage.visible == [0, 1, 2])
      var finished: Bool?
      seconds.tick(0)
      stage.view.performBatchUpdates {
        stage.insert(0)
      } completion: {
        finished = $0
      }
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt") == ["dataSource cellForItemAt 0,0"])
      seconds.tick(0)
      seconds.tick(1)
      #expect(finished == true && stage.visible == [0, 1, 2])
    }

    @Test("§23.11 moving a view that is laid out into a window asks nothing again")
    func intoWindow() {
      let stage = CallStage()
      let window = Stage(size: stage.view.bounds.size).window
      window.addSubview(stage.view)
      window.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      #expect(
        calls.only("layout prepare") == [] && calls.only("dataSource cellForItemAt") == []
          && calls.only("dataSource numberOfItemsInSection") == [])
    }

    @Test("§23.12 attributes of a section that does not exist are nil, and the layout is not asked")
    func noSection() {
      let stage = CallStage()
      stage.source.sections = []
      stage.view.reloadData()
      _ = stage.log.takeCalls()
      let header = stage.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(header == nil && stage.view.layoutAttributesForItem(at: [0, 0]) == nil)
      #expect(stage.log.takeCalls().only("layout layoutAttributesForItem") == [])
    }
  }
}
