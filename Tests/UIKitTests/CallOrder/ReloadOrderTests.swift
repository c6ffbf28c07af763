import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: what a reload asks, and when.
  @MainActor
  @Suite("Reloads")
  struct ReloadOrderTests {
    private let seconds = TestSeconds()

    @Test("§23.13 several reloads before a pass are one: counts and cells are asked once")
    func severalReloads() {
      let stage = CallStage()
      for _ in 0..<3 { stage.view.reloadData() }
      stage.view.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      #expect(
        calls.only("dataSource numberOfItemsInSection").count == 1 && calls.only("layout prepare").count == 1)
      #expect(
        calls.only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,0", "dataSource cellForItemAt 0,1", "dataSource cellForItemAt 0,2",
        ])
    }

    @Test("§23.14 after a reload and before the pass, a question about counts asks the data source")
    func countsAfterReload() {
      let stage = CallStage()
      stage.source.sections = [5]
      stage.view.reloadData()
      #expect(stage.view.numberOfItems(inSection: 0) == 5)
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt") == [])
    }

    @Test("§23.15 a reload is no update for the layout")
    func noUpdateCalls() {
      let stage = CallStage()
      stage.source.sections = [5]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      for word in [
        "layout prepare(forCollectionViewUpdates)", "layout initialLayoutAttributesForAppearingItem",
        "layout finalLayoutAttributesForDisappearingItem", "layout targetContentOffset",
        "layout finalizeCollectionViewUpdates",
      ] {
        #expect(calls.only(word) == [])
      }
      #expect(calls.contains("layout prepare"))
    }

    @Test(
      "§23.16 a reload keeps the offset, as far as the new content reaches",
      arguments: [(100, 1500.0), (5, 200), (2, 0)])
    func offset(count: Int, expected: CGFloat) {
      let stage = CallStage()
      stage.view.contentOffset.y = 1500
      stage.view.layoutIfNeeded()
      stage.source.sections = [count]
      stage.view.reloadData()
      #expect(stage.view.contentOffset.y == 1500)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == expected)
    }

    @Test("§23.17 an offset set between a reload and its pass is kept, and only its cells are asked for")
    func offsetAfterReload() {
      let stage = CallStage()
      stage.source.sections = [50]
      stage.view.reloadData()
      stage.view.contentOffset.y = 1000
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == 1000)
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,10", "dataSource cellForItemAt 0,11", "dataSource cellForItemAt 0,12",
        ])
    }

    @Test("§23.18 an insertion right after a reload, with the data changed before it, is part of the reload")
    func insertionAfterReload() {
      let stage = CallStage()
      let reported = diagnostics {
        stage.view.reloadData()
        stage.insert(0)
        stage.view.layoutIfNeeded()
      }
      #expect(reported == [] && stage.view.numberOfItems(inSection: 0) == 21)
    }

    @Test("§23.19 an update right after a reload reads the counts before its closure")
    func updateAfterReload() {
      let stage = CallStage()
      stage.source.sections = [3]
      let reported = diagnostics {
        stage.view.reloadData()
        stage.view.performBatchUpdates {
          stage.log.add("closure")
          stage.insert(3)
        }
      }
      let calls = stage.log.takeCalls().filter {
        $0 == "closure" || $0.hasPrefix("dataSource numberOfItemsInSection")
      }
      #expect(
        reported == []
          && calls == [
            "dataSource numberOfItemsInSection 0", "closure", "dataSource numberOfItemsInSection 0",
          ])
      #expect(stage.view.numberOfItems(inSection: 0) == 4)
    }

    @Test("§23.20 a reload after an update that still moves asks for all cells")
    func reloadAfterUpdate() {
      let stage = CallStage()
      seconds.tick(0)
      stage.insert(0)
      seconds.tick(0.1)
      _ = stage.log.takeCalls()
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,0", "dataSource cellForItemAt 0,1", "dataSource cellForItemAt 0,2",
        ])
      seconds.tick(1)
      #expect(
        stage.visible == [0, 1, 2] && stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
    }

    @Test("§23.21 an insertion, a reload and an insertion in quick succession end with all items")
    func quickSuccession() {
      let stage = CallStage(0)
      let reported = diagnostics {
        seconds.tick(0)
        stage.insert(0)
        seconds.tick(0.1)
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        seconds.tick(0.2)
        stage.insert(1)
        seconds.tick(1)
      }
      #expect(reported == [] && stage.visible == [0, 1])
    }

    @Test("§23.22 a reload inside an update replaces it: no check, all cells, the completion is called")
    func reloadInUpdate() {
      let stage = CallStage()
      var finished: Bool?
      seconds.tick(0)
      let reported = diagnostics {
        stage.view.performBatchUpdates {
          stage.source.sections = [7]
          stage.view.insertItems(at: [[0, 0]])
          stage.view.reloadData()
        } completion: {
          finished = $0
        }
      }
      #expect(reported == [] && stage.view.numberOfItems(inSection: 0) == 7)
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,0", "dataSource cellForItemAt 0,1", "dataSource cellForItemAt 0,2",
        ])
      seconds.tick(1)
      #expect(finished == true)
    }

    @Test("§23.23 a reload out of `cellForItemAt` is done in the same pass")
    func reloadInCell() {
      let stage = CallStage(isLaidOut: false)
      stage.source.onCell = { [unowned stage] path in
        if path.item == 2, stage.source.sections == [20] {
          stage.source.sections = [2]
          stage.view.reloadData()
        }
      }
      stage.view.layoutIfNeeded()
      #expect(stage.visible == [0, 1] && stage.view.numberOfItems(inSection: 0) == 2)
    }

    @Test("§23.24 a reload of sections of which one is empty asks for the cells of the other")
    func emptySection() {
      let source = CompleteSource(sections: [4, 0])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 50)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      let log = CallLog(to: [.dataSource])
      log.observe(view)
      let reported = diagnostics {
        view.performBatchUpdates {
          source.sections = [5, 0]
          view.reloadSections([0, 1])
        }
      }
      #expect(reported == [])
      #expect(log.take().only("dataSource cellForItemAt").count == 5)
    }

    @Test("§23.25 a reload of an item that is not on screen asks for no cell")
    func offScreen() {
      let stage = CallStage()
      stage.view.reloadItems(at: [[0, 15]])
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt") == [])
    }

    @Test("§23.26 a selection that a reload drops is dropped without delegate calls")
    func selection() {
      let stage = CallStage()
      stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let calls = stage.log.takeCalls()
      #expect(
        calls.only("delegate didDeselectItemAt") == [] && calls.only("delegate shouldDeselectItemAt") == [])
      #expect(stage.view.indexPathsForSelectedItems == [] && stage.cell(1)?.isSelected == false)
    }
  }
}
