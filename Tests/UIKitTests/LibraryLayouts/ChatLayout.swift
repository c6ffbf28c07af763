import UIKit

/// The log of a chat: rows size themselves, and what is at the bottom of the view stays there when rows come and go, when
/// they find their sizes, and when the view gets another size.
final class ChatLayout: LibraryLayout {
  /// A row, and how far its end is above that of what is seen.
  private typealias Anchor = (path: IndexPath, distance: CGFloat)

  /// What is at the bottom before a change; nil for the end of the content.
  private var anchor: Anchor?
  /// Whether the anchor holds, until the change is over.
  private var isAnchored = false
  private var isUpdating = false
  /// The offset at which the top of the content stopped a move, and how much further it would have gone. Rows that are
  /// measured next may make room for the rest.
  private var overshoot: (offset: CGFloat, excess: CGFloat)?

  // MARK: - The bottom

  private var insets: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }

  private func maximumOffset(height: CGFloat) -> CGFloat {
    max(-insets.top, model.height + insets.bottom - height)
  }

  /// The nearest offset in the range to one that keeps the bottom in place.
  private func reachableOffset(_ wanted: CGFloat, height: CGFloat) -> CGFloat {
    let target = min(maximumOffset(height: height), max(-insets.top, wanted))
    overshoot = wanted < target ? (target, wanted - target) : nil
    return target
  }

  /// Takes note of what is at the bottom of some bounds.
  private func takeAnchor(in bounds: CGRect) {
    isAnchored = true
    anchor = nil
    overshoot = nil
    guard bounds.minY < maximumOffset(height: bounds.height) - 0.5 else { return }
    let end = bounds.maxY - insets.bottom
    let seen = CGRect(x: 0, y: bounds.minY, width: 1, height: max(1, end - bounds.minY))
    anchor = model.rows(in: seen, width: 1).last.map { ($0.path, end - $0.frame.maxY) }
  }

  /// The offset at which the anchor is where it was.
  private func anchoredOffset(in bounds: CGRect) -> CGFloat {
    let maximum = maximumOffset(height: bounds.height)
    guard let anchor, let frame = model.frame(at: anchor.path, width: 1) else { return maximum }
    return reachableOffset(
      frame.maxY + anchor.distance + insets.bottom - bounds.height, height: bounds.height)
  }

  // MARK: - Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    if let bounds = collectionView?.bounds { takeAnchor(in: bounds) }
    isUpdating = true
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func didUpdate(_ successors: [IndexPath: IndexPath]) {
    guard let old = anchor else { return }
    // The next row above that stays takes the place of one that goes.
    let paths = successors.keys.filter { $0 <= old.path }.sorted()
    guard let path = paths.last, let successor = successors[path] else {
      isAnchored = false
      return
    }
    anchor = (successor, old.distance)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard isAnchored, let bounds = collectionView?.bounds else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: anchoredOffset(in: bounds))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    isUpdating = false
    guard isAnchored, let collectionView else { return }
    isAnchored = false
    // What was measured meanwhile has not moved the content yet.
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y =
      anchoredOffset(in: collectionView.bounds) - collectionView.contentOffset.y
    invalidateLayout(with: context)
  }

  // MARK: - Bounds

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds, newBounds.size != bounds.size else { return false }
    takeAnchor(in: bounds)
    return true
  }

  override class var invalidationContextClass: AnyClass { BoundsContext.self }

  private final class BoundsContext: UICollectionViewLayoutInvalidationContext { var isOfBounds = false }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? BoundsContext)?.isOfBounds = true
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // In an animation the target offset decides.
    if (context as? BoundsContext)?.isOfBounds == true, isAnchored, UIView.inheritedAnimationDuration == 0,
      let collectionView
    {
      isAnchored = false
      context.contentOffsetAdjustment.y =
        anchoredOffset(in: collectionView.bounds) - collectionView.contentOffset.y
    }
    super.invalidateLayout(with: context)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isAnchored = false
  }

  // MARK: - Self-sizing

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard model.contains(path) else { return false }
    let row = model.sections[path.section][path.item]
    model.sections[path.section][path.item].measuredWidth = width
    return preferredAttributes.size.height != row.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    guard let collectionView, let frame = model.frame(at: path, width: 1) else { return context }
    let bounds = collectionView.bounds
    let isAtEnd = bounds.minY >= maximumOffset(height: bounds.height) - 0.5
    model.sections[path.section][path.item].height = preferredAttributes.size.height
    let excess = overshoot.flatMap { $0.offset == bounds.minY && !isAtEnd ? $0.excess : nil } ?? 0
    let start = bounds.minY + excess
    guard !isUpdating, isAtEnd || frame.minY < start + bounds.height - insets.bottom else { return context }
    let wanted = start + preferredAttributes.size.height - frame.height
    context.contentOffsetAdjustment.y = reachableOffset(wanted, height: bounds.height) - bounds.minY
    return context
  }
}
