import UIKit

/// A data source of one section whose cells are in colours that follow from their numbers.
final class Numbers: NSObject, UICollectionViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 10) / 10, saturation: 0.5, brightness: 0.9, alpha: 1)
    return cell
  }

  /// A view of 200 × 300 points with two columns of 100 × 50.
  func makeView(_ layout: UICollectionViewLayout = Numbers.twoColumns()) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  static func twoColumns() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }
}
