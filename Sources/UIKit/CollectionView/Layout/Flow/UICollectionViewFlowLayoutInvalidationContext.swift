/// Names the parts that a flow layout can keep when it is invalidated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate must be asked again for sizes, insets and spacings. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether frames must be computed again. Default true. If both properties are false, only pinned elements move.
  open var invalidateFlowLayoutAttributes = true

  override var concernsNamedElementsOnly: Bool {
    super.concernsNamedElementsOnly && !invalidateFlowLayoutDelegateMetrics
  }
}
