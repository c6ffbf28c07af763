import CollectionLayouts
import UIKit

/// A section of cells in the colours of a rainbow, each with its number: what golden pictures show.
@MainActor
final class NumberedCards: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let cellClass: UICollectionViewCell.Type
  private let cornerRadius: CGFloat

  init(
    _ count: Int, cellClass: UICollectionViewCell.Type = UICollectionViewCell.self, cornerRadius: CGFloat = 0
  ) {
    self.count = count
    self.cellClass = cellClass
    self.cornerRadius = cornerRadius
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.layer.cornerRadius = cornerRadius
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item * 5 % 12) / 12, saturation: 0.62, brightness: 0.92, alpha: 1)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
    label.text = "\(indexPath.item + 1)"
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 18, width: cell.bounds.width, height: 40)
    cell.contentView.addSubview(label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "ornament", for: indexPath)
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.white.cgColor
    return view
  }

  /// A view of 320 × 400 on a light ground.
  func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    view.register(cellClass, forCellWithReuseIdentifier: "card")
    for kind in [TurntableLayout.elementKindHub, TurntableLayout.elementKindPointer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "ornament")
    }
    view.dataSource = self
    return view
  }
}
