import TestSupport
import Testing

@testable import UIKit

/// Outlines: lists whose items have children.
@MainActor
@Suite("Outlines in lists")
struct OutlineTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private var window: UIWindow { stage.window }
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    window.addSubview(view)
    return source
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func angle(_ item: Int) throws -> CGFloat {
    let chevron = try #require(cell(item).accessoryViews.first)
    return atan2(chevron.transform.b, chevron.transform.a)
  }

  @Test("rows are indented by their level, and chevrons follow the snapshot, whoever expands it")
  func expansion() throws {
    let source = makeSource()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Albums", "Places"])
    tree.append(["Alps", "Sea"], to: "Albums")
    source.apply(tree, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(try angle(0) == 0)
    for _ in 0..<2 {
      tree.expand(["Albums"])
      source.apply(tree, to: 0, animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 4)
      #expect(try [0, 1, 2, 3].map { try cell($0).indentationLevel } == [0, 1, 1, 0])
      #expect(abs(try angle(0) - .pi / 2) < 1e-9)
      #expect(try angle(3) == 0)
      tree.collapse(["Albums"])
      source.apply(tree, to: 0, animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 2)
      #expect(try angle(0) == 0)
    }
  }

  @Test("§21.4 a section keeps its tree when a snapshot deletes and inserts items of it")
  func flatSnapshot() {
    let source = makeSource()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Albums", "Places"])
    tree.append(["Alps", "Sea", "Woods"], to: "Albums")
    tree.expand(["Albums"])
    source.apply(tree, to: 0, animatingDifferences: false)
    var flat = source.snapshot()
    flat.deleteItems(["Sea"])
    flat.insertItems(["Lakes"], afterItem: "Alps")
    flat.insertItems(["All"], beforeItem: "Albums")
    source.apply(flat, animatingDifferences: false)
    let changed = source.snapshot(for: 0)
    #expect(changed.visibleItems == ["All", "Albums", "Alps", "Lakes", "Woods", "Places"])
    #expect(changed.parent(of: "Lakes") == "Albums" && changed.parent(of: "All") == nil)
    #expect(source.setExpanded(false, at: IndexPath(item: 1, section: 0)))
    #expect(source.snapshot().itemIdentifiers == ["All", "Albums", "Places"])
    #expect(source.setExpanded(true, at: IndexPath(item: 1, section: 0)))
    #expect(source.snapshot().itemIdentifiers == changed.visibleItems)
    // In another order, the section has no tree any more.
    source.applySnapshotUsingReloadData(
      {
        var snapshot = source.snapshot()
        snapshot.moveItem("Places", beforeItem: "All")
        snapshot.deleteItems(["Albums"])
        return snapshot
      }())
    #expect(source.snapshot(for: 0).items == ["Places", "All", "Alps", "Lakes", "Woods"])
    #expect(source.snapshot(for: 0).rootItems.count == 5)
  }

  @Test("activating the disclosure expands and collapses, also twice in a row")
  func activation() throws {
    let source = makeSource()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Albums"])
    tree.append(["Alps", "Sea", "Lakes"], to: "Albums")
    source.apply(tree, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
    for count in [4, 1, 4] {
      let cell = try cell(0)
      cell.activate(try #require(cell.accessories.first))
      window.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == count)
    }
  }

  @Test(
    "a cell that is used again in a section without a tree has no indentation but the app's",
    arguments: [0, 2])
  func reuseWithoutTree(level: Int) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      if path.section == 1, level > 0 { cell.indentationLevel = level }
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var all = NSDiffableDataSourceSnapshot<Int, String>()
    all.appendSections([0, 1])
    all.appendItems((0..<60).map { "flat \($0)" }, toSection: 1)
    source.apply(all, animatingDifferences: false)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["root"])
    tree.append((0..<20).map { "leaf \($0)" }, to: "root")
    tree.expand(["root"])
    source.apply(tree, to: 0, animatingDifferences: false)
    window.addSubview(view)
    for y in stride(from: 0, through: 1400, by: 60) {
      view.contentOffset.y = CGFloat(y)
      window.layoutIfNeeded()
    }
    let levels = view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel }
    #expect(levels.count > 5 && Set(levels) == [level])
  }
}
