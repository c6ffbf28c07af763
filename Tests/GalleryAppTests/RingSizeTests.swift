import CollectionLayouts
import Foundation
import Testing
import UIKit

@testable import GalleryApp

@Suite("The size of pictures on rings")
@MainActor
struct RingSizeTests {
  /// The centres of the pictures on the rings of an album.
  private func centers(of count: Int, _ size: CGSize, _ change: (RingLayout) -> Void = { _ in }) -> [CGPoint]
  {
    let presentation = RingPresentation()
    let source = Items(count: count)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: presentation.layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    guard let layout = presentation.layout as? RingLayout else { return [] }
    let diameter = RingSize(count: count, size: size, spacing: 4).diameter
    layout.itemSize = CGSize(width: diameter, height: diameter)
    layout.minimumInteritemSpacing = 4 - (2.0.squareRoot() - 1) * diameter
    layout.minimumLineSpacing = layout.minimumInteritemSpacing
    change(layout)
    view.layoutIfNeeded()
    return view.visibleCells.map {
      CGPoint(x: $0.center.x - view.bounds.minX, y: $0.center.y - view.bounds.minY)
    }
  }

  private nonisolated static let sizes = [
    CGSize(width: 180, height: 320), CGSize(width: 360, height: 640), CGSize(width: 800, height: 600),
    CGSize(width: 768, height: 768), CGSize(width: 3840, height: 2160),
  ]

  @Test(
    "pictures do not touch, all of a small album are there, and a large one fills two or three rings",
    arguments: [1, 2, 5, 9, 20, 24, 60, 2000], sizes)
  func room(count: Int, size: CGSize) {
    let diameter = RingSize(count: count, size: size, spacing: 4).diameter
    let centers = centers(of: count, size)
    let touches = centers.enumerated().contains { index, one in
      centers[..<index].contains { hypot($0.x - one.x, $0.y - one.y) < diameter + 4 - 1e-6 }
    }
    #expect(!touches && diameter <= size.width / 3 + 1)
    #expect(centers.count == count || centers.count > 12, "\(centers.count)")
    // Those at the edges touch them.
    let reach = centers.map { max(abs($0.x - size.width / 2), abs($0.y - size.height / 2)) }.max() ?? 0
    if count > 8 { #expect(reach > 0.45 * max(size.width, size.height) - diameter / 2) }
  }

  @Test("a point larger, and not all of a small album would find room", arguments: [9, 12, 14], sizes)
  func largest(count: Int, size: CGSize) {
    let diameter = RingSize(count: count, size: size, spacing: 4).diameter
    let side = min(size.width, size.height)
    guard centers(of: count, size).count == count, diameter < (side / 3).rounded(.down) else { return }
    let larger = centers(of: count, size) {
      $0.itemSize = CGSize(width: diameter + 1, height: diameter + 1)
      $0.minimumInteritemSpacing = 4 - (2.0.squareRoot() - 1) * (diameter + 1)
      $0.minimumLineSpacing = $0.minimumInteritemSpacing
    }
    #expect(larger.count < count)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }
}
