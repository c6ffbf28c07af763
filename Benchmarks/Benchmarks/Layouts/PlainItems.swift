import CollectionLayouts
import Geometry
import UIKit

/// One section of empty cells.
@MainActor
class PlainItems: NSObject, UICollectionViewDataSource {
  var count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// One section of empty cells whose delegate returns their sizes.
@MainActor
final class SizedItems: PlainItems, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(Workload.sizes[indexPath.item])
  }
}

/// One section of empty cells whose delegate returns sizes with the proportions of photos.
@MainActor
final class PhotoItems: PlainItems, CollectionViewDelegateWaterfallLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? {
    let size = Workload.sizes[indexPath.item]
    return size.width / size.height
  }
}

/// One section of cells with a label.
@MainActor
final class LabelledItems: PlainItems {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? LabelCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }
}

/// A cell with a label that fills it.
final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
