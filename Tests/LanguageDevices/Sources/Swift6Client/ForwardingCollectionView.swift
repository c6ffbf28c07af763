import UIKit

/// The same in the other spelling.
public final class ForwardingCollectionView: ObservingCollectionView {
  public override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  public override var dataSource: (any UICollectionViewDataSource)? { didSet {} }
}
