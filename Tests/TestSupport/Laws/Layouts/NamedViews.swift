#if os(Linux)
  import UIKit

  /// A cell that knows the item it was filled for.
  public final class NamedCell: UICollectionViewCell {
    /// The name of the item.
    public var name = 0
    /// How often the item had changed when the cell was filled.
    public var revision = 0
  }

  /// A header that knows the section it was filled for.
  public final class NamedHeader: UICollectionReusableView {
    /// The name of the section.
    public var name = 0
  }
#endif
