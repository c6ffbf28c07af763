import UIKit

/// Rows that tell what they are asked in an update.
class UpdateLayout: LoggingLayout {
  /// What to answer in place of the standard attributes.
  var onInitial: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var onFinal: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var onTargetOffset: ((CGPoint) -> CGPoint)?
  var onFinalize: (() -> Void)?
  var onInvalidate: ((UICollectionViewLayoutInvalidationContext) -> Void)?

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    onInvalidate?(context)
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log?.add("prepareForUpdates " + updateItems.map { "\($0.updateAction)" }.joined(separator: " "))
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log?.add("targetOffset \(Int(proposedContentOffset.y))")
    return onTargetOffset?(proposedContentOffset) ?? proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log?.add("initial \(itemIndexPath.short)")
    let standard = quietly { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    return onInitial.map { $0(itemIndexPath, standard) } ?? standard
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log?.add("final \(itemIndexPath.short)")
    let standard = quietly { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    return onFinal.map { $0(itemIndexPath, standard) } ?? standard
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log?.add("finalizeUpdates")
    onFinalize?()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    log?.add("prepareForBounds \(Int(oldBounds.width))×\(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    log?.add("finalizeBounds")
  }

  /// What the base class asks of this one is not written down.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    let log = log
    self.log = nil
    defer { self.log = log }
    return body()
  }
}
