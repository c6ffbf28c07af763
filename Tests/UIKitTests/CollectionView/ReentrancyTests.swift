import TestSupport
import Testing
import UIKit

/// Layouts and data sources that change the view while they are asked: no loop, no stale answer.
@MainActor
struct ReentrancyTests {
  let layout = FixedLayout()
  let source = CompleteSource(sections: [3])
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    layout.elements = (0..<3).map { .cell($0, CGRect(x: 0, y: CGFloat($0) * 200, width: 200, height: 200)) }
    view.dataSource = source
  }

  func visible() -> [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

  @Test("a layout that invalidates itself once while preparing is prepared again")
  func invalidatingInPrepare() {
    layout.onPrepare = { [unowned layout] in if layout.prepares == 1 { layout.invalidateLayout() } }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported == [])
    #expect(layout.prepares == 2)
    #expect(visible() == [0, 1])
    view.layoutIfNeeded()
    #expect(layout.prepares == 2)
  }

  @Test("one that does so each time is stopped, and that is reported once")
  func alwaysInvalidatingInPrepare() {
    layout.onPrepare = { [unowned layout] in layout.invalidateLayout() }
    let reported = diagnostics {
      view.layoutIfNeeded()
      view.contentOffset.y = 100
      view.layoutIfNeeded()
    }
    #expect(reported.map(\.code) == [.endlessLayout])
    #expect(visible() == [0, 1])
    #expect(layout.prepares < 100)
  }

  @Test("one that invalidates itself whenever elements are asked for comes to an end, too")
  func alwaysInvalidatingInElements() {
    layout.onElements = { [unowned layout] in layout.invalidateLayout() }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported.map(\.code) == [.endlessLayout])
    #expect(visible() == [0, 1])
    #expect(layout.prepares < 100)
  }

  @Test("an offset set while preparing is the one whose elements are shown")
  func offsetInPrepare() {
    layout.onPrepare = { [unowned view] in view.contentOffset.y = 250 }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported == [])
    #expect(visible() == [1, 2])
  }

  @Test("so is an offset set when elements are asked for")
  func offsetInElements() {
    layout.onElements = { [unowned view] in view.contentOffset.y = 250 }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported == [])
    #expect(visible() == [1, 2])
  }

  @Test("an offset that changes with each answer is stopped, and that is reported")
  func runaway() {
    layout.onElements = { [unowned view] in view.contentOffset.y += 1 }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported.map(\.code) == [.endlessLayout])
  }

  @Test("a layout that sets the bounds when asked about bounds is not asked without end")
  func offsetInBoundsQuestion() {
    final class Wrapping: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 3000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.contentOffset.y += 1
        return true
      }
    }
    let wrapping = Wrapping()
    view.collectionViewLayout = wrapping
    view.layoutIfNeeded()
    view.contentOffset.y = 50
    #expect(view.contentOffset.y == 50)
  }

  @Test("a layout that scrolls to its place whenever it is invalidated gets there")
  func offsetInInvalidation() {
    final class Settling: UICollectionViewFlowLayout {
      private var settledSize = CGSize.zero
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let collectionView, collectionView.bounds.size != settledSize else { return }
        collectionView.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        collectionView.contentOffset = CGPoint(x: -30, y: 0)
        settledSize = collectionView.bounds.size
      }
    }
    let reported = diagnostics {
      view.collectionViewLayout = Settling()
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
    #expect(view.contentOffset == CGPoint(x: -30, y: 0))
    #expect(reported.isEmpty)
  }

  @Test("a layout that scrolls on and on when it is invalidated is stopped and named")
  func endlessOffsets() {
    final class Fleeing: UICollectionViewFlowLayout {
      private var count: CGFloat = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        count += 1
        collectionView?.contentOffset.y = count
      }
    }
    let reported = diagnostics {
      view.collectionViewLayout = Fleeing()
      view.contentOffset.y = 100
    }
    #expect(reported.map(\.code) == [.endlessLayout])
    #expect(
      view.contentOffset.y < 100, "the layout has the last word: it is invalidated under the new bounds")
  }

  @Test("cells can be asked for while preparing, and are those on screen")
  func cellsInPrepare() {
    var seen: [Bool] = []
    layout.onPrepare = { [unowned view] in
      seen.append(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    }
    view.layoutIfNeeded()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(seen == [false, true])
  }

  @Test("attributes can be asked for through the view while preparing")
  func attributesInPrepare() {
    var frame: CGRect?
    layout.onPrepare = { [unowned view] in
      frame = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    }
    view.layoutIfNeeded()
    #expect(frame == CGRect(x: 0, y: 200, width: 200, height: 200))
  }

  @Test("a question asked before the pass prepares the layout; the pass does not again")
  func questionBeforePass() {
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) != nil)
    #expect(layout.prepares == 1)
    view.layoutIfNeeded()
    #expect(layout.prepares == 1)
    #expect(visible() == [0, 1])
  }

  @Test("an invalidation out of the data source's answer is followed, also when a question prepares at once")
  func invalidationInCell() {
    source.onCell = { [unowned view, unowned layout] _ in
      layout.elements = [.cell(2, CGRect(x: 0, y: 0, width: 20, height: 20))]
      layout.invalidateLayout()
      _ = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    }
    view.layoutIfNeeded()
    #expect(visible() == [2])
  }

  @Test("a reload out of the data source's answer is done in the same pass")
  func reloadInCell() {
    var reloads = 0
    source.onCell = { [unowned view, unowned source] _ in
      guard reloads == 0 else { return }
      reloads = 1
      source.sections = [1]
      view.reloadData()
    }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 1)
    #expect(visible() == [0])
  }

  @Test("a data source that reloads in each answer is stopped, and that is reported")
  func alwaysReloading() {
    source.onCell = { [unowned view] _ in view.reloadData() }
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(!reported.isEmpty && reported.allSatisfy { $0.code == .endlessLayout })
  }

  @Test("an offset set out of the data source's answer is followed in the same pass")
  func offsetInCell() {
    source.onCell = { [unowned view] _ in view.contentOffset.y = 250 }
    view.layoutIfNeeded()
    #expect(visible() == [1, 2])
  }

  @Test("another layout set out of the data source's answer is followed in the same pass")
  func layoutInCell() {
    let other = FixedLayout()
    other.elements = [.cell(2, CGRect(x: 0, y: 0, width: 20, height: 20))]
    source.onCell = { [unowned view] _ in view.collectionViewLayout = other }
    view.layoutIfNeeded()
    #expect(visible() == [2])
    #expect(view.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("asking for layout out of an answer changes nothing")
  func layoutIfNeededInCell() {
    source.onCell = { [unowned view] _ in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    #expect(visible() == [0, 1])
  }
}
