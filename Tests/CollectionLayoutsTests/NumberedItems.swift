import CollectionLayouts
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
}
