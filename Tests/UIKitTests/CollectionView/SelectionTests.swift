import TestSupport
import Testing
import UIKit

/// Behaviour.md 11.5 and 13.6: selection in code.
@MainActor
struct SelectionTests {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
  let source = CompleteSource(sections: [20])
  let log = CallLog(to: [.dataSource, .delegate])

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    log.observe(view)
    source.onScroll = { [log] in log.add("at \(Int($0.y))") }
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func select(_ items: Int...) {
    for item in items { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
  }

  var selected: [Int]? { view.indexPathsForSelectedItems?.map(\.item) }
  var selectedCells: [Int] {
    view.visibleCells.filter(\.isSelected).compactMap { view.indexPath(for: $0)?.item }.sorted()
  }

  @Test("in single mode the last selection wins, without delegate calls")
  func single() {
    select(0, 2)
    #expect(selected == [2])
    #expect(selectedCells == [2])
    #expect(log.takeCalls() == [])
    #expect(view.contentOffset == .zero)
  }

  @Test("in multiple mode they add up, in the order of selection, each once")
  func multiple() {
    view.allowsMultipleSelection = true
    select(2, 0, 2)
    #expect(selected == [2, 0])
    #expect(selectedCells == [0, 2])
    view.deselectItem(at: path(2), animated: false)
    #expect(selected == [0])
    #expect(selectedCells == [0])
    view.deselectItem(at: path(7), animated: false)
    #expect(selected == [0])
    #expect(log.takeCalls() == [])
  }

  @Test("nil deselects all")
  func clear() {
    view.allowsMultipleSelection = true
    select(0, 1, 9)
    view.selectItem(at: nil, animated: false, scrollPosition: .top)
    #expect(selected == [])
    #expect(selectedCells == [])
  }

  @Test("turning a kind of selection off deselects what no longer fits")
  func rules() {
    view.allowsMultipleSelection = true
    select(0, 1, 2)
    view.allowsMultipleSelection = false
    #expect(selected == [2])
    #expect(selectedCells == [2])
    view.allowsSelection = false
    #expect(selected == [])
    select(1)
    #expect(selected == [])
  }

  @Test("selection belongs to the item: its cell shows it when it comes back, another's does not")
  func survivesReuse() {
    select(0)
    for offset in [1000, 500, 0] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(selectedCells == (offset == 0 ? [0] : []))
    }
    select(15)
    view.contentOffset.y = 1500
    view.layoutIfNeeded()
    #expect(selectedCells == [15])
  }

  @Test("selecting scrolls when a position is given")
  func scrolls() {
    view.selectItem(at: path(10), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 1000)
    #expect(log.takeCalls() == ["delegate scrollViewDidScroll", "at 1000"])
  }

  @Test("an item that does not exist is not selected, and that is reported")
  func outOfRange() {
    select(3)
    let paths = [path(20), path(-1), IndexPath(item: 0, section: 1), IndexPath(), IndexPath(index: 0)]
    for path in paths {
      let reported = diagnostics { view.selectItem(at: path, animated: false, scrollPosition: .top) }
      #expect(reported.map(\.code) == [.indexPathOutOfRange])
    }
    #expect(selected == [3])
    #expect(view.contentOffset == .zero)
  }
}
