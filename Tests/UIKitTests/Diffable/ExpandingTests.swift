import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// 1 (2 (3), 4), 5 in rows of 100 points, with the focus on the first.
  @MainActor
  @Suite("Items that are expanded and collapsed by keys")
  struct ExpandingTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

    private let stage: Stage
    private let view: UICollectionView
    private let source: Source
    private var keys: Keys { stage.keys }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<MovableSource.Cell, Int> { cell, _, number in
        cell.number = number
      }
      source = Source(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      var tree = Tree()
      tree.append([1, 5])
      tree.append([2, 4], to: 1)
      tree.append([3], to: 2)
      source.apply(tree, to: "a", animatingDifferences: false)
      stage = Stage(view)
      keys.press(.home)
    }

    private var items: [Int] { source.snapshot().itemIdentifiers }

    @Test("+ shows what is below the item in focus, − hides it; where there is nothing, nothing happens")
    func keysOfTheTree() throws {
      let cell = try #require(view.cellForItem(at: [0, 0]))
      #expect(items == [1, 5] && !cell.configurationState.isExpanded)
      keys.type("+")
      #expect(items == [1, 2, 4, 5] && cell.configurationState.isExpanded)
      keys.press(.downArrow)
      keys.type("+")
      #expect(items == [1, 2, 3, 4, 5])
      keys.press(.downArrow)
      keys.type("+-")
      #expect(items == [1, 2, 3, 4, 5], "3 has nothing below it")
      keys.press(.home)
      keys.type("-")
      #expect(items == [1, 5])
      keys.type("+")
      #expect(items == [1, 2, 3, 4, 5], "2 is still expanded")
    }

    @Test("the handlers are asked, are called, and supply the children")
    func handlers() {
      var calls: [String] = []
      var mayChange = false
      source.sectionSnapshotHandlers.shouldExpandItem = { _ in mayChange }
      source.sectionSnapshotHandlers.shouldCollapseItem = { _ in mayChange }
      source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
        calls.append("below \(item): \(below.rootItems)")
        var tree = Tree()
        tree.append([item * 10])
        return tree
      }
      keys.type("+")
      #expect(items == [1, 5] && calls == [])
      mayChange = true
      keys.type("+")
      #expect(items == [1, 10, 5] && calls == ["expand 1", "below 1: [2, 4]"])
      mayChange = false
      keys.type("-")
      #expect(items == [1, 10, 5])
      mayChange = true
      keys.type("-")
      #expect(items == [1, 5] && calls.last == "collapse 1")
    }
  }
}
