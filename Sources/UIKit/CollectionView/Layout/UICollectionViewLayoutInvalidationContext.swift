/// Says which part of a layout is stale, so that the layout can recompute no more than that.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: PlainInitializable {
  /// Whether all is stale: the layout object or the data source is another, or the data was reloaded.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items must be asked again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items named so far, nil while there is none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary elements named so far by kind, nil while there is none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration elements named so far by kind, nil while there is none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// A displacement, in points, to add to the content offset when the layout pass runs. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// A change, in points, to add to the content size when the layout pass runs. Default zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items under the finger were before this step of an interactive movement, nil outside one.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items under the finger would land after this step of an interactive movement, nil outside one.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The point, in content coordinates, to which the items under the finger are moved; zero outside a movement.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Why the collection view asked for the context.
  enum Cause {
    /// For any reason that may change what elements look like.
    case change
    /// The bounds moved, and have the size they had.
    case scrolling
    /// An element wishes another size.
    case preferredAttributes
    /// The data changed by a batch update; what became of which element is told before the next pass.
    case update
  }

  var cause = Cause.change

  /// Whether only elements named here may look different, or stand elsewhere, than before. Where an item is moved by
  /// hand, those between its old and its new place move too, although they are not named.
  var concernsNamedElementsOnly: Bool {
    !invalidateEverything && !invalidateDataSourceCounts && targetIndexPathsForInteractivelyMovingItems == nil
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }

  /// Makes a context that names nothing.
  public override init() { super.init() }

  /// Names items whose attributes are stale.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements whose attributes are stale.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration elements whose attributes are stale.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
