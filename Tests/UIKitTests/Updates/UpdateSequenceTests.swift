import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 3.8, 3.9, 4.1 and 13.2: every call to data source, delegate and layout, in order.
  @MainActor
  @Suite("The calls of updates and touches")
  struct UpdateSequenceTests {
    private let log = CallLog()
    private let layout = UpdateLayout()
    private let source = LoggingSource(sections: [20])
    private let view: UICollectionView
    private let seconds = TestSeconds()

    /// 3 rows of 100 points fit into 300.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.isPrefetchingEnabled = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      layout.log = log
      source.log = log
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      _ = log.take()
    }

    private func batch(_ changes: @escaping () -> Void) -> [String] {
      seconds.tick(0)
      view.performBatchUpdates {
        log.add("block")
        changes()
        log.add("end of block")
      } completion: { [log] finished in
        log.add("completion \(finished)")
      }
      return log.take()
    }

    /// What comes before and after in every batch; rows 1 to 3 are on screen.
    private let beginning = [
      // What lies a screen around is remembered, so that what comes on screen comes from where it was.
      "elements -200,-200 600×900", "block", "end of block", "invalidate", "sections", "items 0",
      "prepare", "contentSize", "elements 0,100 200×300", "contentSize",
    ]

    /// The elements are requested again once the layout knows what changes, and the content size after them.
    private let settling = ["targetOffset 100", "elements 0,100 200×300", "contentSize"]

    @Test("an insertion")
    func insertion() {
      let calls = batch {
        source.sections = [21]
        view.insertItems(at: [[0, 2]])
        // The old count is the answer until the batch has ended (Behaviour.md 1.9).
        #expect(view.numberOfItems(inSection: 0) == 20)
      }
      #expect(
        calls == beginning + ["prepareForUpdates insert"] + settling + [
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "initial 0.3",
          "cell 0.2", "return 0.2", "willDisplay 0.2", "finalizeUpdates",
        ])
      #expect(view.numberOfItems(inSection: 0) == 21)
      view.layoutIfNeeded()
      seconds.tick(0.1)
      #expect(log.take() == [], "nothing is asked again for the same")
      // Row 3 left, with its old index path; then all receive the end of the update.
      seconds.tick(0.41)
      #expect(log.take() == ["didEndDisplaying 0.3", "completion true"])
    }

    @Test("a deletion")
    func deletion() {
      let calls = batch {
        source.sections = [19]
        view.deleteItems(at: [[0, 2]])
      }
      #expect(
        calls == beginning + ["prepareForUpdates delete"] + settling + [
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "initial 0.3",
          "cell 0.3", "return 0.3", "willDisplay 0.3", "finalizeUpdates",
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == ["didEndDisplaying 0.2", "completion true"])
    }

    @Test("a move keeps its cell: nothing is asked of the data source")
    func move() {
      let calls = batch { view.moveItem(at: [0, 1], to: [0, 3]) }
      #expect(
        calls == beginning + ["prepareForUpdates move"] + settling + [
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "initial 0.3",
          "finalizeUpdates",
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == ["completion true"])
    }

    @Test("a reload asks for another cell, a reconfiguration for the same")
    func reload() {
      let old = view.cellForItem(at: [0, 2])
      let calls = batch { view.reloadItems(at: [[0, 2]]) }
      #expect(
        calls == beginning + ["prepareForUpdates reload"] + settling + [
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "initial 0.3",
          "cell 0.2", "return 0.2", "willDisplay 0.2", "finalizeUpdates",
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == ["didEndDisplaying 0.2", "completion true"])
      let new = view.cellForItem(at: [0, 2])
      #expect(new != nil && new !== old)

      let others = batch { view.reconfigureItems(at: [[0, 2], [0, 9]]) }
      #expect(
        others.suffix(4) == ["cell 0.2", "return 0.2", "finalizeUpdates", "completion true"])
      #expect(view.cellForItem(at: [0, 2]) === new)
    }

    @Test("a scroll in an animation block is a change of bounds")
    func animatedBounds() {
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { [view] in view.contentOffset.y = 200 }
      #expect(
        log.take() == [
          "elements -200,-200 600×900", "shouldInvalidate 100→200", "didScroll 200",
          "prepareForBounds 200×300", "targetOffset 200", "elements 0,200 200×300",
          "final 0.1", "final 0.2", "final 0.3", "initial 0.2", "initial 0.3", "initial 0.4",
          "cell 0.4", "return 0.4", "willDisplay 0.4", "finalizeBounds",
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == ["didEndDisplaying 0.1"])
    }

    @Test(
      "§2.4 §4.1 on a rotation, the layout is asked under the old bounds and invalidated under the new ones"
    )
    func rotation() {
      layout.invalidatesOnBoundsChange = true
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { [view] in
        view.frame.size = CGSize(width: 300, height: 200)
      }
      #expect(
        log.take() == [
          "elements -200,-200 600×900", "shouldInvalidate 100→100", "context", "invalidate", "prepare",
          "contentSize", "prepareForBounds 200×300", "targetOffset 100", "elements 0,100 300×200",
          "contentSize",
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "finalizeBounds",
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == ["didEndDisplaying 0.3"])
    }

    @Test("§3.8 sections: one that goes takes its items along, one that comes brings its own")
    func sections() {
      let calls = batch {
        view.deleteSections([0])
        view.insertSections([0])
      }
      #expect(
        calls == beginning + ["prepareForUpdates delete insert"] + settling + [
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "initial 0.3",
        ] + (1...3).flatMap { ["cell 0.\($0)", "return 0.\($0)", "willDisplay 0.\($0)"] } + [
          "finalizeUpdates"
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == (1...3).map { "didEndDisplaying 0.\($0)" } + ["completion true"])
    }

    @Test("a change of size in an animation block")
    func animatedSize() {
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { [view] in
        view.frame.size = CGSize(width: 100, height: 200)
      }
      #expect(
        log.take() == [
          "elements -200,-200 600×900", "shouldInvalidate 100→100", "prepareForBounds 200×300",
          "targetOffset 100", "elements 0,100 100×200",
          "final 0.1", "final 0.2", "final 0.3", "initial 0.1", "initial 0.2", "finalizeBounds",
        ])
      let cell = view.cellForItem(at: [0, 1])
      seconds.tick(0)
      // The rows are as wide as the view, and become narrower with it.
      #expect(cell?.layer.presentation()?.bounds.width == 200 && cell?.bounds.width == 100)
      seconds.tick(0.31)
      #expect(log.take() == ["didEndDisplaying 0.3"])
    }
  }
}
