import TestSupport
import Testing
import UIKit

/// What a snapshot is made of, worked out by hand.
@MainActor
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// a: 1 2 3, b: nothing, c: 4 5.
  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  /// The items of each section.
  private func contents(_ snapshot: Snapshot) -> [String: [Int]] {
    Dictionary(
      uniqueKeysWithValues: snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) })
  }

  @Test("questions")
  func questions() {
    let snapshot = snapshot
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(contents(snapshot) == ["a": [1, 2, 3], "b": [], "c": [4, 5]])
    #expect(snapshot.numberOfItems(inSection: "a") == 3 && snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("d") == nil)
  }

  @Test("sections come, go and move with their items")
  func sections() {
    var changed = snapshot
    changed.insertSections(["x", "y"], beforeSection: "b")
    changed.insertSections(["z"], afterSection: "c")
    changed.appendItems([6, 7], toSection: "y")
    #expect(changed.sectionIdentifiers == ["a", "x", "y", "b", "c", "z"])
    #expect(changed.itemIdentifiers == [1, 2, 3, 6, 7, 4, 5])
    changed.moveSection("c", beforeSection: "a")
    #expect(changed.sectionIdentifiers == ["c", "a", "x", "y", "b", "z"])
    #expect(changed.itemIdentifiers == [4, 5, 1, 2, 3, 6, 7])
    changed.moveSection("c", afterSection: "y")
    #expect(changed.sectionIdentifiers == ["a", "x", "y", "c", "b", "z"])
    changed.deleteSections(["a", "b"])
    #expect(contents(changed) == ["x": [], "y": [6, 7], "c": [4, 5], "z": []])
    #expect(changed.itemIdentifiers == [6, 7, 4, 5])
  }

  @Test("items come, go and move, also between sections")
  func items() {
    var changed = snapshot
    changed.insertItems([6, 7], beforeItem: 2)
    changed.insertItems([8], afterItem: 5)
    changed.appendItems([9], toSection: "b")
    #expect(contents(changed) == ["a": [1, 6, 7, 2, 3], "b": [9], "c": [4, 5, 8]])
    changed.deleteItems([7, 4])
    #expect(contents(changed) == ["a": [1, 6, 2, 3], "b": [9], "c": [5, 8]])
    changed.moveItem(1, afterItem: 2)
    #expect(changed.itemIdentifiers(inSection: "a") == [6, 2, 1, 3])
    changed.moveItem(3, beforeItem: 6)
    #expect(changed.itemIdentifiers(inSection: "a") == [3, 6, 2, 1])
    changed.moveItem(9, beforeItem: 8)
    changed.moveItem(6, afterItem: 8)
    #expect(contents(changed) == ["a": [3, 2, 1], "b": [], "c": [5, 9, 8, 6]])
    #expect(changed.sectionIdentifier(containingItem: 6) == "c")
    changed.deleteAllItems()
    #expect(changed.numberOfItems == 0)
  }

  @Test("marks are kept, and go with their items")
  func marks() {
    var changed = snapshot
    changed.reloadItems([1, 4])
    changed.reconfigureItems([2, 5])
    changed.reloadSections(["a", "b"])
    changed.deleteItems([4, 5])
    changed.deleteSections(["b"])
    #expect(changed.reloadedItemIdentifiers == [1])
    #expect(changed.reconfiguredItemIdentifiers == [2])
    #expect(changed.reloadedSectionIdentifiers == ["a"])
  }

  /// What applying a snapshot to a fresh data source reports.
  private func reports(_ snapshot: Snapshot) -> [UIDiagnostic] {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    let reports = diagnostics { source.apply(snapshot) }
    #expect(diagnostics { source.apply(source.snapshot()) } == [], "reported once")
    return reports
  }

  @Test("unknown identifiers are ignored and reported")
  func unknownIdentifiers() {
    var changed = snapshot
    changed.insertItems([7], beforeItem: 99)
    changed.deleteItems([99, 2])
    changed.moveItem(99, afterItem: 1)
    changed.reloadItems([99])
    changed.appendItems([8], toSection: "e")
    #expect(contents(changed) == ["a": [1, 3], "b": [], "c": [4, 5]])
    #expect(reports(changed).map(\.code) == [UIDiagnostic.Code](repeating: .unknownIdentifier, count: 5))
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
    #expect(reports(empty).map(\.code) == [.unknownIdentifier])
  }

  @Test("§21.1 items that a snapshot has already move to where they are added, with one diagnostic a call")
  func existingItems() {
    // At the end of another section, of their own, and of the last one.
    var changed = snapshot
    changed.appendItems([2, 6, 4], toSection: "b")
    #expect(contents(changed) == ["a": [1, 3], "b": [2, 6, 4], "c": [5]])
    #expect(changed.itemIdentifiers == [1, 3, 2, 6, 4, 5])
    #expect(changed.indexOfItem(4) == 4 && changed.sectionIdentifier(containingItem: 4) == "b")
    changed.appendItems([1], toSection: "a")
    changed.appendItems([3, 7])
    #expect(contents(changed) == ["a": [1], "b": [2, 6, 4], "c": [5, 3, 7]])
    let reported = reports(changed)
    #expect(reported.map(\.code) == [.duplicateIdentifier, .duplicateIdentifier, .duplicateIdentifier])
    #expect(reported.first?.message.contains("2 items that the snapshot already contains (first: 2)") == true)

    // Beside another, also one that moves too.
    changed = snapshot
    changed.insertItems([4, 1], beforeItem: 3)
    #expect(contents(changed) == ["a": [2, 4, 1, 3], "b": [], "c": [5]])
    changed.insertItems([2], afterItem: 5)
    #expect(contents(changed) == ["a": [4, 1, 3], "b": [], "c": [5, 2]])
    changed.insertItems([3, 1], beforeItem: 1)
    #expect(contents(changed) == ["a": [4, 3, 1], "b": [], "c": [5, 2]])
    changed.insertItems([4, 6], afterItem: 4)
    #expect(contents(changed) == ["a": [4, 6, 3, 1], "b": [], "c": [5, 2]])
    #expect(reports(changed).count == 4)
  }

  @Test("§21.2 sections that a snapshot has already are moved with their items, with one diagnostic a call")
  func existingSections() {
    var changed = snapshot
    changed.appendSections(["a", "d", "b"])
    #expect(changed.sectionIdentifiers == ["c", "a", "d", "b"])
    #expect(changed.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(contents(changed) == ["a": [1, 2, 3], "b": [], "c": [4, 5], "d": []])
    changed.insertSections(["b", "a"], beforeSection: "c")
    #expect(changed.sectionIdentifiers == ["b", "a", "c", "d"])
    changed.insertSections(["b", "e"], afterSection: "a")
    #expect(changed.sectionIdentifiers == ["a", "b", "e", "c", "d"])
    #expect(changed.itemIdentifiers == [1, 2, 3, 4, 5])
    let reported = reports(changed)
    #expect(reported.map(\.code) == [.duplicateIdentifier, .duplicateIdentifier, .duplicateIdentifier])
    #expect(reported.first?.message.contains("2 sections that the snapshot already contains") == true)
  }

  @Test("§21.1 marks stay with items and sections that are moved so")
  func existingMarks() {
    var changed = snapshot
    changed.reloadItems([1])
    changed.reconfigureItems([4])
    changed.reloadSections(["a"])
    changed.appendItems([1, 4], toSection: "b")
    changed.appendSections(["a"])
    #expect(changed.reloadedItemIdentifiers == [1])
    #expect(changed.reconfiguredItemIdentifiers == [4])
    #expect(changed.reloadedSectionIdentifiers == ["a"])
  }

  @Test("§21.1 an identifier named twice in one call is ignored the second time and reported")
  func identifiersNamedTwice() {
    var changed = snapshot
    changed.appendItems([6, 6, 1], toSection: "a")
    changed.insertItems([7, 8, 7, 7], afterItem: 4)
    changed.appendSections(["d", "d"])
    #expect(contents(changed) == ["a": [2, 3, 6, 1], "b": [], "c": [4, 7, 8, 5], "d": []])
    let reported = reports(changed)
    #expect(reported.count == 5)
    #expect(reported.filter { $0.message.contains("6 twice") }.count == 1)
    #expect(reported.filter { $0.message.contains("7 twice") }.count == 2)
    #expect(reported.filter { $0.message.contains("d twice") }.count == 1)
  }

  @Test("§21.3 items that were in another section move when a section's tree names them")
  func existingItemsInTrees() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    source.apply(snapshot)
    var first = NSDiffableDataSourceSectionSnapshot<Int>()
    first.append([1, 2, 3])
    var second = NSDiffableDataSourceSectionSnapshot<Int>()
    second.append([4, 2])
    let reported = diagnostics {
      source.apply(first, to: "a")
      source.apply(second, to: "c")
    }
    #expect(reported.map(\.code) == [.duplicateIdentifier])
    #expect(contents(source.snapshot()) == ["a": [1, 3], "b": [], "c": [4, 2]])
    #expect(source.snapshot(for: "a").items == [1, 3])
    #expect(source.snapshot(for: "c").items == [4, 2])
  }

  @Test("§21.3 a tree moves items that it has already, with what is below them")
  func existingItemsOfATree() {
    var tree = tree
    tree.expand([2])
    tree.append([2], to: 5)
    // 1 (4), 5 (2 (3)).
    #expect(tree.items == [1, 4, 5, 2, 3] && tree.items.map(tree.level) == [0, 1, 0, 1, 2])
    #expect(tree.isExpanded(2))
    tree.insert([5, 6], before: 1)
    #expect(tree.items == [5, 2, 3, 6, 1, 4] && tree.items.map(tree.level) == [0, 1, 2, 0, 0, 1])
    tree.insert([3], after: 3)
    tree.insert([4], before: 4)
    #expect(tree.items == [5, 2, 3, 6, 1, 4] && tree.items.map(tree.level) == [0, 1, 2, 0, 0, 1])
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([1, 2])
    other.append([7, 3], to: 1)
    tree.insert(other, after: 6)
    // 5, 6, 1 (4, 7, 3), 2.
    #expect(tree.items == [5, 6, 1, 4, 7, 3, 2] && tree.items.map(tree.level) == [0, 0, 0, 1, 1, 1, 0])
    #expect(tree.mistakeCount == 5)
    // Below itself an item cannot be: it stays, with what the tree has below it.
    tree.append([1, 8], to: 4)
    #expect(tree.items == [5, 6, 1, 4, 8, 7, 3, 2])
    #expect(tree.items.map(tree.level) == [0, 0, 0, 1, 2, 1, 1, 0])
    #expect(tree.mistakeCount == 6)
  }

  /// 1 (2 (3), 4), 5.
  private var tree: NSDiffableDataSourceSectionSnapshot<Int> {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 5])
    tree.append([2, 4], to: 1)
    tree.append([3], to: 2)
    return tree
  }

  @Test("a tree put into another keeps what is expanded")
  func expandedTree() {
    var part = tree
    part.expand([1])
    var whole = NSDiffableDataSourceSectionSnapshot<Int>()
    whole.append([8, 9])
    whole.insert(part, before: 9)
    #expect(whole.expandedItems == [1] && whole.visibleItems == [8, 1, 2, 4, 5, 9])
    whole.expand([8])
    whole.replace(childrenOf: 8, using: NSDiffableDataSourceSectionSnapshot())
    #expect(whole.isExpanded(8) && whole.visibleItems == [8, 1, 2, 4, 5, 9])
  }

  @Test("a tree of items")
  func sectionSnapshot() {
    var tree = tree
    #expect(tree.items == [1, 2, 3, 4, 5] && tree.rootItems == [1, 5])
    #expect(tree.items.map(tree.level) == [0, 1, 2, 1, 0])
    #expect(tree.items.map(tree.parent) == [nil, 1, 2, 1, nil])
    #expect(tree.index(of: 4) == 3 && tree.index(of: 9) == nil && tree.contains(3) && !tree.contains(9))
    #expect(tree.visibleItems == [1, 5])
    tree.expand([1])
    #expect(tree.visibleItems == [1, 2, 4, 5] && tree.isExpanded(1) && !tree.isVisible(3))
    tree.expand([2])
    #expect(tree.visibleItems == [1, 2, 3, 4, 5] && tree.isVisible(3) && tree.expandedItems == [1, 2])
    #expect(tree.visualDescription() == "▾ 1\n  ▾ 2\n    · 3\n  · 4\n· 5")
    tree.collapse([1])
    #expect(tree.visibleItems == [1, 5] && !tree.isVisible(3) && tree.isExpanded(2))
    let part = tree.snapshot(of: 1)
    #expect(part.items == [2, 3, 4] && part.rootItems == [2, 4] && part.expandedItems == [2])
    #expect(tree.snapshot(of: 2, includingParent: true).items == [2, 3])
  }

  @Test("a tree changes")
  func sectionSnapshotChanges() {
    var tree = tree
    tree.insert([6], before: 2)
    tree.insert([7], after: 2)
    #expect(tree.items == [1, 6, 2, 3, 7, 4, 5])
    #expect(tree.items.map(tree.level) == [0, 1, 1, 2, 1, 1, 0])
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([8])
    other.append([9], to: 8)
    tree.insert(other, after: 1)
    #expect(tree.items == [1, 6, 2, 3, 7, 4, 8, 9, 5] && tree.rootItems == [1, 8, 5])
    tree.delete([2, 8])
    #expect(tree.items == [1, 6, 7, 4, 5])
    tree.replace(childrenOf: 1, using: other)
    #expect(tree.items == [1, 8, 9, 5] && tree.items.map(tree.level) == [0, 1, 2, 0])
    let copy = NSDiffableDataSourceSectionSnapshot(tree)
    tree.deleteAll()
    #expect(tree.items.isEmpty && copy.items == [1, 8, 9, 5])
    tree.append([1, 1])
    tree.append([2], to: 7)
    #expect(tree.items == [1])
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    let reported = diagnostics { source.apply(tree, to: "a") }
    #expect(reported.map(\.code) == [.duplicateIdentifier, .unknownIdentifier])
  }
}

extension NSDiffableDataSourceSectionSnapshot<Int> {
  /// How many diagnostics applying the tree reports.
  @MainActor
  fileprivate var mistakeCount: Int {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    return diagnostics { source.apply(self, to: "a") }.count
  }
}
