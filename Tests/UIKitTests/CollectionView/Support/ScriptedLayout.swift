import UIKit

/// Rows of one height, as wide as the bounds were when the layout was last invalidated or prepared; a test says what else
/// it does when it is called.
class ScriptedLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 100
  /// The width of the rows; nil for that of the view.
  var contentWidth: CGFloat?
  /// Whether a change of bounds invalidates the layout, if there is no closure for that.
  var invalidatesOnBoundsChange = false
  var onShouldInvalidate: ((CGRect) -> Bool)?
  var onBoundsContext: ((UICollectionViewLayoutInvalidationContext, CGRect) -> Void)?
  var onInvalidate: ((UICollectionViewLayoutInvalidationContext) -> Void)?
  var onPrepare: (() -> Void)?
  var onPrepareForUpdates: (([UICollectionViewUpdateItem]) -> Void)?
  var onFinalizeUpdates: (() -> Void)?
  var onPrepareForBounds: ((CGRect) -> Void)?
  var onFinalizeBounds: (() -> Void)?
  var onTarget: ((CGPoint) -> CGPoint)?
  var onContentSize: ((CGSize) -> CGSize)?
  var onElements: (([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?)?
  /// What to answer in place of the standard attributes.
  var onInitial: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var onFinal: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  private(set) var prepares = 0
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    onShouldInvalidate?(newBounds) ?? invalidatesOnBoundsChange
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    onBoundsContext?(context, newBounds)
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    onInvalidate?(context)
    super.invalidateLayout(with: context)
    contexts.append(context)
  }

  override func prepare() {
    super.prepare()
    prepares += 1
    onPrepare?()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    onPrepareForUpdates?(updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    onFinalizeUpdates?()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    onPrepareForBounds?(oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    onFinalizeBounds?()
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    onTarget?(proposedContentOffset) ?? proposedContentOffset
  }

  override var collectionViewContentSize: CGSize {
    let size = CGSize(width: width, height: CGFloat(count) * rowHeight)
    return onContentSize?(size) ?? size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int((rect.minY / rowHeight).rounded(.down)))
    let last = min(count, Int((rect.maxY / rowHeight).rounded(.up)))
    let elements = (first..<max(first, last)).map { attributes(at: IndexPath(item: $0, section: 0)) }
    return onElements.map { $0(elements) } ?? elements
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return onInitial.map { $0(itemIndexPath, standard) } ?? standard
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return onFinal.map { $0(itemIndexPath, standard) } ?? standard
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath)
  }

  func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * rowHeight, width: width, height: rowHeight)
    return attributes
  }

  var width: CGFloat { contentWidth ?? collectionView?.bounds.width ?? 0 }

  var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }
}
