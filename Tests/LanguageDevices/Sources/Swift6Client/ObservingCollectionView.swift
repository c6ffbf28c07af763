import UIKit

/// A collection view that observes its narrower delegate, in one of two spellings found in code for iOS.
open class ObservingCollectionView: UICollectionView {
  /// How often the delegate was set, and a hundred times that of the data source.
  public private(set) var changes = 0

  open override weak var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }

  open override weak var dataSource: (any UICollectionViewDataSource)? { didSet { changes += 100 } }
}
