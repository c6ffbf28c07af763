/// A view that a layout can place: the base of cells, supplementary and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Called with new layout attributes, after the collection view has applied those it knows itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
