import TestSupport
import Testing
import UIKit

@MainActor
@Suite("§16 Compositional layouts when data and surroundings change")
struct CompositionalUpdateTests {
  /// Rows, a shelf and pairs, in turn.
  private func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index % 3 {
      case 0: .rows()
      case 1: .shelf(.groupPaging)
      default: .rows(height: .absolute(60), columns: 2)
      }
    }
  }

  @Test(
    "after random updates everything stands as if it had been there from the start", arguments: UInt64(0)..<40
  )
  func randomUpdates(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let harness = CompositionalHarness([5, 8, 6], layout())
    for _ in 0..<4 {
      let section = Int.random(in: 0..<3, using: &random)
      let count = harness.sections[section]
      let deleted = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let left = count - deleted.count
      let inserted = Array(0..<Int.random(in: 0...3, using: &random)).map { $0 * 2 }.filter { $0 <= left }
      harness.sections[section] = left + inserted.count
      harness.view.performBatchUpdates {
        harness.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
        harness.view.insertItems(at: inserted.map { IndexPath(item: $0, section: section) })
      }
      harness.view.contentOffset.y = Double(Int.random(in: 0...300, using: &random))
      harness.view.layoutIfNeeded()
    }
    let fresh = CompositionalHarness(harness.sections, layout())
    for section in 0..<3 {
      for item in 0..<harness.sections[section] {
        #expect(harness.frame(item, section) == fresh.frame(item, section), "seed \(seed)")
      }
    }
    for path in harness.view.indexPathsForVisibleItems {
      #expect(
        harness.view.cellForItem(at: path)?.frame == harness.frame(path.item, path.section), "seed \(seed)")
    }
    #expect(harness.view.contentSize == fresh.view.contentSize, "seed \(seed)")
  }

  @Test("sections that move take how far they are scrolled along")
  func movedSection() {
    let shelves = UICollectionViewCompositionalLayout(section: .shelf(.continuous))
    let harness = CompositionalHarness([20, 21], shelves)
    harness.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .left, animated: false)
    harness.view.layoutIfNeeded()
    harness.sections = [21, 20]
    harness.view.performBatchUpdates { harness.view.moveSection(1, toSection: 0) }
    harness.view.layoutIfNeeded()
    #expect(harness.frame(10, 0)?.minX == 0)
    #expect(harness.frame(0, 1)?.minX == 0)
  }

  @Test("a diffable data source drives it")
  func diffable() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout())
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3, 4, 5], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 100, width: 100, height: 80))
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test("the provider is asked again when the traits are others")
  func traits() {
    var styles: [UIUserInterfaceStyle] = []
    let harness = CompositionalHarness(
      [1],
      UICollectionViewCompositionalLayout { _, environment in
        styles.append(environment.traitCollection.userInterfaceStyle)
        return .rows()
      })
    harness.view.overrideUserInterfaceStyle = .dark
    harness.view.layoutIfNeeded()
    #expect(styles.count == 2)
    #expect(styles.last == .dark)
  }

  @Test("a new configuration lays out again")
  func configuration() {
    let harness = CompositionalHarness([1, 1], UICollectionViewCompositionalLayout(section: .rows()))
    let configuration = harness.layout.configuration
    configuration.interSectionSpacing = 30
    harness.layout.configuration = configuration
    harness.view.layoutIfNeeded()
    #expect(harness.frame(0, 1)?.minY == 130)
  }

  @Test("a section of a million rows is shown by the cells in view")
  func million() {
    let harness = CompositionalHarness(1_000_000, .rows(height: .absolute(44)))
    #expect(harness.view.contentSize.height == 44_000_000)
    harness.view.contentOffset.y = 44_000_000 - 480
    harness.view.layoutIfNeeded()
    // 480 / 44 is 10.9: eleven rows.
    #expect(harness.shown == Array(999_989..<1_000_000))
  }

  @Test("copies are equal and independent")
  func copies() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets.top = 3
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .fixed(4)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy.interItemSpacing?.spacing == 4)
    #expect(copy.subitems == [item])
    copy.interItemSpacing = nil
    #expect(group.interItemSpacing?.isFixed == true)
    #expect((item.copy() as? NSCollectionLayoutItem)?.contentInsets.top == 3)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    let other = try #require(section.copy() as? NSCollectionLayoutSection)
    let (one, two) = (CompositionalHarness(5, section), CompositionalHarness(5, other))
    #expect((0..<5).map { one.frame($0) } == (0..<5).map { two.frame($0) })
    #expect(
      group.visualDescription() == """
        row 1.0 of the width × 50.0
          item 0.5 of the width × 1.0 of the height

        """)
  }

  @Test("what dimensions, spacings and anchors were made of can be read")
  func values() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(5).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.estimated(5).dimension == 5)
    #expect(!NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isEstimated)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    let anchor = NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(x: 1, y: 2))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset && anchor.offset == CGPoint(x: 1, y: 2))
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
    #expect(UIContentInsetsReference.readableContent.rawValue == 4)
  }
}
