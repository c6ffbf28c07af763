import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  /// Behaviour.md section 3: what an update looks like, and what belongs to items.
  @MainActor
  @Suite("Batch updates")
  struct BatchUpdateTests {
    private let layout = ScriptedLayout()
    private let source = CompleteSource(sections: [20])
    private let view: UICollectionView
    private let seconds = TestSeconds()

    /// 3 rows of 100 points fit into 300.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }

    private func shownY(_ view: UIView?) -> CGFloat? { view?.layer.displayed.position.y }

    private func shownAlpha(_ view: UIView?) -> Float? { view?.layer.displayed.opacity }

    private func delete(_ item: Int) {
      source.sections[0] -= 1
      view.deleteItems(at: [[0, item]])
    }

    private func insert(_ item: Int) {
      source.sections[0] += 1
      view.insertItems(at: [[0, item]])
    }

    @Test("those that stay move, what is new fades in at its place, what is gone fades out at its own")
    func standardAnimation() throws {
      let (old, gone) = (try #require(cell(2)), try #require(cell(1)))
      seconds.tick(0)
      view.performBatchUpdates {
        source.sections = [20]
        view.deleteItems(at: [[0, 1]])
        view.insertItems(at: [[0, 0]])
      }
      // 0 1 2 3 → new 0 2 3: row 0 goes down by one, row 2 stays where it is.
      let new = try #require(cell(0))
      let first = try #require(cell(1))
      #expect(cell(2) === old && gone.superview === view)
      seconds.tick(0)
      #expect(shownAlpha(new) == 0 && shownY(new) == 50)
      #expect(shownY(first) == 50 && shownY(gone) == 150 && shownAlpha(gone) == 1)
      // Half the time is half the way, by the symmetry of the curve.
      seconds.tick(0.15)
      #expect(abs((shownY(first) ?? 0) - 100) < 1e-4)
      #expect(abs((shownAlpha(new) ?? 0) - 0.5) < 1e-4 && abs((shownAlpha(gone) ?? 0) - 0.5) < 1e-4)
      #expect(shownY(gone) == 150 && shownY(old) == 250)
      seconds.tick(0.31)
      #expect(shownY(first) == 150 && shownAlpha(new) == 1 && gone.superview == nil)
      #expect(first.layer.animationKeys() == nil && new.layer.animationKeys() == nil)
    }

    @Test("what comes on screen comes from where it was, what leaves goes where it is")
    func fromAndToOutside() throws {
      seconds.tick(0)
      delete(0)
      let entering = try #require(cell(2))
      seconds.tick(0)
      #expect(shownY(entering) == 350 && shownAlpha(entering) == 1)
      seconds.tick(0.31)
      #expect(shownY(entering) == 250)
      insert(0)
      seconds.tick(0.31)
      #expect(shownY(entering) == 250 && entering.superview === view && cell(3) == nil)
      seconds.tick(0.46)
      #expect(abs((shownY(entering) ?? 0) - 300) < 1e-4)
      seconds.tick(0.7)
      #expect(entering.superview == nil)
    }

    @Test("a reloaded item's old cell fades into the new one")
    func reload() throws {
      let old = try #require(cell(1))
      seconds.tick(0)
      view.performBatchUpdates {
        source.sections = [21]
        view.reloadItems(at: [[0, 1]])
        view.insertItems(at: [[0, 0]])
      }
      let new = try #require(cell(2))
      #expect(new !== old)
      seconds.tick(0)
      #expect(shownAlpha(new) == 0 && shownAlpha(old) == 1 && shownY(new) == 150 && shownY(old) == 150)
      seconds.tick(0.15)
      #expect(shownY(new) == shownY(old) && abs((shownY(new) ?? 0) - 200) < 1e-4)
      seconds.tick(0.31)
      #expect(shownAlpha(new) == 1 && old.superview == nil)
    }

    @Test("an update in the middle of another goes on from what is seen, and keeps the cells")
    func interrupted() throws {
      let first = try #require(cell(0))
      seconds.tick(0)
      insert(0)
      let inserted = try #require(cell(0))
      seconds.tick(0)
      seconds.tick(0.15)
      let (y, alpha) = (shownY(first), shownAlpha(inserted))
      #expect(abs((y ?? 0) - 100) < 1e-4 && abs((alpha ?? 0) - 0.5) < 1e-4)
      delete(0)
      seconds.tick(0.15)
      #expect(shownY(first) == y && abs((shownAlpha(inserted) ?? 0) - (alpha ?? 0)) < 1e-4)
      #expect(cell(0) === first)
      seconds.tick(0.46)
      #expect(shownY(first) == 50 && inserted.superview == nil && view.subviews.count == 3)
    }

    @Test("a cell that is on its way off the screen comes back as it is when its item does")
    func calledBack() throws {
      let last = try #require(cell(2))
      seconds.tick(0)
      insert(0)
      seconds.tick(0)
      seconds.tick(0.15)
      let y = shownY(last)
      #expect(cell(3) == nil && last.superview === view)
      view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
      delete(0)
      #expect(cell(2) === last && last.isSelected, "selected meanwhile")
      seconds.tick(0.15)
      #expect(abs((shownY(last) ?? 0) - (y ?? 0)) < 1e-4)
      seconds.tick(0.6)
      #expect(shownY(last) == 250)
      // Not in an update, but by a scroll: it stands where it belongs at once.
      insert(0)
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(cell(3) === last)
      seconds.tick(0.7)
      #expect(shownY(last) == 350)
    }

    @Test(
      "a cell on its way off the screen whose item is reconfigured does not come back: it is not filled in")
    func reconfiguredOnItsWay() throws {
      let last = try #require(cell(2))
      seconds.tick(0)
      insert(0)
      seconds.tick(0)
      seconds.tick(0.15)
      view.reconfigureItems(at: [[0, 3]])
      delete(0)
      #expect(cell(2) != nil && cell(2) !== last)
      seconds.tick(0.15)
      seconds.tick(0.6)
      #expect(last.superview == nil && view.subviews.count == 3)
    }

    @Test("§2.5 an adjustment of the offset does not count in an update")
    func offsetAdjustment() {
      layout.onInvalidate = { context in
        if context.invalidateDataSourceCounts { context.contentOffsetAdjustment = CGPoint(x: 0, y: 50) }
      }
      UIView.performWithoutAnimation { insert(0) }
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 0)
    }

    @Test("without animations everything is in its place at once, also what still moved")
    func withoutAnimation() throws {
      var completions: [String] = []
      let first = try #require(cell(0))
      seconds.tick(0)
      source.sections[0] += 1
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
      } completion: {
        completions.append("animated \($0)")
      }
      seconds.tick(0.1)
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          insert(0)
        } completion: {
          completions.append("not animated \($0)")
        }
      }
      #expect(completions == ["animated false", "not animated true"])
      #expect(first.layer.displayed.position.y == 250 && cell(2) === first)
      #expect(view.subviews.count == 3 && view.stage.departures.isEmpty && view.runner.animations.isEmpty)
    }

    @Test("in an animation block an update takes as long as the block says")
    func inheritedDuration() throws {
      let first = try #require(cell(0))
      var ends: [String] = []
      seconds.tick(0)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        source.sections[0] += 1
        view.performBatchUpdates {
          view.insertItems(at: [[0, 0]])
        } completion: { _ in
          ends.append("update")
        }
      } completion: { _ in
        ends.append("block")
      }
      seconds.tick(0)
      seconds.tick(1)
      #expect(abs((shownY(first) ?? 0) - 100) < 1e-4)
      seconds.tick(2.01)
      #expect(ends == ["update", "block"])
    }

    @Test("batches inside a batch join it; all completions come at the end, the inner ones first")
    func nested() {
      var completions: [String] = []
      seconds.tick(0)
      view.performBatchUpdates {
        delete(0)
        view.performBatchUpdates {
          delete(3)
          #expect(view.numberOfItems(inSection: 0) == 20)
        } completion: { _ in
          completions.append("inner")
        }
        #expect(view.numberOfItems(inSection: 0) == 20)
      } completion: { _ in
        completions.append("outer")
      }
      #expect(view.numberOfItems(inSection: 0) == 18 && completions.isEmpty)
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(completions == ["inner", "outer"])
    }

    @Test("completions come in the order of the updates, and may begin another")
    func completions() {
      var completions: [String] = []
      seconds.tick(0)
      view.performBatchUpdates {
        insert(0)
      } completion: { _ in
        completions.append("first")
        insert(0)
      }
      seconds.tick(0)
      seconds.tick(0.1)
      view.performBatchUpdates {
        insert(0)
      } completion: { _ in
        completions.append("second")
      }
      seconds.tick(0.1)
      seconds.tick(0.41)
      #expect(completions == ["first", "second"])
      #expect(view.numberOfItems(inSection: 0) == 23)
      seconds.tick(1)
      seconds.tick(2)
      view.performBatchUpdates(nil) { completions.append("nothing to wait for: \($0)") }
      #expect(completions.last == "nothing to wait for: true")
    }

    @Test("an update that ends before an earlier one delays its completion")
    func orderOfCompletions() {
      var completions: [String] = []
      seconds.tick(0)
      UIView.animate(withDuration: 1) {
        view.performBatchUpdates {
          insert(0)
        } completion: { _ in
          completions.append("long")
        }
      }
      view.performBatchUpdates {
        insert(0)
      } completion: { _ in
        completions.append("short")
      }
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(completions == [])
      seconds.tick(1.1)
      #expect(completions == ["long", "short"])
    }

    @Test("a reload in a batch is what counts")
    func reloadInBatch() {
      var completions: [Bool] = []
      let reported = diagnostics {
        view.performBatchUpdates {
          source.sections = [2, 2]
          view.deleteItems(at: [[0, 7]])
          view.reloadData()
        } completion: {
          completions.append($0)
        }
      }
      #expect(reported == [] && completions == [true])
      #expect(view.numberOfSections == 2 && view.visibleCells.count == 2)
    }

    @Test("before anything was asked an update has nothing to do, and does no harm")
    func beforeFirstLayout() {
      let source = CompleteSource(sections: [3])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      source.sections = [4]
      #expect(diagnostics { view.insertItems(at: [[0, 0]]) } == [])
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 4)
      let other = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      other.dataSource = source
      let reported = diagnostics {
        other.performBatchUpdates {
          source.sections = [5]
          other.insertItems(at: [[0, 0]])
        }
      }
      #expect(reported == [] && other.numberOfItems(inSection: 0) == 5 && other.visibleCells.count == 3)
    }

    @Test("a change of the layout's metrics can be animated by an empty batch")
    func metrics() throws {
      let second = try #require(cell(1))
      seconds.tick(0)
      layout.rowHeight = 60
      view.performBatchUpdates(nil)
      seconds.tick(0)
      #expect(shownY(second) == 150)
      seconds.tick(0.31)
      #expect(shownY(second) == 90 && view.visibleCells.count == 5)
    }

    // MARK: - The content offset

    @Test(
      "the offset is kept, clamped, then for the layout to say, then for the delegate; the way is animated")
    func targetOffset() throws {
      final class Delegate: NSObject, UICollectionViewDelegate {
        var proposals: [CGFloat] = []
        func collectionView(
          _ collectionView: UICollectionView,
          targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
          proposals.append(proposedContentOffset.y)
          return CGPoint(x: 0, y: proposedContentOffset.y - 20)
        }
      }
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      seconds.tick(0)
      // 20 rows are 2000 long, 15 are 1500: the last offset is 1200.
      view.performBatchUpdates {
        source.sections = [15]
        view.deleteItems(at: (0..<5).map { [0, $0] })
      }
      #expect(view.contentOffset.y == 1200)
      seconds.tick(0)
      #expect(view.layer.displayed.bounds.minY == 1700)
      seconds.tick(0.15)
      #expect(abs(view.layer.displayed.bounds.minY - 1450) < 1e-4)
      seconds.tick(0.31)
      #expect(view.layer.displayed.bounds.minY == 1200)
      // Inserted above: UIKit keeps the offset, not what is seen.
      insert(0)
      #expect(view.contentOffset.y == 1200)
      let delegate = Delegate()
      view.delegate = delegate
      layout.onTarget = { CGPoint(x: 0, y: $0.y + 100) }
      insert(0)
      #expect(delegate.proposals == [1300] && view.contentOffset.y == 1280)
      #expect(Set(view.indexPathsForVisibleItems.map(\.item)) == [12, 13, 14, 15])
    }

    // MARK: - What a layout can say

    @Test("initial and final attributes of a layout are where elements begin and end; nil is as they are")
    func layoutAnswers() throws {
      layout.onInitial = { path, standard in
        guard path.item == 1 else { return path.item == 0 ? nil : standard }
        standard?.center.x = -100
        return standard
      }
      layout.onFinal = { path, standard in
        guard path.item == 2 else { return nil }
        standard?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return standard
      }
      let gone = try #require(cell(2))
      var goneWithoutWord = try #require(cell(1))
      seconds.tick(0)
      view.performBatchUpdates {
        source.sections = [20]
        view.deleteItems(at: [[0, 2], [0, 1]])
        view.insertItems(at: [[0, 0], [0, 1]])
      }
      let (plain, special) = (try #require(cell(0)), try #require(cell(1)))
      seconds.tick(0)
      #expect(shownAlpha(plain) == 1 && shownY(plain) == 50)
      #expect(special.layer.displayed.position.x == -100 && shownAlpha(special) == 0)
      seconds.tick(0.29)
      #expect(gone.transform.a == 0.5 && shownAlpha(goneWithoutWord) == 1)
      #expect(goneWithoutWord.superview === view)
      seconds.tick(0.31)
      #expect(goneWithoutWord.superview == nil && gone.superview == nil)
      #expect(special.layer.displayed.position.x == 100)
      goneWithoutWord = plain
    }

    @Test("what a layout animates when it finalizes goes along")
    func finalize() {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      layout.onFinalizeUpdates = { badge.center.x = 105 }
      seconds.tick(0)
      insert(0)
      seconds.tick(0)
      seconds.tick(0.15)
      #expect(abs(badge.layer.displayed.position.x - 55) < 1e-4)
      seconds.tick(0.31)
    }

    // MARK: - What belongs to items

    @Test("selection, its anchor, the touched item and the focus go with their items")
    func belongings() {
      view.allowsMultipleSelection = true
      for item in [5, 1, 0] {
        view.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      view.itemSelection.beginRange(at: [0, 5])
      view.itemFocus.follow([0, 2])
      view.performBatchUpdates {
        source.sections = [19]
        view.deleteItems(at: [[0, 1], [0, 3]])
        view.insertItems(at: [[0, 0]])
        view.moveItem(at: [0, 5], to: [0, 1])
      }
      // 0 1 2 3 4 5 6 → new 5 0 2 4 6
      #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 2]])
      #expect(view.itemSelection.anchor == [0, 1])
      #expect(view.itemFocus.item == [0, 3])
      #expect(cell(1)?.isSelected == true && cell(2)?.isSelected == true && cell(0)?.isSelected == false)
      view.reloadItems(at: [[0, 1]])
      #expect(cell(1)?.isSelected == true)
      delete(3)
      #expect(view.itemFocus.item == nil)
    }
  }
}
