import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

/// Sections that scroll by themselves: keys, items whose sizes are estimated, and updates.
@Suite("Sections that scroll by themselves")
@MainActor
struct SeparateScrollingTests {
  /// Chips that are narrower than their estimate.
  private final class Chip: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = 60
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let count: Int
    var focus: IndexPath?

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      focus = context.nextFocusedIndexPath
    }
  }

  private func view(_ section: NSCollectionLayoutSection, _ cell: UICollectionViewCell.Type, _ source: Source)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(cell, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  private func shelf(
    of width: NSCollectionLayoutDimension, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test("arrow keys lead to all items, also those out of view", arguments: [true, false], [true, false])
  func keys(isPaging: Bool, isRightToLeft: Bool) {
    let source = Source(count: 8)
    let section =
      isPaging ? shelf(of: .fractionalWidth(1), .paging) : shelf(of: .absolute(128), .continuous)
    let view = view(section, UICollectionViewCell.self, source)
    let stage = Stage(
      view, in: StageSurroundings(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    stage.keys.press(.home)
    var seen: [Int] = []
    for key in Array(repeating: true, count: 8) + Array(repeating: false, count: 8) {
      stage.keys.press(key != isRightToLeft ? .rightArrow : .leftArrow)
      stage.settle()
      seen.append(source.focus?.item ?? -1)
    }
    #expect(seen == [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0, 0])
  }

  /// Chips with an estimated width of 100 points and a distance of 8.
  private func chips() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(32))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    return section
  }

  @Test(
    "a section scrolls to an item although its items are narrower than estimated", arguments: [true, false])
  func scrollToItem(isAnimated: Bool) throws {
    let source = Source(count: 60)
    for isRightToLeft in [false, true] {
      let view = view(chips(), Chip.self, source)
      let stage = Stage(
        view, in: StageSurroundings(direction: isRightToLeft ? .rightToLeft : .leftToRight))
      func scroll(to position: UICollectionView.ScrollPosition) throws -> CGRect {
        view.scrollToItem(at: [0, 30], at: position, animated: isAnimated)
        stage.settle()
        return try #require(view.cellForItem(at: [0, 30])).frame
      }
      let middle = try scroll(to: .centeredHorizontally)
      #expect(abs(middle.midX - 160) <= 1 && middle.width == 60)
      let right = try scroll(to: .right)
      #expect(abs(right.maxX - 320) <= 1)
      let left = try scroll(to: .left)
      #expect(abs(left.minX) <= 1)
    }
  }

  @Test("chips that are measured before the visible ones do not move these under the finger")
  func measuringUnderFinger() {
    let source = Source(count: 60)
    for isRightToLeft in [false, true] {
      let view = view(chips(), Chip.self, source)
      let stage = Stage(
        view, in: StageSurroundings(direction: isRightToLeft ? .rightToLeft : .leftToRight))
      view.scrollToItem(at: [0, 30], at: isRightToLeft ? .right : .left, animated: false)
      stage.settle()
      let direction: CGFloat = isRightToLeft ? -1 : 1
      stage.finger.down(at: CGPoint(x: 160 - direction * 120, y: 16))
      var last: [Int: CGFloat] = [:]
      var largest: CGFloat = 0
      for step in 1...50 {
        let x = 160 - direction * 120 + direction * CGFloat(step) * 5
        stage.finger.move(to: CGPoint(x: x, y: 16))
        view.layoutIfNeeded()
        let now = Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.tag, $0.frame.minX) })
        for (chip, x) in now { largest = max(largest, last[chip].map { abs(x - $0) } ?? 0) }
        last = now
      }
      stage.finger.up()
      // A step of the finger, and rounding to pixels. The first one has the distance that makes it a drag.
      #expect(largest <= 11, "right to left: \(isRightToLeft)")
      #expect(view.visibleCells.contains { $0.tag < 29 })
    }
  }

  @Test("a section at its end slides to its new end when items there are deleted")
  func deletionAtEnd() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: shelf(of: .absolute(100), .continuous)))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { $0.tag = $2 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["shelf"])
    snapshot.appendItems(Array(0..<10))
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(view)
    view.scrollToItem(at: [0, 9], at: .right, animated: false)
    stage.settle()
    func shown(_ tag: Int) throws -> CGFloat {
      let cell = try #require(view.visibleCells.first { $0.tag == tag })
      return try #require(cell.layer.presentation()).frame.minX
    }
    // The content of 1000 points ends at the offset 680: item 6 is at −80.
    #expect(try shown(6) == -80)
    snapshot.deleteItems([7, 8, 9])
    source.apply(snapshot, animatingDifferences: true)
    stage.advance(by: 0.05)
    stage.advance(by: 0.1)
    // The content of 700 points ends at 380, where item 6 is at 220.
    let position = try shown(6)
    #expect(position > -80 && position < 220)
    #expect((3...6).allSatisfy { tag in view.visibleCells.contains { $0.tag == tag } })
    stage.settle()
    #expect(try shown(6) == 220)
  }

  @Test("a copy of a section has scrolling properties of its own")
  func copy() throws {
    let section = shelf(of: .absolute(100), .continuous)
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    copy.orthogonalScrollingProperties.bounce = .never
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(copy.orthogonalScrollingProperties.decelerationRate == .fast)
  }
}
