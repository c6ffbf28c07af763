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

/// The adopters of a base class: it conforms and implements nothing optional.
open class ConformingBase: NSObject, UICollectionViewDelegateFlowLayout {}

/// Implements an optional member that its base class left out.
///
/// On iOS it would be called. Here the witness was fixed where the conformance stands, so it is not: the known
/// hole of the device.
public class ConformingSubclass: ConformingBase {
  /// Never called through the protocol.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 1, height: 1)
  }
}
