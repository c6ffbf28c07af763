import UIKit

/// A data source of so many items.
public class ShelfSource: NSObject, UICollectionViewDataSource {
  /// The number of items.
  public var count: Int

  /// Creates a data source.
  public init(count: Int) { self.count = count }

  /// Returns the number of items.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  /// Returns a blue or green cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemBlue : .systemGreen
    return cell
  }

  /// A view of 200 × 120 points that shows the items on shelves.
  public func makeView() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: ShelfLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }
}
