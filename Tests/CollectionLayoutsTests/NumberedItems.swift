import CollectionLayouts
import Geometry
import TestSupport
import Testing
import UIKit

/// Sections of plain cells, coloured by their number modulo 10; counts the cells that were ever made.
@MainActor
final class NumberedItems: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private var cells: Set<UICollectionViewCell> = []

  init(_ counts: [Int]) { self.counts = counts }

  var numberOfCellsMade: Int { cells.count }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cells.insert(cell)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 10) / 10, saturation: 0.6, brightness: 0.9, alpha: 1)
    return cell
  }

  /// A collection view that shows the items, not laid out yet.
  func makeView(_ layout: UICollectionViewLayout, width: CGFloat, height: CGFloat) -> UICollectionView {
    let view = OwningCollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.items = self
    view.register(SpinningWheelCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }
}

/// A collection view that keeps its data source alive.
private final class OwningCollectionView: UICollectionView {
  var items: NumberedItems?
}

extension UICollectionView {
  /// The items on screen, in order.
  var visibleItems: [Int] { indexPathsForVisibleItems.map(\.item).sorted() }

  /// Where a cell's corners are drawn, relative to the viewport.
  func drawnCorners(of cell: UICollectionViewCell) -> [CGPoint] {
    let bounds = cell.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      let point = cell.convert(corner, to: self)
      return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }
  }

  /// Where a layout says that an item is drawn, relative to the viewport, by the transform itself; nil for one that
  /// cannot be seen.
  func drawnQuadrilateral(_ attributes: UICollectionViewLayoutAttributes?) -> Quadrilateral? {
    guard let attributes, !attributes.isHidden, attributes.alpha > 0 else { return nil }
    let (half, t) = (attributes.size, attributes.transform3D)
    let middle = Point2D(attributes.center) - Point2D(contentOffset)
    func corner(_ right: Double, _ down: Double) -> Point2D {
      let (x, y) = (right * Double(half.width) / 2, down * Double(half.height) / 2)
      let w = x * Double(t.m14) + y * Double(t.m24) + Double(t.m44)
      return middle
        + Point2D(
          x: (x * Double(t.m11) + y * Double(t.m21) + Double(t.m41)) / w,
          y: (x * Double(t.m12) + y * Double(t.m22) + Double(t.m42)) / w)
    }
    return Quadrilateral(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
  }

  /// Expects the cells on screen to be those of all items that are drawn there, and each point of a few to have the
  /// item drawn topmost.
  func expectWhatIsDrawn(_ layout: UICollectionViewLayout, seed: UInt64) {
    var drawn: [IndexPath: (quadrilateral: Quadrilateral, zIndex: Int)] = [:]
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = layout.layoutAttributesForItem(at: path)
        guard let quadrilateral = drawnQuadrilateral(attributes), let attributes else { continue }
        drawn[path] = (quadrilateral, attributes.zIndex)
      }
    }
    let viewport = Rectangle(origin: .zero, size: Size2D(bounds.size))
    let expected = drawn.filter { $0.value.quadrilateral.overlaps(viewport) }.keys
    #expect(Set(indexPathsForVisibleItems) == Set(expected), "seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<3 {
      let point = Point2D(
        x: .random(in: 0..<viewport.width, using: &random),
        y: .random(in: 0..<viewport.height, using: &random))
      let dot = Rectangle(x: point.x - 1e-6, y: point.y - 1e-6, width: 2e-6, height: 2e-6)
      let under = drawn.filter { $0.value.quadrilateral.overlaps(dot) }
      let top = under.max { $0.value.zIndex < $1.value.zIndex }?.key
      let found = indexPathForItem(
        at: CGPoint(x: contentOffset.x + CGFloat(point.x), y: contentOffset.y + CGFloat(point.y)))
      #expect(found == top, "seed \(seed), \(point)")
    }
  }
}
