import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 11.8 and 11.9: 100 rows of 100 points, three of them seen. Half a screen ahead are one and a half rows.
  @MainActor
  @Suite("Prepared cells")
  struct PreparedCellTests {
    private let log = CallLog(to: [.dataSource, .delegate])
    private let source: CompleteSource
    private let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
    private let seconds = TestSeconds()

    init() {
      source = CompleteSource(sections: [100])
      log.observe(view)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
    }

    private func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }

    /// The requests, appearances and disappearances of cells since the last call.
    private func cellCalls() -> [String] {
      let methods = ["dataSource cellForItemAt", "delegate willDisplay", "delegate didEndDisplaying"]
      return log.take().filter { call in methods.contains { call.hasPrefix($0 + " ") } }
    }

    /// The cells that are requested in each of a number of frames.
    private func requests(inFrames count: Int) -> [[String]] {
      (0..<count).map { _ in
        _ = log.takeCalls()
        seconds.wait(1.0 / 60)
        view.layoutIfNeeded()
        return cellCalls()
      }
    }

    @Test("no cell is prepared before the content is scrolled")
    func beforeScrolling() {
      #expect(requests(inFrames: 3) == [[], [], []])
    }

    @Test("one cell a frame is requested ahead, and displayed without another request")
    func ahead() throws {
      scroll(to: 50)
      _ = cellCalls()
      // Rows 0 to 3 are on screen. The next one begins at 400, and half a screen ahead is 350 to 500.
      #expect(requests(inFrames: 3) == [["dataSource cellForItemAt 0,4"], [], []])
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
      let cell = try #require(view.cellForItem(at: [0, 4]), "a prepared cell can be asked for")
      #expect(cell.superview == nil && !view.visibleCells.contains(cell) && view.indexPath(for: cell) == nil)
      scroll(to: 150)
      #expect(cellCalls() == ["delegate willDisplay 0,4", "delegate didEndDisplaying 0,0"])
      #expect(view.cellForItem(at: [0, 4]) === cell && view.indexPath(for: cell) == [0, 4])
      #expect(cell.frame == CGRect(x: 0, y: 400, width: 200, height: 100))
    }

    @Test("far beyond the end of the content, nothing is looked for")
    func beyondTheEnd() {
      scroll(to: 1e9)
      _ = log.takeCalls()
      #expect(requests(inFrames: 2) == [[], []])
    }

    @Test("when the direction turns, the cells of the other side are prepared")
    func turning() {
      scroll(to: 5000)
      _ = requests(inFrames: 5)
      scroll(to: 4990)
      _ = cellCalls()
      // Rows 49 to 52 are on screen. Half a screen up is 4840 to 4990.
      #expect(requests(inFrames: 3) == [["dataSource cellForItemAt 0,48"], [], []])
    }

    @Test("a cell that comes back is not requested again, and shows what has changed meanwhile")
    func returning() throws {
      let cell = try #require(view.cellForItem(at: [0, 0]))
      scroll(to: 100)
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      #expect(!cell.isSelected)
      _ = cellCalls()
      scroll(to: 0)
      #expect(cellCalls() == ["delegate willDisplay 0,0", "delegate didEndDisplaying 0,3"])
      #expect(view.cellForItem(at: [0, 0]) === cell && cell.isSelected && cell.superview === view)
    }

    @Test("a prepared cell is used for another item when it is the longest unused one")
    func reuse() throws {
      let cell = try #require(view.cellForItem(at: [0, 0]))
      scroll(to: 300)
      // Rows 0, 1 and 2 are unused now. Row 3 must not take the cell of row 2.
      scroll(to: 400)
      #expect(view.cellForItem(at: [0, 6]) === cell && view.cellForItem(at: [0, 0]) == nil)
      _ = cellCalls()
      scroll(to: 200)
      #expect(cellCalls().filter { $0.hasPrefix("dataSource cellForItemAt") } == [])
    }

    @Test("without prefetching, cells are requested each time they appear, and not before")
    func switchedOff() throws {
      view.isPrefetchingEnabled = false
      scroll(to: 50)
      #expect(requests(inFrames: 2) == [[], []])
      scroll(to: 100)
      _ = cellCalls()
      #expect(view.cellForItem(at: [0, 0]) == nil)
      scroll(to: 0)
      #expect(
        cellCalls() == [
          "dataSource cellForItemAt 0,0", "delegate willDisplay 0,0", "delegate didEndDisplaying 0,3",
        ])
    }

    @Test("switched off later, prepared cells are forgotten")
    func switchedOffLater() {
      scroll(to: 100)
      view.isPrefetchingEnabled = false
      #expect(view.cellForItem(at: [0, 0]) == nil)
      _ = cellCalls()
      scroll(to: 0)
      #expect(
        cellCalls() == [
          "dataSource cellForItemAt 0,0", "delegate willDisplay 0,0", "delegate didEndDisplaying 0,3",
        ])
    }

    @Test("prepared cells follow an insertion, a move and a deletion")
    func updates() throws {
      let cells = try (0..<3).map { try #require(view.cellForItem(at: [0, $0])) }
      scroll(to: 1000)
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          view.insertItems(at: [[0, 0]])
          view.deleteItems(at: [[0, 1]])
          view.moveItem(at: [0, 2], to: [0, 5])
        }
      }
      #expect(view.cellForItem(at: [0, 0]) == nil && view.cellForItem(at: [0, 1]) === cells[0])
      #expect(view.cellForItem(at: [0, 5]) === cells[2] && view.cellForItem(at: [0, 2]) == nil)
      _ = cellCalls()
      scroll(to: 0)
      #expect(
        cellCalls().filter { $0.hasPrefix("dataSource cellForItemAt") } == [
          "dataSource cellForItemAt 0,0", "dataSource cellForItemAt 0,2",
        ])
    }

    @Test("a reload, a reconfiguration and a registration ask for the cell again")
    func outdated() throws {
      func requestedAgain(after change: () -> Void) -> [String] {
        scroll(to: 0)
        scroll(to: 1000)
        UIView.performWithoutAnimation(change)
        view.layoutIfNeeded()
        _ = cellCalls()
        scroll(to: 0)
        return cellCalls().filter { $0.hasPrefix("dataSource cellForItemAt") }
      }
      #expect(requestedAgain {} == [])
      #expect(requestedAgain { view.reloadItems(at: [[0, 1]]) } == ["dataSource cellForItemAt 0,1"])
      #expect(requestedAgain { view.reconfigureItems(at: [[0, 2]]) } == ["dataSource cellForItemAt 0,2"])
      let all = (0..<3).map { "dataSource cellForItemAt 0,\($0)" }
      #expect(requestedAgain { view.reloadSections([0]) } == all)
      #expect(requestedAgain { view.reloadData() } == all)
      final class OtherCell: UICollectionViewCell {}
      #expect(requestedAgain { view.register(OtherCell.self, forCellWithReuseIdentifier: "cell") } == all)
      #expect(view.visibleCells.allSatisfy { $0 is OtherCell })
    }

    @Test("a data source that changes its mind while a cell is prepared gets a clean state")
    func reloadInRequest() {
      scroll(to: 50)
      source.onCell = { [view, source] path in
        guard path.item == 4 else { return }
        source.onCell = nil
        source.sections = [2]
        view.reloadData()
      }
      _ = requests(inFrames: 3)
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1])
      #expect(view.cellForItem(at: [0, 4]) == nil && view.numberOfItems(inSection: 0) == 2)
    }

    @Test(
      "a view that is released while it is asked for a cell, and one that is being released, are no danger")
    func released() {
      var view: UICollectionView? = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      weak let released = view
      view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view?.dataSource = source
      view?.layoutIfNeeded()
      view?.contentOffset.y = 50
      view?.layoutIfNeeded()
      source.onCell = { _ in view = nil }
      _ = requests(inFrames: 2)
      #expect(released == nil)
    }

    @Test("a sweep over 10,000 items creates a screen of cells and those prepared ahead")
    func sweep() {
      source.sections = [10_000]
      view.reloadData()
      view.layoutIfNeeded()
      var cells: Set<ObjectIdentifier> = []
      var alive: [UICollectionViewCell] = []
      for y in stride(from: CGFloat(0), to: 999_700, by: 37) {
        scroll(to: y)
        seconds.wait(1.0 / 60)
        for cell in view.visibleCells where cells.insert(ObjectIdentifier(cell)).inserted {
          alive.append(cell)
        }
      }
      // Four rows on screen, two prepared ahead, and one that appears while another disappears.
      #expect(alive.count <= 7)
    }

    // MARK: - At random

    /// A cell that remembers what it was configured for.
    private final class NumberedCell: UICollectionViewCell {
      var number = -1
      var version = -1
    }

    /// Items with numbers of their own, whose content has a version.
    private final class Items: NSObject, UICollectionViewDataSource {
      var numbers = Array(0..<40)
      var versions = Array(repeating: 0, count: 10_000)

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
      }

      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? NumberedCell)?.number = numbers[path.item]
        (cell as? NumberedCell)?.version = versions[numbers[path.item]]
        return cell
      }
    }

    @Test(
      "random scrolls, frames, updates and reloads: a cell always shows its item's content", arguments: 0..<60
    )
    func random(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let items = Items()
      view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()
      var operations: [String] = []
      var next = 40
      for _ in 0..<80 {
        let count = items.numbers.count
        func place() -> Int { Int.random(in: 0..<count, using: &random) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<5:
          let y = Double.random(in: 0...Double(max(0, count - 3) * 100), using: &random).rounded()
          operations.append("scroll \(y)")
          scroll(to: y)
        case 5..<8:
          operations.append("frames")
          for _ in 0..<3 { seconds.wait(1.0 / 60) }
        case 8 where count > 5:
          let (from, to) = (place(), place())
          operations.append("move \(from) \(to)")
          items.numbers.insert(items.numbers.remove(at: from), at: to)
          view.moveItem(at: [0, from], to: [0, to])
        case 9 where count > 5:
          let gone = place()
          operations.append("replace \(gone)")
          items.numbers.remove(at: gone)
          items.numbers.insert(next, at: 0)
          next += 1
          view.performBatchUpdates {
            view.deleteItems(at: [[0, gone]])
            view.insertItems(at: [[0, 0]])
          }
        case 10:
          let changed = place()
          operations.append("change \(changed)")
          items.versions[items.numbers[changed]] += 1
          if Bool.random(using: &random) {
            view.reloadItems(at: [[0, changed]])
          } else {
            view.reconfigureItems(at: [[0, changed]])
          }
        default:
          operations.append("reload")
          for number in items.numbers { items.versions[number] += 1 }
          items.numbers.shuffle(using: &random)
          view.reloadData()
        }
        view.layoutIfNeeded()
        for item in items.numbers.indices {
          guard let cell = view.cellForItem(at: [0, item]) as? NumberedCell else { continue }
          let number = items.numbers[item]
          #expect(
            cell.number == number && cell.version == items.versions[number],
            "layout layoutAttributesForItem \(item), seed \(seed), \(operations.joined(separator: "; "))")
        }
      }
    }
  }
}
