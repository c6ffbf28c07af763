import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: what an update asks, with which counts and offset in place.
  @MainActor
  @Suite("The order of an update")
  struct UpdateOrderTests {
    private let stage = CallStage()
    private var layout: ScriptedLayout { stage.layout }
    private var source: CompleteSource { stage.source }
    private var log: CallLog { stage.log }
    private var view: UICollectionView { stage.view }
    private let seconds = TestSeconds()

    private var visible: [Int] { stage.visible }

    private func insert(_ item: Int) { stage.insert(item) }

    @Test("§23.39 a layout may set the offset itself while it is asked for the target offset")
    func offsetInTarget() {
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      var questions = 0
      layout.onTarget = { [unowned view] proposed in
        questions += 1
        let target = CGPoint(x: 0, y: 600)
        view.contentOffset = target
        return target
      }
      let reported = diagnostics { insert(0) }
      #expect(reported == [] && questions == 1 && view.contentOffset.y == 600 && visible == [6, 7, 8])
    }

    @Test("§23.60 a pending pass is done before the closure of an update runs")
    func pendingPass() {
      view.contentOffset.y = 1000
      view.performBatchUpdates {
        log.add("closure")
        insert(0)
      }
      let calls = log.takeCalls().filter { $0 == "closure" || $0.hasPrefix("dataSource cellForItemAt") }
      #expect(
        calls.prefix(4) == [
          "dataSource cellForItemAt 0,10", "dataSource cellForItemAt 0,11", "dataSource cellForItemAt 0,12",
          "closure",
        ])
    }

    @Test("§23.61 inside the closure, cells and paths are those from before the update")
    func pathsInClosure() throws {
      let second = try #require(view.cellForItem(at: [0, 1]))
      view.performBatchUpdates {
        insert(0)
        #expect(view.cellForItem(at: [0, 1]) === second && view.indexPath(for: second) == [0, 1])
        #expect(visible == [0, 1, 2])
      }
      #expect(view.indexPath(for: second) == [0, 2])
    }

    @Test("§23.62 in the layout's preparations for an update the counts are those after it")
    func countsInPreparations() {
      var counts: [Int] = []
      layout.onPrepare = { [unowned view] in counts.append(view.numberOfItems(inSection: 0)) }
      layout.onPrepareForUpdates = { [unowned view] _ in counts.append(view.numberOfItems(inSection: 0)) }
      insert(0)
      #expect(counts == [21, 21])
    }

    @Test("§23.63 when a layout receives the update items, offset and content size are those from before")
    func geometryInPreparation() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      // The layout learns only from the update items how long its content has become.
      var length: CGFloat = 2000
      layout.onContentSize = { CGSize(width: $0.width, height: length) }
      var offset: CGFloat?
      var contentLength: CGFloat?
      layout.onPrepareForUpdates = { [unowned view] _ in
        (offset, contentLength) = (view.contentOffset.y, view.contentSize.height)
        length = 500
      }
      view.performBatchUpdates {
        source.sections = [5]
        view.deleteItems(at: (5..<20).map { [0, $0] })
      }
      #expect(offset == 1700 && contentLength == 2000)
      #expect(view.contentOffset.y == 200 && visible == [2, 3, 4])
    }

    @Test(
      "§23.64 a layout that invalidates itself in `finalizeCollectionViewUpdates()` is prepared once more")
    func invalidatingInFinalize() {
      layout.onFinalizeUpdates = { [unowned layout] in layout.invalidateLayout() }
      let reported = diagnostics {
        insert(0)
        view.layoutIfNeeded()
      }
      // The first pass, the update, and the pass after it.
      #expect(reported == [] && layout.prepares == 3)
    }

    @Test("§23.65 an update may begin in the completion of another, and sees its counts")
    func updateInCompletion() {
      var isDone = false
      let reported = diagnostics {
        seconds.tick(0)
        view.performBatchUpdates {
          insert(0)
        } completion: { [view, source] _ in
          view.performBatchUpdates {
            source.sections[0] += 1
            view.insertItems(at: [[0, 21]])
          } completion: { _ in
            isDone = true
          }
        }
        for time in [0.0, 1, 1, 2] { seconds.tick(time) }
      }
      #expect(reported == [] && isDone && view.numberOfItems(inSection: 0) == 22)
    }

    @Test("§23.66 an update without changes moves elements from where they were shown last")
    func emptyUpdate() throws {
      let second = try #require(view.cellForItem(at: [0, 1]))
      seconds.tick(0)
      layout.rowHeight = 60
      view.performBatchUpdates(nil)
      seconds.tick(0)
      #expect(second.layer.presentation()?.position.y == 150)
      #expect(second.center.y == 90 && visible == [0, 1, 2, 3, 4])
    }

    @Test("§23.67 an update that names no items is no change")
    func noItems() {
      let reported = diagnostics {
        view.insertItems(at: [])
        view.deleteItems(at: [])
        view.reloadSections([])
      }
      #expect(
        reported == [] && log.takeCalls().only("dataSource cellForItemAt") == [] && visible == [0, 1, 2])
    }

    @Test("§23.68 rows that come on screen because content at the end got shorter have cells at once")
    func shorterAtEnd() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      seconds.tick(0)
      source.sections = [19]
      view.deleteItems(at: [[0, 19]])
      #expect(view.contentOffset.y == 1600 && visible == [16, 17, 18])
      seconds.tick(0)
      let entering = view.cellForItem(at: [0, 16])
      #expect(entering?.isHidden == false && entering?.alpha == 1)
    }

    @Test("§23.69 after a deletion at the end no item beyond the counts is asked for, prefetching included")
    func deletionWithPrefetching() {
      final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [Int] = []
        func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
          asked += paths.map(\.item)
        }
      }
      let prefetching = Prefetching()
      view.prefetchDataSource = prefetching
      view.contentOffset.y = 1400
      view.layoutIfNeeded()
      prefetching.asked = []
      _ = log.takeCalls()
      view.performBatchUpdates {
        source.sections = [16]
        view.deleteItems(at: (16..<20).map { [0, $0] })
      }
      view.contentOffset.y = 1290
      view.layoutIfNeeded()
      #expect(prefetching.asked.allSatisfy { $0 < 16 })
      #expect(
        !log.takeCalls().only("dataSource cellForItemAt").contains {
          ($0.split(separator: ",").last.flatMap { Int($0) } ?? 99) >= 16
        })
    }

    @Test("§23.70 an inserted item without attributes gets no cell")
    func withoutAttributes() {
      layout.onElements = { $0.filter { $0.indexPath.item != 1 } }
      let reported = diagnostics { insert(1) }
      #expect(reported == [] && log.takeCalls().only("dataSource cellForItemAt") == [] && visible == [0, 2])
    }

    @Test("§23.71 an update leaves one view for a decoration that stays")
    func decoration() {
      final class Shade: UICollectionReusableView {}
      layout.register(Shade.self, forDecorationViewOfKind: "shade")
      layout.onElements = {
        let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: [0, 0])
        shade.frame = CGRect(x: 0, y: 0, width: 200, height: 250)
        return $0 + [shade]
      }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      seconds.tick(0)
      view.performBatchUpdates(nil)
      seconds.tick(0)
      #expect(view.subviews.filter { $0 is Shade }.count == 1)
    }

    @Test("§23.72 `willDisplay` for an inserted cell comes in the update, before the layout finalizes it")
    func willDisplayInUpdate() {
      layout.onFinalizeUpdates = { [log] in log.add("finalize") }
      insert(0)
      let calls = log.takeCalls().filter { $0 == "finalize" || $0.hasPrefix("delegate willDisplay") }
      #expect(calls == ["delegate willDisplay 0,0", "finalize"])
    }

    @Test("§23.73 `didEndDisplaying` for a deleted cell comes when it has faded out")
    func didEndDisplaying() {
      seconds.tick(0)
      source.sections = [19]
      view.deleteItems(at: [[0, 1]])
      seconds.tick(0)
      #expect(log.takeCalls().only("delegate didEndDisplaying") == [])
      seconds.tick(1)
      #expect(log.takeCalls().only("delegate didEndDisplaying") == ["delegate didEndDisplaying 0,1"])
    }

    @Test("§23.74 invalidating the layout inside the closure prepares nothing for the old data")
    func invalidatingInClosure() {
      var counts: [Int] = []
      layout.onPrepare = { [unowned view] in counts.append(view.numberOfItems(inSection: 0)) }
      view.performBatchUpdates {
        layout.invalidateLayout()
        insert(0)
      }
      #expect(counts == [21])
    }

    @Test("§23.75 two updates in a row are prepared one after the other, each for its own counts")
    func twoUpdates() {
      var counts: [Int] = []
      layout.onPrepareForUpdates = { [unowned view] _ in counts.append(view.numberOfItems(inSection: 0)) }
      let reported = diagnostics {
        insert(0)
        insert(1)
      }
      #expect(reported == [] && counts == [21, 22])
    }

    @Test("§23.76 `hasUncommittedUpdates` is true inside the closure, and false afterwards")
    func uncommitted() {
      var inside = false
      view.performBatchUpdates {
        insert(0)
        inside = view.hasUncommittedUpdates
      }
      #expect(inside && !view.hasUncommittedUpdates)
    }

    @Test("§23.77 an update out of `cellForItemAt` is reported and replaced by a reload")
    func updateInCell() {
      source.onCell = { [unowned view, source] _ in
        guard source.sections == [20] else { return }
        source.sections = [21]
        view.insertItems(at: [[0, 20]])
      }
      view.contentOffset.y = 500
      let reported = diagnostics { view.layoutIfNeeded() }
      #expect(reported.map(\.code) == [.updateDuringLayout])
      #expect(view.numberOfItems(inSection: 0) == 21 && visible == [5, 6, 7])
    }

    @Test("§23.78 while `cellForItemAt` is asked for an item, `cellForItem(at:)` has none for it")
    func noCellYet() {
      var hasCell = false
      source.onCell = { [unowned view] in hasCell = hasCell || view.cellForItem(at: $0) != nil }
      view.contentOffset.y = 1000
      view.layoutIfNeeded()
      #expect(!hasCell && visible == [10, 11, 12])
    }

    @Test("§23.79 cells are asked for in the order in which the layout returns their attributes")
    func orderOfCells() {
      layout.onElements = { $0.reversed() }
      view.contentOffset.y = 1000
      view.layoutIfNeeded()
      #expect(
        log.takeCalls().only("dataSource cellForItemAt") == [
          "dataSource cellForItemAt 0,12", "dataSource cellForItemAt 0,11", "dataSource cellForItemAt 0,10",
        ])
    }

    @Test("§23.80 a pass in which the layout has no elements asks for no cells; the next brings them back")
    func silentPass() {
      layout.onElements = { _ in nil }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(visible == [] && log.takeCalls().only("dataSource cellForItemAt") == [])
      layout.onElements = nil
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(visible == [0, 1, 2])
    }
  }
}
