import CollectionLayouts
import Foundation
import Testing
import UIKit

@testable import GalleryApp

@Suite("The size of pictures on rings")
@MainActor
struct RingSizeTests {
  @Test(
    "pictures do not touch, and a little larger ones would not find room",
    arguments: [2, 5, 9, 20, 24, 60], [180.0, 350, 768])
  func room(count: Int, side: Double) {
    let diameter = RingSize(count: count, side: side, spacing: 4).diameter
    #expect(!touches(count: count, side: side, diameter: diameter))
    #expect(diameter <= side / 4)
    // By the next whole point the layout has to crowd the items, unless they are as large as is ever wanted.
    if diameter < (side / 4).rounded(.down) {
      #expect(touches(count: count, side: side, diameter: diameter + 1))
    }
  }

  /// Whether any two of the layout's items are nearer than a diagonal and the spacing.
  private func touches(count: Int, side: Double, diameter: Double) -> Bool {
    let layout = RingLayout()
    layout.overflow = .concentric
    layout.itemSize = CGSize(width: diameter, height: diameter)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 4
    let source = Items(count: count)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: side, height: side), collectionViewLayout: layout)
    view.dataSource = source
    let centers = (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.center
    }
    let minimum = diameter * 2.0.squareRoot() + 4 - 1e-6
    return centers.enumerated().contains { index, one in
      centers[..<index].contains { hypot($0.x - one.x, $0.y - one.y) < minimum }
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell(frame: .zero)
    }
  }
}
