import UIKit

/// A section of numbered, coloured cards.
final class NumberedSource: NSObject, UICollectionViewDataSource {
  var count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.show(indexPath.item)
    return cell
  }
}
