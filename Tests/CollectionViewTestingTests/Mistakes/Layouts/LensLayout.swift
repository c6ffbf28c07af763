import UIKit

/// A column whose items are smaller the further they are from the middle of the view.
final class LensLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let (inset, height, gap): (CGFloat, CGFloat, CGFloat) = (8, 40, 6)
  private var frames: [IndexPath: CGRect] = [:]
  private var shown: [IndexPath: NumberedAttributes] = [:]
  private var bottom: CGFloat = 0

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    if mistake != .movesReturnedAttributes { shown = [:] }
    // The view scrolls often, and "the data changes with a new layout only".
    if mistake == .keepsCache, !frames.isEmpty { return }
    frames = [:]
    var y = inset
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      for item in stride(from: 0, to: mistake == .lastElementMissing ? count - 1 : count, by: 1) {
        frames[IndexPath(item: item, section: section)] = CGRect(
          x: inset, y: y, width: max(0, view.bounds.width - 2 * inset), height: height)
        y += mistake == .startsTooEarly ? height / 2 : height + gap
      }
    }
    bottom = mistake == .contentWithoutInsets ? max(0, y - 2 * height) : y - gap + inset
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, bottom))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake == .ignoresBounds ? newBounds.size != collectionView?.bounds.size : true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.keys.filter { path in
      guard mistake == .cullsTooMuch, let view = collectionView else { return true }
      // What is below the middle of the view is taken to be at its end.
      return (frames[path]?.midY ?? 0) <= max(rect.midY, view.bounds.midY) + rect.height / 4
    }
    .compactMap { attributes(at: $0) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath)
  }

  private func attributes(at path: IndexPath) -> NumberedAttributes? {
    guard let frame = frames[path], let view = collectionView else { return nil }
    if let found = shown[path], mistake != .movesReturnedAttributes { return found }
    let attributes =
      shown[path]
      ?? (mistake == .forgetsProperty
        ? UncopiedAttributes(forCellWith: path) : NumberedAttributes(forCellWith: path))
    let distance = abs(frame.midY - view.bounds.midY) / max(1, view.bounds.height)
    let scale = max(0.6, 1 - distance / 2)
    attributes.transform = .identity
    attributes.frame = frame
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.number = path.item + 1
    shown[path] = attributes
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = attributes(at: itemIndexPath)
    let attributes =
      mistake == .fadesCachedAttributes ? found : found?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0.2
    return attributes
  }
}
