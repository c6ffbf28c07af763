import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 3.8, 3.9, 4.1 and 13.2: every call to data source, delegate and layout, in order.
  @MainActor
  @Suite("The calls of updates and touches")
  struct UpdateSequenceTests {
    private let log = CallLog()
    private let layout = ScriptedLayout()
    private let source = CompleteSource(sections: [20])
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
      log.observe(view)
      source.onReturn = { [log] in log.add("return \($0.short)") }
      // What holds during a call, noted after it.
      source.onScroll = { [log] in log.add("at \(Int($0.y))") }
      layout.onShouldInvalidate = { [unowned layout, log] _ in
        log.add("under \(Int(layout.collectionView?.bounds.minY ?? -1))")
        return layout.invalidatesOnBoundsChange
      }
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      _ = log.takeCalls()
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
      return log.takeCalls()
    }

    /// What comes before and after in every batch; rows 1 to 3 are on screen.
    private let beginning = [
      // What lies a screen around is remembered, so that what comes on screen comes from where it was.
      "layout layoutAttributesForElements (-200, -200, 600 × 900)", "block", "end of block",
      "collectionView invalidateLayout", "dataSource numberOfSections", "dataSource numberOfItemsInSection 0",
      "layout prepare", "layout collectionViewContentSize",
      "layout layoutAttributesForElements (0, 100, 200 × 300)", "layout collectionViewContentSize",
    ]

    private func disappearing(_ items: ClosedRange<Int>) -> [String] {
      items.map { "layout finalLayoutAttributesForDisappearingItem 0,\($0)" }
    }

    /// The question of the standard answer about an item that leaves the screen: where it goes.
    private func item(_ item: Int) -> [String] { ["layout layoutAttributesForItem 0,\(item)"] }

    private func appearing(_ items: ClosedRange<Int>) -> [String] {
      items.map { "layout initialLayoutAttributesForAppearingItem 0,\($0)" }
    }

    private func cell(_ item: Int) -> [String] {
      ["dataSource cellForItemAt 0,\(item)", "return 0.\(item)", "delegate willDisplay 0,\(item)"]
    }

    /// The elements are requested again once the layout knows what changes, and the content size after them.
    private let settling = [
      "layout targetContentOffset (0, 100)", "layout layoutAttributesForElements (0, 100, 200 × 300)",
      "layout collectionViewContentSize",
    ]

    @Test("an insertion")
    func insertion() {
      let calls = batch {
        source.sections = [21]
        view.insertItems(at: [[0, 2]])
        // The old count is the answer until the batch has ended (Behaviour.md 1.9).
        #expect(view.numberOfItems(inSection: 0) == 20)
      }
      #expect(
        calls == beginning + ["layout prepare(forCollectionViewUpdates) insert 0,2"] + settling
          + disappearing(1...3) + item(4) + appearing(1...3) + cell(2) + [
            "layout finalizeCollectionViewUpdates"
          ])
      #expect(view.numberOfItems(inSection: 0) == 21)
      view.layoutIfNeeded()
      seconds.tick(0.1)
      #expect(log.takeCalls() == [], "nothing is asked again for the same")
      // Row 3 left, with its old index path; then all receive the end of the update.
      seconds.tick(0.41)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,3", "completion true"])
    }

    @Test("a deletion")
    func deletion() {
      let calls = batch {
        source.sections = [19]
        view.deleteItems(at: [[0, 2]])
      }
      #expect(
        calls == beginning + ["layout prepare(forCollectionViewUpdates) delete 0,2"] + settling
          + disappearing(1...3) + appearing(1...3) + cell(3) + [
            "layout finalizeCollectionViewUpdates"
          ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,2", "completion true"])
    }

    @Test("a move keeps its cell: nothing is asked of the data source")
    func move() {
      let calls = batch { view.moveItem(at: [0, 1], to: [0, 3]) }
      #expect(
        calls == beginning + ["layout prepare(forCollectionViewUpdates) move 0,1 → 0,3"] + settling
          + disappearing(1...3) + appearing(1...3) + [
            "layout finalizeCollectionViewUpdates"
          ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["completion true"])
    }

    @Test("a reload asks for another cell, a reconfiguration for the same")
    func reload() {
      let old = view.cellForItem(at: [0, 2])
      let calls = batch { view.reloadItems(at: [[0, 2]]) }
      #expect(
        calls == beginning + ["layout prepare(forCollectionViewUpdates) reload 0,2"] + settling
          + disappearing(1...3) + appearing(1...3) + cell(2) + [
            "layout finalizeCollectionViewUpdates"
          ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,2", "completion true"])
      let new = view.cellForItem(at: [0, 2])
      #expect(new != nil && new !== old)

      let others = batch { view.reconfigureItems(at: [[0, 2], [0, 9]]) }
      #expect(
        others.suffix(4) == [
          "dataSource cellForItemAt 0,2", "return 0.2", "layout finalizeCollectionViewUpdates",
          "completion true",
        ])
      #expect(view.cellForItem(at: [0, 2]) === new)
    }

    @Test("a scroll in an animation block is a change of bounds")
    func animatedBounds() {
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { [view] in view.contentOffset.y = 200 }
      #expect(
        log.takeCalls() == [
          "layout layoutAttributesForElements (-200, -200, 600 × 900)",
          "layout shouldInvalidateLayout(forBoundsChange) (0, 200, 200 × 300)", "under 100",
          "delegate scrollViewDidScroll", "at 200",
          "layout prepare(forAnimatedBoundsChange) (0, 100, 200 × 300)",
          "layout targetContentOffset (0, 200)", "layout layoutAttributesForElements (0, 200, 200 × 300)",
        ] + disappearing(1...1) + item(1) + disappearing(2...3) + appearing(2...4) + cell(4) + [
          "layout finalizeAnimatedBoundsChange"
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,1"])
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
        log.takeCalls() == [
          "layout layoutAttributesForElements (-200, -200, 600 × 900)",
          "layout shouldInvalidateLayout(forBoundsChange) (0, 100, 300 × 200)", "under 100",
          "layout invalidationContext(forBoundsChange) (0, 100, 300 × 200)",
          "collectionView invalidateLayout", "layout prepare",
          "layout collectionViewContentSize", "layout prepare(forAnimatedBoundsChange) (0, 100, 200 × 300)",
          "layout targetContentOffset (0, 100)", "layout layoutAttributesForElements (0, 100, 300 × 200)",
          "layout collectionViewContentSize",
        ] + disappearing(1...3) + item(3) + appearing(1...2) + [
          "layout finalizeAnimatedBoundsChange"
        ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,3"])
    }

    @Test("§3.8 sections: one that goes takes its items along, one that comes brings its own")
    func sections() {
      let calls = batch {
        view.deleteSections([0])
        view.insertSections([0])
      }
      #expect(
        calls == beginning + ["layout prepare(forCollectionViewUpdates) delete section 0 insert section 0"]
          + settling + disappearing(1...3) + appearing(1...3)
          + (1...3).flatMap(cell) + [
            "layout finalizeCollectionViewUpdates"
          ])
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == (1...3).map { "delegate didEndDisplaying 0,\($0)" } + ["completion true"])
    }

    @Test("a change of size in an animation block")
    func animatedSize() {
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { [view] in
        view.frame.size = CGSize(width: 100, height: 200)
      }
      #expect(
        log.takeCalls() == [
          "layout layoutAttributesForElements (-200, -200, 600 × 900)",
          "layout shouldInvalidateLayout(forBoundsChange) (0, 100, 100 × 200)", "under 100",
          "layout prepare(forAnimatedBoundsChange) (0, 100, 200 × 300)",
          "layout targetContentOffset (0, 100)", "layout layoutAttributesForElements (0, 100, 100 × 200)",
        ] + disappearing(1...3) + item(3) + appearing(1...2) + [
          "layout finalizeAnimatedBoundsChange"
        ])
      let cell = view.cellForItem(at: [0, 1])
      seconds.tick(0)
      // The rows are as wide as the view, and become narrower with it.
      #expect(cell?.layer.presentation()?.bounds.width == 200 && cell?.bounds.width == 100)
      seconds.tick(0.31)
      #expect(log.takeCalls() == ["delegate didEndDisplaying 0,3"])
    }
  }
}
