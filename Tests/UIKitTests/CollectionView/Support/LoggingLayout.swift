import UIKit

/// Rows of one height, one below the other, as wide as the view; it tells what it is asked.
class LoggingLayout: UICollectionViewLayout {
  var log: CallLog?
  var rowHeight: CGFloat = 100
  var contentWidth: CGFloat?
  var invalidatesOnBoundsChange = false
  var headerHeight: CGFloat = 0

  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func prepare() {
    super.prepare()
    log?.add("prepare")
  }

  override var collectionViewContentSize: CGSize {
    log?.add("contentSize")
    return CGSize(width: width, height: CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log?.add("elements \(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))×\(Int(rect.height))")
    let first = max(0, Int((rect.minY / rowHeight).rounded(.down)))
    let last = min(count, Int((rect.maxY / rowHeight).rounded(.up)))
    guard first < last else { return [] }
    return (first..<last).map { attributes(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log?.add("item \(indexPath.short)")
    return attributes(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .null
    log?.add("shouldInvalidate \(Int(old.minY))→\(Int(newBounds.minY))")
    return invalidatesOnBoundsChange
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log?.add("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
    log?.add("invalidate")
  }

  func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * rowHeight, width: width, height: rowHeight)
    return attributes
  }

  private var width: CGFloat { contentWidth ?? collectionView?.bounds.width ?? 0 }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }
}
