import UIKit

/// A grid of colours. Nothing in this file is special: it compiles for iOS as it stands.
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
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.show(hue: CGFloat(indexPath.item) / 24)
    return cell
  }
}
