/// A view that a layout can position: the base class of cells, supplementary views and decoration views.
///
/// Subclasses override `init(frame:)`, which registration by class calls.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The state that the collection view stores for this view.
  var display = DisplayState()

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The identifier with which the view was dequeued; nil for decoration views.
  open var reuseIdentifier: String? { display.reuseKey?.identifier }

  /// Called before the view is used for another element. An override calls super.
  open func prepareForReuse() {}

  /// Called with new layout attributes, after the collection view has applied size, centre, transform, alpha, z-index
  /// and visibility.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to the estimated ones. By default, the size is that of
  /// `systemLayoutSizeFitting(_:)`, which uses the constraints in the view.
  ///
  /// Only the size is used, and only by layouts that estimate sizes. A compositional layout ignores extents that are
  /// not estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.hasFixedWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: layoutAttributes.hasFixedHeight ? .required : .fittingSizeLevel)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// Makes the collection view measure the view again. An override calls super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  override func constraintsDidChange(in subview: UIView) {
    guard let collectionView = superview as? UICollectionView,
      collectionView.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    collectionView.contentDidChange(of: self)
  }

  /// Called before the view moves from its position in one layout to that in another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the view has reached its position in the new layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Applies attributes, and calls `apply(_:)`, if they differ from the last ones.
  ///
  /// - Returns: Whether the view has another depth among its siblings now.
  @discardableResult
  func take(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard display.attributes?.matches(attributes) != true else { return false }
    let depth = layer.zPosition
    display.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
    return layer.zPosition != depth
  }
}
