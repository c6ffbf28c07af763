import UIKit

/// Items around a circle.
public class CircularLayout: UICollectionViewLayout {
  /// The distance of the items from the centre. Setting it lays out again.
  public var radius: CGFloat = 100 {
    didSet { invalidateLayout() }
  }
  private var attributesList = [CircularAttributes]()

  /// The contexts that came.
  public private(set) var contexts: [CircularContext] = []

  public override class var layoutAttributesClass: AnyClass { return CircularAttributes.self }

  public override class var invalidationContextClass: AnyClass { return CircularContext.self }

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    attributesList = (0..<count).map { item in
      let attributes = CircularAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: 20, height: 20)
      attributes.center = CGPoint(x: 150, y: 150 - radius)
      attributes.angle = CGFloat(item)
      return attributes
    }
  }

  public override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return attributesList
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return attributesList.indices.contains(indexPath.item) ? attributesList[indexPath.item] : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let context = context as? CircularContext { contexts.append(context) }
  }
}
