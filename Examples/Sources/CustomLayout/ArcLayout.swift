// The code of the article "Writing your own layout".

import UIKit

// snippet: properties
/// Items on an arc that turns as its content is scrolled sideways.
///
/// The items of section 0 are wound on a circle whose hub is `radius` points below the middle of the viewport. Angles are
/// in radians, clockwise from the top of the circle. Nothing is stored per item.
final class ArcLayout: UICollectionViewLayout {
  /// The size of every item in points.
  var itemSize = CGSize(width: 120, height: 160) { didSet { invalidateLayout() } }

  /// The distance between neighbours along the arc in points.
  var spacing: CGFloat = 20 { didSet { invalidateLayout() } }

  /// The distance from the hub to the centres of the items in points.
  var radius: CGFloat = 500 { didSet { invalidateLayout() } }

  // end snippet

  // snippet: depth-properties
  /// How far the arc leans back, in radians: from 0, a wheel that faces you, to π/2, a drum on a vertical axis.
  var lean: CGFloat = 0 { didSet { invalidateLayout() } }

  /// The distance of the eye from the screen in points.
  var eyeDistance: CGFloat = 900 { didSet { invalidateLayout() } }

  // end snippet

  // snippet: prepare
  private var itemCount = 0

  /// The travel from one item to the next, in points.
  private var pitch: CGFloat { max(1, itemSize.width + spacing) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemCount = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    setPerspective(of: collectionView.layer)  // Step 9.
  }

  // end snippet

  // snippet: content-size
  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let travel = CGFloat(max(0, itemCount - 1)) * pitch
    return CGSize(width: collectionView.bounds.width + travel, height: collectionView.bounds.height)
  }

  // end snippet

  // snippet: item
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section == 0, (0..<itemCount).contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = (CGFloat(indexPath.item) * pitch - collectionView.contentOffset.x) / max(1, radius)
    attributes.size = itemSize
    attributes.isHidden = abs(angle) > .pi / 2
    attributes.zIndex = -Int(abs(angle) * 100)
    place(attributes, at: angle)
    return attributes
  }

  // end snippet

  // snippet: place
  private func place(_ attributes: UICollectionViewLayoutAttributes, at angle: CGFloat) {
    lean == 0 ? placeFlat(attributes, at: angle) : placeLeaning(attributes, at: angle)
  }

  // end snippet

  // snippet: flat
  private func placeFlat(_ attributes: UICollectionViewLayoutAttributes, at angle: CGFloat) {
    guard let bounds = collectionView?.bounds else { return }
    attributes.center = CGPoint(
      x: bounds.midX + radius * sin(angle), y: bounds.midY + radius * (1 - cos(angle)))
    attributes.transform = CGAffineTransform(rotationAngle: angle)
  }

  // end snippet

  // snippet: leaning
  private func placeLeaning(_ attributes: UICollectionViewLayoutAttributes, at angle: CGFloat) {
    guard let bounds = collectionView?.bounds else { return }
    attributes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Each line is applied to the item before the line above it.
    var transform = CATransform3DMakeRotation(-lean, 1, 0, 0)  // The whole arc leans back.
    transform = CATransform3DTranslate(transform, 0, radius, 0)  // The hub returns to its place.
    transform = CATransform3DRotate(transform, angle, 0, 0, 1)  // The item turns about the hub.
    transform = CATransform3DTranslate(transform, 0, -radius, 0)  // The hub is the origin.
    transform = CATransform3DRotate(transform, lean, 1, 0, 0)  // The item stays upright.
    attributes.transform3D = transform
  }

  // end snippet

  // snippet: perspective
  private func setPerspective(of layer: CALayer) {
    var perspective = CATransform3DIdentity
    if lean != 0 { perspective.m34 = -1 / eyeDistance }
    layer.sublayerTransform = perspective
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    collectionView?.layer.sublayerTransform = CATransform3DIdentity
  }

  // end snippet

  // snippet: elements
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items(near: rect).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  /// The items that may intersect a rectangle in content coordinates.
  private func items(near rect: CGRect) -> Range<Int> {
    guard let bounds = collectionView?.bounds, itemCount > 0 else { return 0..<0 }
    // 1. The farthest a centre can be from the middle when its item still intersects the rectangle.
    let farthest = max(abs(rect.minX - bounds.midX), abs(rect.maxX - bounds.midX))
    let reach = farthest + hypot(itemSize.width, itemSize.height) / 2
    // 2. radius · sin(angle) = reach, solved for the angle. Nothing is shown beyond a quarter turn.
    let isWithinArc = lean == 0 && reach < radius
    let angle = isWithinArc ? asin(reach / radius) : .pi / 2
    // 3. (item · pitch − offset) / radius = ±angle, solved for the item.
    let first = (bounds.minX - radius * angle) / pitch
    let last = (bounds.minX + radius * angle) / pitch
    let lower = max(0, first.rounded(.up))
    let upper = min(CGFloat(itemCount - 1), last.rounded(.down))
    return lower <= upper ? Int(lower)..<Int(upper) + 1 : 0..<0
  }

  // end snippet

  // snippet: bounds-change
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // end snippet

  // snippet: snapping
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let item = proposedContentOffset.x / pitch
    let rule: FloatingPointRoundingRule =
      velocity.x > 0 ? .up : velocity.x < 0 ? .down : .toNearestOrAwayFromZero
    let target = min(max(0, item.rounded(rule)), CGFloat(max(0, itemCount - 1)))
    return CGPoint(x: target * pitch, y: proposedContentOffset.y)
  }

  // end snippet

  // snippet: updates
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: update.indexPathAfterUpdate.map { _ = inserted.insert($0) }
      case .delete: update.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
      default: break
      }
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return inserted.contains(itemIndexPath) ? attributes.map(shrunk) : attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return deleted.contains(itemIndexPath) ? attributes.map(shrunk) : attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  private func shrunk(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.transform3D = CATransform3DScale(copy.transform3D, 0.2, 0.2, 1)
    copy.alpha = 0
    return copy
  }

  // end snippet
}

// snippet: scrolling-to-items
#if os(Linux)
  extension ArcLayout: UICollectionViewLayoutItemScrolling {
    func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      guard indexPath.section == 0, (0..<itemCount).contains(indexPath.item) else { return nil }
      return CGPoint(x: CGFloat(indexPath.item) * pitch, y: 0)
    }
  }
#endif
// end snippet
