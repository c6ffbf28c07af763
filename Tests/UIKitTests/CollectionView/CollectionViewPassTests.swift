import TestSupport
import Testing
import UIKit

/// Behaviour.md sections 1, 2 and 11: who is asked what, and in which order.
@MainActor
struct CollectionViewPassTests {
  let log = CallLog()
  let layout = ScriptedLayout()
  let source: CompleteSource
  let view: UICollectionView

  /// 3 rows of 100 points fit into 300; there are 20.
  init() {
    source = CompleteSource(sections: [20])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.isPrefetchingEnabled = false
    view.register(LoggingCell.self, forCellWithReuseIdentifier: "cell")
    log.observe(view)
    source.onReturn = { [log] in log.add("return \($0.short)") }
    // What holds during a call, noted after it.
    source.onScroll = { [log] in log.add("at \(Int($0.y))") }
    layout.onShouldInvalidate = { [unowned layout, log] _ in
      log.add("under \(Int(layout.collectionView?.bounds.minY ?? -1))")
      return layout.invalidatesOnBoundsChange
    }
  }

  func display() {
    LoggingCell.log = log
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    _ = log.takeCalls()
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  // MARK: - First display and scrolling

  @Test("first display: prepare, content size, elements; then one cell after the other")
  func firstDisplay() {
    LoggingCell.log = log
    view.dataSource = source
    view.delegate = source
    #expect(log.takeCalls() == ["collectionView invalidateLayout"])
    view.layoutIfNeeded()
    var expected = [
      "layout prepare", "layout collectionViewContentSize", "dataSource numberOfSections",
      "dataSource numberOfItemsInSection 0", "layout layoutAttributesForElements (0, 0, 200 × 300)",
      "layout collectionViewContentSize",
    ]
    for item in 0..<3 {
      expected += [
        "dataSource cellForItemAt 0,\(item)", "init", "apply 0.\(item)", "return 0.\(item)",
        "delegate willDisplay 0,\(item)", "added",
      ]
    }
    #expect(log.takeCalls() == expected)
    view.layoutIfNeeded()
    #expect(log.takeCalls() == [])
  }

  @Test("a scroll asks the layout about the new bounds under the old ones, and does not prepare")
  func scrolling() {
    display()
    scroll(to: 40)
    #expect(
      log.takeCalls() == [
        "layout shouldInvalidateLayout(forBoundsChange) (0, 40, 200 × 300)", "under 0",
        "delegate scrollViewDidScroll", "at 40", "layout layoutAttributesForElements (0, 40, 200 × 300)",
        "dataSource cellForItemAt 0,3", "init", "apply 0.3", "return 0.3", "delegate willDisplay 0,3",
        "added",
      ])
    // Row 4 comes before row 0 goes; the cell of row 0 is free for the next one only.
    scroll(to: 130)
    #expect(
      log.takeCalls() == [
        "layout shouldInvalidateLayout(forBoundsChange) (0, 130, 200 × 300)", "under 40",
        "delegate scrollViewDidScroll", "at 130", "layout layoutAttributesForElements (0, 130, 200 × 300)",
        "dataSource cellForItemAt 0,4", "init", "apply 0.4", "return 0.4", "delegate willDisplay 0,4",
        "added",
        "delegate didEndDisplaying 0,0", "removed",
      ])
    scroll(to: 230)
    #expect(
      log.takeCalls() == [
        "layout shouldInvalidateLayout(forBoundsChange) (0, 230, 200 × 300)", "under 130",
        "delegate scrollViewDidScroll", "at 230", "layout layoutAttributesForElements (0, 230, 200 × 300)",
        "dataSource cellForItemAt 0,5", "prepareForReuse", "apply 0.5", "return 0.5",
        "delegate willDisplay 0,5", "added",
        "delegate didEndDisplaying 0,1", "removed",
      ])
  }

  @Test("a layout that cares for the bounds is invalidated when they have changed, and prepared once")
  func invalidatingScroll() {
    layout.invalidatesOnBoundsChange = true
    display()
    scroll(to: 10)
    #expect(
      log.takeCalls().prefix(10) == [
        "layout shouldInvalidateLayout(forBoundsChange) (0, 10, 200 × 300)", "under 0",
        "layout invalidationContext(forBoundsChange) (0, 10, 200 × 300)", "collectionView invalidateLayout",
        "delegate scrollViewDidScroll", "at 10",
        "layout prepare", "layout collectionViewContentSize",
        "layout layoutAttributesForElements (0, 10, 200 × 300)", "layout collectionViewContentSize",
      ])
    // Two changes before the pass are one pass.
    view.contentOffset.y = 20
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(log.takeCalls().filter { $0 == "layout prepare" }.count == 1)
  }

  @Test("all appearing views are reported before the first disappearing one, and the state changes between")
  func visibleBetween() {
    final class Asking: NSObject, UICollectionViewDelegate {
      var seen: [String] = []
      func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        seen.append("will \(view.indexPathsForVisibleItems.map(\.item).sorted())")
        #expect(cell.superview == nil)
      }
      func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        seen.append("end \(view.indexPathsForVisibleItems.map(\.item).sorted())")
      }
    }
    display()
    let delegate = Asking()
    view.delegate = delegate
    scroll(to: 200)
    #expect(
      delegate.seen == [
        "will [0, 1, 2]", "will [0, 1, 2]", "end [2, 3, 4]", "end [2, 3, 4]",
      ])
  }

  @Test("attributes equal to those applied last are not applied again")
  func equalAttributes() throws {
    display()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(!log.takeCalls().contains { $0.hasPrefix("apply") })
    layout.rowHeight = 110
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(log.takeCalls().filter { $0.hasPrefix("apply") } == ["apply 0.0", "apply 0.1", "apply 0.2"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 110)
  }

  @Test("attributes that the layout changes in place are applied again")
  func mutatedAttributes() throws {
    let fixed = FixedLayout()
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 0, y: 0, width: 10, height: 10))
    fixed.elements = [attributes]
    display()
    view.collectionViewLayout = fixed
    view.layoutIfNeeded()
    attributes.alpha = 0.5
    fixed.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.alpha) == [0.5])
  }

  // MARK: - Reload

  @Test("counts are asked once, and again after a reload")
  func counts() {
    display()
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 20)
    source.sections = [5, 7]
    #expect(view.numberOfSections == 1)
    #expect(log.takeCalls() == [])
    view.reloadData()
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 7)
    #expect(
      log.takeCalls() == [
        "collectionView invalidateLayout", "dataSource numberOfSections",
        "dataSource numberOfItemsInSection 0", "dataSource numberOfItemsInSection 1",
      ])
  }

  @Test("a reload waits for the pass, lets all cells go, and uses them again")
  func reload() {
    display()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.reloadData()
    #expect(log.takeCalls() == ["collectionView invalidateLayout"])
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.visibleCells.isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    view.layoutIfNeeded()
    var expected: [String] = []
    for item in 0..<3 { expected += ["delegate didEndDisplaying 0,\(item)", "removed"] }
    expected += [
      "layout prepare", "layout collectionViewContentSize", "dataSource numberOfSections",
      "dataSource numberOfItemsInSection 0", "layout layoutAttributesForElements (0, 0, 200 × 300)",
      "layout collectionViewContentSize",
    ]
    for item in 0..<3 {
      expected += [
        "dataSource cellForItemAt 0,\(item)", "prepareForReuse", "apply 0.\(item)", "return 0.\(item)",
        "delegate willDisplay 0,\(item)",
        "added",
      ]
    }
    #expect(log.takeCalls() == expected)
    #expect(view.visibleCells.count == 3)
  }

  @Test("another data source invalidates everything")
  func anotherDataSource() {
    display()
    let other = CompleteSource(sections: [1])
    view.dataSource = other
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(view.numberOfItems(inSection: 0) == 1)
    view.dataSource = nil
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0)
    #expect(view.visibleCells.isEmpty)
  }

  @Test("another layout keeps the cells it has, too")
  func anotherLayout() {
    display()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let fixed = FixedLayout()
    fixed.elements = [.cell(0, CGRect(x: 10, y: 20, width: 30, height: 40))]
    view.collectionViewLayout = fixed
    #expect(layout.collectionView == nil)
    #expect(fixed.collectionView === view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    #expect(view.visibleCells.first === first)
    #expect(first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.contentSize == CGSize(width: 1000, height: 1000))
    #expect(!log.takeCalls().contains { $0.hasPrefix("dataSource numberOfItemsInSection") })
  }

  // MARK: - Contexts

  @Test("a context's offset adjustment is added at once; a size adjusted is not asked for in the pass")
  func adjustments() {
    display()
    scroll(to: 100)
    _ = log.takeCalls()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 125)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 125)
    #expect(view.contentSize.height == 2500)
    #expect(!log.takeCalls().contains("layout collectionViewContentSize"))
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2000)
  }

  @Test("adjustments of several contexts add up; one without a size makes the size asked for")
  func severalAdjustments() {
    display()
    for _ in 0..<2 {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 0, height: 10)
      layout.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2020)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 10)
    layout.invalidateLayout(with: context)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2000)
  }

  // MARK: - Bounds

  @Test("resizing asks the layout with the new size while the view has the old one")
  func resizing() {
    final class Watching: UICollectionViewLayout {
      var seen: [CGSize] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        seen = [collectionView?.bounds.size ?? .zero, newBounds.size]
        return true
      }
    }
    let watching = Watching()
    view.collectionViewLayout = watching
    view.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
    #expect(watching.seen == [CGSize(width: 200, height: 300), CGSize(width: 500, height: 400)])
    #expect(view.bounds.size == CGSize(width: 500, height: 400))
  }

  @Test("another content inset invalidates the layout")
  func inset() {
    display()
    view.contentInset.left = 10
    view.layoutIfNeeded()
    #expect(
      log.takeCalls().filter { $0 == "layout prepare" || $0 == "collectionView invalidateLayout" } == [
        "collectionView invalidateLayout", "layout prepare",
      ])
  }

  @Test("a data source that is gone leaves no items")
  func dataSourceGone() {
    // A log keeps the data sources that it has seen.
    view.observeCalls(by: nil)
    var brief: CompleteSource? = CompleteSource(sections: [20])
    view.dataSource = brief
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 20)
    brief = nil
    #expect(view.numberOfSections == 0)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("a view of no size shows nothing")
  func empty() {
    view.frame.size = .zero
    display()
    #expect(view.visibleCells.isEmpty)
    view.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
  }
}
