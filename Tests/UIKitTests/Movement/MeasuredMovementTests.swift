import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

/// Interactive movement of self-sizing rows, of rows with handles, and of outlines.
@Suite("Movement of measured rows and of outlines")
@MainActor
struct MeasuredMovementTests {
  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sections = [Array(0..<20), Array(100..<120)]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  private static func compositional() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("an item that moves into another section leaves the sizes of all rows", arguments: [true, false])
  func betweenSections(isFlow: Bool) throws {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: isFlow ? Self.flow() : Self.compositional())
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let stage = Stage(view)
    for y in stride(from: 0, through: 1700, by: 100) {
      view.contentOffset.y = CGFloat(y)
      view.layoutIfNeeded()
    }
    func rows() -> [Int: CGFloat] {
      let rows = view.visibleCells.map { ($0.tag, $0.frame.minY - view.contentOffset.y) }
      return Dictionary(uniqueKeysWithValues: rows)
    }
    // The border is at 300 points, 20 rows of 100 less the offset of 1700.
    #expect(rows()[19] == 200 && rows()[100] == 300 && rows()[101] == 400)
    let target = try #require(view.layoutAttributesForItem(at: [0, 19])).center
    #expect(view.beginInteractiveMovementForItem(at: [1, 1]))
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    stage.settle()
    // All rows are 100 points high, and those before the place where it was dropped stay.
    #expect(view.contentOffset.y == 1700)
    #expect(rows().filter { $0.value >= 0 } == [17: 0, 18: 100, 101: 200, 19: 300, 100: 400, 102: 500])
  }

  private typealias Numbers = UICollectionViewDiffableDataSource<String, Int>

  /// A list with handles, of rows with a margin above and below the text.
  private func list(margin: CGFloat? = nil) -> (view: UICollectionView, source: Numbers) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      if let margin {
        (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (margin, margin)
      }
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = Numbers(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["rows"])
    snapshot.appendItems(Array(0..<10))
    source.apply(snapshot, animatingDifferences: false)
    return (view, source)
  }

  @Test("a second finger on another handle does not move the row of the first one")
  func twoHandles() throws {
    let (view, source) = list()
    let stage = Stage(view)
    let finger = stage.finger
    finger.down(at: CGPoint(x: 297, y: 22), finger: 0)
    for step in 1...6 { finger.move(to: CGPoint(x: 297, y: 22 + CGFloat(step) * 10), finger: 0) }
    let row = try #require(view.cellForItem(at: [0, 1]))
    let held = row.frame
    finger.down(at: CGPoint(x: 297, y: 286), finger: 1)
    for step in 1...6 { finger.move(to: CGPoint(x: 297, y: 286 + CGFloat(step) * 10), finger: 1) }
    finger.up(finger: 1)
    #expect(row.frame == held && view.hasUncommittedUpdates)
    finger.up(finger: 0)
    stage.settle()
    #expect(source.snapshot().itemIdentifiers == [1, 0] + Array(2..<10))
  }

  @Test("a tall row follows the finger from where its handle was touched")
  func grip() throws {
    let (view, source) = list(margin: 80)
    let stage = Stage(view)
    let row = try #require(view.cellForItem(at: [0, 0]))
    let start = CGPoint(x: 297, y: row.frame.maxY - 20)
    stage.finger.down(at: start)
    for step in 1...10 { stage.finger.move(to: CGPoint(x: 297, y: start.y + CGFloat(step) * 4)) }
    // The first points decide that it is a drag.
    #expect(row.frame.minY > 10 && row.frame.minY <= 40)
    stage.finger.up()
    stage.settle()
    #expect(source.snapshot().itemIdentifiers == Array(0..<10))
  }

  @Test("data that an app changes once more after a movement is updated, not reloaded")
  func changeAfterMovement() throws {
    let (view, source) = list()
    source.reorderingHandlers.didReorder = { [unowned source] transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.deleteItems([5])
      source.apply(snapshot)
    }
    let stage = Stage(view)
    view.selectItem(at: [0, 8], animated: false, scrollPosition: [])
    let target = try #require(view.layoutAttributesForItem(at: [0, 3])).center
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(target)
    let handler = UIDiagnostic.handler
    defer { UIDiagnostic.handler = handler }
    var codes: [UIDiagnostic.Code] = []
    UIDiagnostic.handler = { codes.append($0.code) }
    view.endInteractiveMovement()
    stage.settle()
    #expect(codes.isEmpty)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 0, 4, 6, 7, 8, 9])
    #expect(view.indexPathsForSelectedItems == [[0, 7]])
  }

  // MARK: - Outlines

  private typealias Outline = UICollectionViewDiffableDataSource<String, String>

  /// Two sections: A with a1 and a2, and B; X and Y.
  private func outline(isExpanded: Bool) -> (view: UICollectionView, source: Outline) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = Outline(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var first = NSDiffableDataSourceSectionSnapshot<String>()
    first.append(["A", "B"])
    first.append(["a1", "a2"], to: "A")
    if isExpanded { first.expand(["A"]) }
    source.apply(first, to: "one", animatingDifferences: false)
    var second = NSDiffableDataSourceSectionSnapshot<String>()
    second.append(["X", "Y"])
    source.apply(second, to: "two", animatingDifferences: false)
    return (view, source)
  }

  private func move(_ view: UICollectionView, to target: IndexPath) throws {
    let stage = Stage(view)
    let center = try #require(view.layoutAttributesForItem(at: target)).center
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(center)
    view.endInteractiveMovement()
    stage.settle()
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("an item moves to another section with the items below it", arguments: [false, true])
  func folderToSection(isExpanded: Bool) throws {
    let (view, source) = outline(isExpanded: isExpanded)
    var final: [String] = []
    source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
    try move(view, to: [1, 0])
    let children = isExpanded ? ["a1", "a2"] : []
    let visible = ["B", "A"] + children + ["X", "Y"]
    #expect(source.snapshot(for: "one").items == ["B"])
    #expect(source.snapshot(for: "two").items == ["A", "a1", "a2", "X", "Y"])
    #expect(source.snapshot(for: "two").level(of: "a1") == 1)
    #expect(final == visible && source.snapshot().itemIdentifiers == visible && texts(view) == visible)
  }

  @Test("an expanded item moves in its section with the items below it")
  func expandedFolder() throws {
    let (view, source) = outline(isExpanded: true)
    try move(view, to: [0, 3])
    #expect(source.snapshot(for: "one").visibleItems == ["B", "A", "a1", "a2"])
    #expect(texts(view) == ["B", "A", "a1", "a2", "X", "Y"])
    #expect(source.snapshot().itemIdentifiers(inSection: "one") == ["B", "A", "a1", "a2"])
  }
}
