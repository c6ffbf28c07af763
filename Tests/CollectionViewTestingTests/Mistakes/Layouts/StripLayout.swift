import UIKit

/// One line that scrolls sideways. The frames are in an array, sorted by position, in which bisection finds a rectangle.
final class StripLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let (inset, spacing): (CGFloat, CGFloat) = (8, 4)
  private var places: [(path: IndexPath, frame: CGRect)] = []
  private var attributes: [NumberedAttributes] = []
  private var firstPlaces: [Int] = []

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if mistake == .keepsCache, !context.invalidateEverything { return }
    places = []
  }

  override func prepare() {
    guard places.isEmpty, let view = collectionView else { return }
    firstPlaces = []
    var x = inset
    for section in 0..<view.numberOfSections {
      firstPlaces.append(places.count)
      for item in 0..<view.numberOfItems(inSection: section) {
        let width = CGFloat(40 + item % 3 * 10)
        places.append(
          (
            IndexPath(item: item, section: section),
            CGRect(x: x, y: inset, width: width, height: max(0, view.bounds.height - 2 * inset))
          ))
        // The width of the first kind of item, for all.
        x += (mistake == .startsTooEarly ? 40 : width) + spacing
      }
    }
    if mistake == .movesReturnedAttributes, attributes.count == places.count {
      for (attributes, place) in zip(attributes, places) { fill(attributes, place) }
    } else {
      attributes = places.map { place in
        let made =
          mistake == .forgetsProperty
          ? UncopiedAttributes(forCellWith: place.path) : NumberedAttributes(forCellWith: place.path)
        fill(made, place)
        return made
      }
    }
  }

  private func fill(_ attributes: NumberedAttributes, _ place: (path: IndexPath, frame: CGRect)) {
    attributes.indexPath = place.path
    attributes.frame = place.frame
    attributes.number = place.path.item + 1
  }

  override var collectionViewContentSize: CGSize {
    let end = places.last?.frame.maxX ?? inset
    return CGSize(
      width: mistake == .contentWithoutInsets ? end - inset : end + inset,
      height: collectionView?.bounds.height ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Copied from a list, where the width matters.
    mistake == .ignoresBounds
      ? newBounds.width != collectionView?.bounds.width
      : newBounds.height != collectionView?.bounds.height
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // The first frame that ends at or behind the left edge.
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      let frame = places[middle].frame
      let isBefore = mistake == .cullsTooMuch ? frame.minX < rect.minX : frame.maxX < rect.minX
      if isBefore { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    let end = mistake == .lastElementMissing ? places.count - 1 : places.count
    while low < end, places[low].frame.minX <= rect.maxX {
      if places[low].frame.intersects(rect) { found.append(attributes[low]) }
      low += 1
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard firstPlaces.indices.contains(indexPath.section) else { return nil }
    let place = (mistake == .ignoresSection ? 0 : firstPlaces[indexPath.section]) + indexPath.item
    return attributes.indices.contains(place) ? attributes[place] : nil
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let found = layoutAttributesForItem(at: itemIndexPath) else { return nil }
    if mistake == .fadesCachedAttributes {
      found.alpha = 0
      return found
    }
    let copy = found.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
