#if canImport(UIKit)
  import UIKit

  /// A cell that knows the item it was filled for.
  package final class NamedCell: UICollectionViewCell {
    /// The name of the item.
    package var name = 0
    /// How often the item had changed when the cell was filled.
    package var revision = 0
  }

  /// A header that knows the section it was filled for.
  package final class NamedHeader: UICollectionReusableView {
    /// The name of the section.
    package var name = 0
  }
#endif
