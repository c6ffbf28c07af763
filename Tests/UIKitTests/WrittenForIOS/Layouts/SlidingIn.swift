import UIKit

/// A flow with a panel behind each section, whose new items come from the right.
class SlidingIn: UICollectionViewFlowLayout {
  private var inserted: [IndexPath] = []

  override init() {
    super.init()
    register(PanelView.self, forDecorationViewOfKind: "panel")
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath), let width = collectionView?.frame.size.width {
      attributes?.frame.origin.x += width
    }
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all = super.layoutAttributesForElements(in: rect)
    if let panel = layoutAttributesForDecorationView(ofKind: "panel", at: IndexPath(item: 0, section: 0)) {
      all?.append(panel)
    }
    return all
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -1
    return attributes
  }
}

/// Draws itself, as a decoration view would.
class PanelView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .clear
  }

  override func draw(_ rect: CGRect) {
    UIColor.lightGray.setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 4).fill()
  }
}
