import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

/// Headers whose estimates are wrong, and which are measured while they are pinned.
@Suite("Pinned headers that are measured")
@MainActor
struct PinnedMeasuringTests {
  private final class Row: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.tag = indexPath.section * 100 + indexPath.item
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test("rows follow the finger while the header above them turns out to be higher")
  func followsFinger() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    let stage = Stage(view)
    view.scrollToItem(at: [15, 0], at: .top, animated: false)
    stage.settle()
    func rows() -> [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: view.visibleCells.map { ($0.tag, $0.frame.minY - view.contentOffset.y) })
    }
    var jumps: [CGFloat] = []
    for _ in 0..<26 {
      stage.finger.down(at: CGPoint(x: 150, y: 50))
      var last = rows()
      for step in 1...4 {
        stage.finger.move(to: CGPoint(x: 150, y: 50 + CGFloat(step) * 59))
        view.layoutIfNeeded()
        let now = rows()
        // The first step includes the distance that makes it a drag.
        jumps += now.compactMap { row, y in last[row].map { y - $0 } }.filter { abs($0 - 59) > 12 }
        last = now
      }
      stage.finger.wait(0.2)
      stage.finger.up()
      stage.settle()
    }
    #expect(jumps == [])
    // Several headers were passed.
    #expect(view.visibleCells.contains { $0.tag < 900 })
  }
}
