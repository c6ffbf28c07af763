/// A view that a layout can place: the base of cells, supplementary and decoration views.
///
/// Subclasses override `init(frame:)`, which registration by class calls.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the collection view knows of this view.
  var display = DisplayState()

  /// Makes a view in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The identifier the view was dequeued with; nil for decoration views.
  open var reuseIdentifier: String? { display.reuseKey?.identifier }

  /// Called when the view is about to be used again for another element. An override calls super.
  open func prepareForReuse() {}

  /// Called with new layout attributes, after the collection view has applied those it knows itself: size,
  /// centre, transform, alpha, z-index and whether the view is hidden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes the view would like to have in place of those the layout estimated: by default these, with the
  /// size of `systemLayoutSizeFitting(_:)`: what the constraints in the view ask for, or what fits. Only the size is
  /// heeded, and only by layouts that estimate sizes; an extent that a compositional layout has not estimated is kept.
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

  /// Has the collection view ask again for the size the view would like. An override calls super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  /// Called before the view begins to move from where one layout has it to where another does.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the view is there.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Takes over what the attributes say, unless it was what they said last; `apply(_:)` is called then only.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard display.attributes?.isEqual(attributes) != true else { return }
    display.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
