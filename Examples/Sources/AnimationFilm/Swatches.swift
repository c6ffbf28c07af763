import UIKit

/// Cells of all hues.
final class Swatches: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let hue = CGFloat(indexPath.item) / 30
    cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
}
