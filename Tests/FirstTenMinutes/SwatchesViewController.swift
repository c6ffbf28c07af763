// The code of the article "Your first ten minutes".

// snippet: controller
import UIKit

/// A grid of colours. Nothing in this file is special to Linux.
final class SwatchesViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let hue = CGFloat(indexPath.item % 24) / 24
    cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    cell.contentView.layer.cornerRadius = 16
    return cell
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    print("Swatch \(indexPath.item)")
  }
}
// end snippet
