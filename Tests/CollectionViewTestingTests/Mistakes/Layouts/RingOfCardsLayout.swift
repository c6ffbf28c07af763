import UIKit

/// Attributes with an angle, which is applied as a transform.
class CardAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0 { didSet { transform = CGAffineTransform(rotationAngle: angle) } }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? CardAttributes)?.angle = angle }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? CardAttributes else { return false }
    return MainActor.assumeIsolated { other.angle == angle }
  }
}

/// Cards whose copies have the transform, but not the angle.
final class CardAttributesWithoutCopy: CardAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated {
      (copy as? CardAttributes)?.angle = 0
      (copy as? CardAttributes)?.transform = transform
    }
    return copy
  }
}

/// A circle of cards that are turned to its middle, and that is as large as they need.
final class RingOfCardsLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let inset: CGFloat = 8
  private var cards: [[CardAttributes]] = []
  private var diameter: CGFloat = 0

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    // Only the numbers are compared, and not the size of the view.
    if mistake == .keepsCache, counts == cards.map(\.count) { return }
    let count = counts.reduce(0, +)
    let side = max(0, min(view.bounds.width, 240) / 8)
    // Squares of a diagonal of 1.5 sides, side by side on the circumference.
    let radius = max(side * 1.5, CGFloat(count) * side * 1.5 / (2 * .pi))
    diameter = 2 * (radius + side)
    let steps = mistake == .startsTooEarly ? count - 1 : count
    let old = cards
    var number = 0
    cards = counts.enumerated().map { section, count in
      let end = mistake == .lastElementMissing ? max(0, count - 1) : count
      return (0..<end).map { item in
        let path = IndexPath(item: item, section: section)
        let card = reused(path, from: old) ?? make(at: path)
        let angle = 2 * CGFloat.pi * CGFloat(number) / CGFloat(max(1, steps))
        card.size = CGSize(width: side, height: side)
        card.center = CGPoint(
          x: inset + side + radius * (1 + cos(angle)), y: inset + side + radius * (1 + sin(angle)))
        card.angle = angle
        number += 1
        return card
      }
    }
  }

  private func reused(_ path: IndexPath, from old: [[CardAttributes]]) -> CardAttributes? {
    guard mistake == .movesReturnedAttributes, old.indices.contains(path.section),
      old[path.section].indices.contains(path.item)
    else { return nil }
    return old[path.section][path.item]
  }

  private func make(at path: IndexPath) -> CardAttributes {
    mistake == .forgetsProperty
      ? CardAttributesWithoutCopy(forCellWith: path) : CardAttributes(forCellWith: path)
  }

  override var collectionViewContentSize: CGSize {
    let margin = mistake == .contentWithoutInsets ? -3 * inset : 2 * inset
    return CGSize(width: max(0, diameter + margin), height: max(0, diameter + margin))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cards.joined().filter { card in
      guard mistake == .cullsTooMuch else { return card.frame.intersects(rect) }
      // A square that is turned is wider than its side.
      let upright = CGRect(
        x: card.center.x - card.size.width / 2, y: card.center.y - card.size.height / 2,
        width: card.size.width, height: card.size.height)
      return upright.intersects(rect)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = mistake == .ignoresSection ? 0 : indexPath.section
    guard cards.indices.contains(section), cards[section].indices.contains(indexPath.item) else { return nil }
    return cards[section][indexPath.item]
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let card = layoutAttributesForItem(at: itemIndexPath) as? CardAttributes else { return nil }
    let attributes = mistake == .fadesCachedAttributes ? card : card.copy() as? CardAttributes
    attributes?.center = CGPoint(x: diameter / 2, y: diameter / 2)
    return attributes
  }
}
