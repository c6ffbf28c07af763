import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Behaviour.md 23: questions and changes while content moves under a finger or by itself.
  @MainActor
  @Suite("Changes while scrolling")
  struct ScrollingOrderTests {
    /// Reports each scroll to a closure.
    private final class Scrolled: NSObject, UICollectionViewDelegate {
      var onScroll: (() -> Void)?
      var onWillEnd: (() -> Void)?
      func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { onWillEnd?() }
    }

    private let screen: Stage
    private var window: UIWindow { screen.window }
    private let stage = CallStage(100)
    private let delegate = Scrolled()
    private var fingers: Fingers { screen.finger }

    init() {
      screen = Stage(stage.view)
      stage.view.delegate = delegate
      _ = stage.log.takeCalls()
    }

    private var view: UICollectionView { stage.view }

    /// Drags from 250 to 210: the slop is 10 points, so the content moves by 30.
    private func beginDrag() {
      fingers.down(100, 250)
      for y in stride(from: 240.0, through: 210, by: -10) {
        fingers.wait(0.016)
        fingers.move(100, y)
      }
    }

    private func fling() {
      fingers.fling(from: CGPoint(x: 100, y: 280), step: CGVector(dx: 0, dy: -20), count: 8)
      fingers.wait(0.05)
    }

    @Test("§23.27 `scrollViewDidScroll` comes under the new offset, before its cells are asked for")
    func didScrollBeforeCells() {
      var offset: CGFloat?
      delegate.onScroll = { [stage] in
        offset = stage.view.contentOffset.y
        stage.log.add("didScroll")
      }
      view.contentOffset.y = 1000
      #expect(offset == 1000 && stage.log.takeCalls().only("dataSource cellForItemAt") == [])
      view.layoutIfNeeded()
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt").count == 3)
    }

    @Test("§23.28 several offsets before a pass ask for the cells of the last one only")
    func lastOffset() {
      for offset in [500.0, 1000, 2000] { view.contentOffset.y = offset }
      view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,20", "dataSource cellForItemAt 0,21", "dataSource cellForItemAt 0,22",
        ])
    }

    @Test("§23.29 setting the offset or the frame it has asks the layout nothing")
    func sameValues() {
      view.contentOffset.y = 0
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view.layoutIfNeeded()
      #expect(stage.log.takeCalls() == [])
    }

    @Test("§23.30 invalidating the layout in `scrollViewDidScroll` prepares it once for each step")
    func invalidatingInScroll() {
      delegate.onScroll = { [stage] in stage.layout.invalidateLayout() }
      let reported = diagnostics {
        for offset in [10.0, 20, 30] {
          view.contentOffset.y = offset
          view.layoutIfNeeded()
        }
      }
      #expect(reported == [] && stage.log.takeCalls().only("layout prepare").count == 3)
    }

    @Test("§23.31 an insertion in `scrollViewDidScroll` leaves the drag to the finger")
    func insertionInDrag() {
      var hasInserted = false
      delegate.onScroll = { [stage] in
        guard !hasInserted, stage.view.contentOffset.y >= 20 else { return }
        hasInserted = true
        stage.insert(100)
      }
      let reported = diagnostics { beginDrag() }
      #expect(reported == [] && hasInserted && view.numberOfItems(inSection: 0) == 101)
      #expect(view.isDragging && view.contentOffset.y == 30)
      fingers.move(100, 160)
      #expect(view.contentOffset.y == 80)
      fingers.up()
    }

    @Test("§23.32 a reload during a drag leaves it to the finger; `isDragging` is true in the preparation")
    func reloadInDrag() {
      beginDrag()
      _ = stage.log.takeCalls()
      stage.source.sections = [90]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(stage.log.takeCalls().contains("layout prepare") && view.isDragging)
      fingers.move(100, 160)
      #expect(view.contentOffset.y == 80 && view.isDragging)
      fingers.up()
    }

    @Test("§23.33 a reload during a fling does not stop it")
    func reloadInFling() {
      fling()
      #expect(view.isDecelerating)
      let before = view.contentOffset.y
      stage.source.sections = [90]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.isDecelerating && view.contentOffset.y == before)
      fingers.wait(0.1)
      #expect(view.contentOffset.y > before + 10)
    }

    @Test("§23.34 a reload during a fling to content that ends before the target comes to rest at its end")
    func shorterReloadInFling() {
      fling()
      stage.source.sections = [8]
      view.reloadData()
      view.layoutIfNeeded()
      fingers.waitForRest(of: view)
      #expect(view.contentOffset.y == 500)
    }

    @Test("§23.35 an update during a fling does not stop it")
    func updateInFling() {
      fling()
      let before = view.contentOffset.y
      stage.insert(99)
      #expect(view.isDecelerating && view.contentOffset.y == before)
      fingers.wait(0.1)
      #expect(view.contentOffset.y > before + 10)
    }

    @Test("§23.36 a tap after a reload, before its pass, selects what is shown there after it")
    func tapAfterReload() {
      stage.view.delegate = stage.source
      view.reloadData()
      fingers.tap(100, 150)
      #expect(stage.log.takeCalls().only("delegate didSelectItemAt") == ["delegate didSelectItemAt 0,1"])
      #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("§23.37 another layout during a drag leaves the drag to the finger")
    func layoutInDrag() {
      beginDrag()
      let second = ScriptedLayout()
      second.rowHeight = 150
      view.collectionViewLayout = second
      view.layoutIfNeeded()
      let before = view.contentOffset.y
      fingers.move(100, 160)
      #expect(view.contentOffset.y == before + 50 && view.isDragging)
      fingers.up()
    }

    @Test("§23.38 another data source during a fling is asked for the cells of where the content is")
    func sourceInFling() {
      fling()
      let offset = view.contentOffset.y
      let second = CompleteSource(sections: [100])
      _ = stage.log.takeCalls()
      view.dataSource = second
      view.layoutIfNeeded()
      let first = Int(offset / 100)
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt").first == "dataSource cellForItemAt 0,\(first)")
      #expect(view.contentOffset.y == offset)
    }
  }
}
