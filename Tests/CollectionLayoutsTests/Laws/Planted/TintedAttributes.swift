import UIKit

/// Attributes with a property of their own.
class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? TintedAttributes)?.tint = tint }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TintedAttributes else { return false }
    return MainActor.assumeIsolated { other.tint == tint }
  }
}

/// Attributes whose copies lack the property.
final class ForgetfulInCopies: TintedAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? ForgetfulInCopies)?.tint = 0 }
    return copy
  }
}

/// Attributes that are equal although the property differs.
final class ForgetfulInComparison: TintedAttributes {
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? TintedAttributes)?.copy() as? TintedAttributes else { return false }
    return MainActor.assumeIsolated {
      other.tint = tint
      return super.isEqual(other)
    }
  }
}

/// A flow layout whose cells have a tint, which is the number of the item.
final class TintedFlow: UICollectionViewFlowLayout {
  private let makeAttributes: (IndexPath) -> TintedAttributes

  init(makeAttributes: @escaping (IndexPath) -> TintedAttributes) {
    self.makeAttributes = makeAttributes
    super.init()
    itemSize = CGSize(width: 44, height: 40)
  }

  required init?(coder: NSCoder) { nil }

  private func tinted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell else { return attributes }
    let tinted = makeAttributes(attributes.indexPath)
    (tinted.frame, tinted.tint) = (attributes.frame, attributes.indexPath.item)
    return tinted
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(tinted)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(tinted)
  }
}
