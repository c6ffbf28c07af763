import UIKit

/// A controller with a grid of square cells, written as for iOS in Swift 5.
public class AlbumController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// What was selected.
  public private(set) var selected: [IndexPath] = []
  /// How many items there are.
  public var count = 7

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CircularCell.self, forCellWithReuseIdentifier: "cell")
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! CircularCell
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath)
  }

  /// One point higher for each item.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 40, height: 40 + indexPath.item)
  }
}
