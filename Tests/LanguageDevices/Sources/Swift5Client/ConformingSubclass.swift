import UIKit

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
