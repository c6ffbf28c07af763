import UIKit

/// A flow layout that keeps all attributes until it is invalidated, as many layouts of apps do.
class CachingFlow: UICollectionViewFlowLayout {
  private(set) var cache: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  var isStale = true

  override init() {
    super.init()
    itemSize = CGSize(width: 44, height: 40)
    headerReferenceSize = CGSize(width: 24, height: 24)
    footerReferenceSize = CGSize(width: 12, height: 12)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the attributes still hold after an invalidation. A fault answers true too often.
  func keepsCache(_ context: UICollectionViewLayoutInvalidationContext) -> Bool { false }

  /// The attributes to keep, of new ones. A fault changes them.
  func placed(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    elements
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !keepsCache(context) { isStale = true }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard isStale else { return }
    isStale = false
    size = super.collectionViewContentSize
    let everywhere = CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000)
    cache = placed(super.layoutAttributesForElements(in: everywhere) ?? [])
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
