import CollectionViewTesting
import UIKit

/// Attributes with a property of their own.
class NumberedAttributes: UICollectionViewLayoutAttributes {
  var number = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? NumberedAttributes)?.number = number }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NumberedAttributes else { return false }
    return MainActor.assumeIsolated { other.number == number }
  }
}

/// Attributes that lose their property when they are copied.
final class ForgetfulAttributes: NumberedAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? NumberedAttributes)?.number = 0 }
    return copy
  }
}

/// A layout that places all items when it is prepared and keeps their attributes, as most tutorials teach it.
final class HandWrittenLayout: UICollectionViewLayout {
  private let kind: HandWritten
  private let mistake: Mistake?
  private var cache: [IndexPath: NumberedAttributes] = [:]
  private var size = CGSize.zero

  init(_ kind: HandWritten, _ mistake: Mistake?) {
    (self.kind, self.mistake) = (kind, mistake)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    if mistake == .keepsCache, !cache.isEmpty { return }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    let arrangement = kind.arrange(counts, view.bounds.size, mistake)
    let old = cache
    cache = [:]
    size = arrangement.size
    for (section, frames) in arrangement.frames.enumerated() {
      for (item, frame) in frames.enumerated() {
        let path = IndexPath(item: item, section: section)
        let attributes =
          (mistake == .movesReturnedAttributes ? old[path] : nil)
          ?? (mistake == .forgetsInCopies
            ? ForgetfulAttributes(forCellWith: path) : NumberedAttributes(forCellWith: path))
        attributes.center = CGPoint(x: frame.midX, y: frame.midY)
        attributes.size = frame.size
        attributes.number = item + 1
        if !arrangement.angles.isEmpty {
          attributes.transform = CGAffineTransform(rotationAngle: arrangement.angles[section][item])
        }
        cache[path] = attributes
      }
    }
  }

  override var collectionViewContentSize: CGSize { size }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresResize && newBounds.size != collectionView?.bounds.size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter {
      mistake == .cullsByOrigin ? rect.contains($0.frame.origin) : $0.frame.intersects(rect)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath]
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let cached = cache[itemIndexPath]
    let attributes =
      mistake == .fadesCachedAttributes ? cached : cached?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
}

extension LayoutSubject {
  /// A hand-written layout under the laws.
  init(_ kind: HandWritten, _ mistake: Mistake?) {
    let reason = "Items on the left of a ring come after those on its right."
    self.init(
      [kind.name, mistake?.rawValue].compactMap(\.self).joined(separator: ": "),
      except: kind.isRound ? [.itemOrder: reason] : [:]
    ) {
      HandWrittenLayout(kind, mistake)
    }
  }
}
