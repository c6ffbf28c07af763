/// What a layout can do beyond the base class. It is found out once, because a cast to a protocol takes as long as
/// asking for an element.
@MainActor
final class LayoutAbilities {
  let selfSizing: (any UICollectionViewLayoutSelfSizing)?
  let dataFollowing: (any UICollectionViewLayoutDataFollowing)?
  let embedding: (any UICollectionViewLayoutEmbedding)?
  let itemScrolling: (any UICollectionViewLayoutItemScrolling)?
  let dragging: (any UICollectionViewLayoutDragging)?

  init(_ layout: UICollectionViewLayout) {
    selfSizing = layout as? any UICollectionViewLayoutSelfSizing
    dataFollowing = layout as? any UICollectionViewLayoutDataFollowing
    embedding = layout as? any UICollectionViewLayoutEmbedding
    itemScrolling = layout as? any UICollectionViewLayoutItemScrolling
    dragging = layout as? any UICollectionViewLayoutDragging
  }

  /// Whether elements are measured before they appear for the first time.
  var estimatesSizes: Bool { selfSizing?.estimatesSizes ?? false }

  /// Returns whether the view of an element is measured. Without self-sizing all but decoration views are, because a
  /// subclass may use the result.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    selfSizing?.measures(attributes) ?? (attributes.representedElementCategory != .decorationView)
  }

  /// Returns the attributes that the view of an element receives for measuring.
  func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    selfSizing?.attributesForMeasuring(attributes) ?? attributes
  }

  /// Returns the current frame of an element, if elements were measured since the layout returned its attributes.
  func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    selfSizing?.currentFrame(of: attributes) ?? attributes.frame
  }
}
