import UIKit

public protocol ShelfLayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, heightOfShelf section: Int) -> CGFloat
}

public extension ShelfLayoutDelegate {
  func collectionView(_ view: UICollectionView, heightOfShelf section: Int) -> CGFloat { 120 }
}

public final class ShelfLayout: UICollectionViewFlowLayout {
  public var shelfHeight: CGFloat = 120

  private var shelfDelegate: ShelfLayoutDelegate? { collectionView?.delegate as? ShelfLayoutDelegate }

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    shelfHeight = shelfDelegate?.collectionView(collectionView, heightOfShelf: 0) ?? 120
  }

  // MARK: - Invalidation

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

#if !(os(iOS) || os(Linux))
@objc class Unsupported: NSObject {}
#endif
