/// Names the invalid parts of a layout, so that the layout recomputes only these.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: PlainInitializable {
  /// Whether everything is invalid, because the layout or the data source was replaced or the data was reloaded.
  open internal(set) var invalidateEverything = false

  /// Whether the data source must be asked for its counts again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items named so far; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary elements named so far, by kind; nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration elements named so far, by kind; nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// An offset, in points, that the layout pass adds to the content offset. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// A change, in points, that the layout pass adds to the content size. Default zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the held items before this step of an interactive movement; nil otherwise.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths of the held items after this step of an interactive movement; nil otherwise.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The point, in content coordinates, to which the held items move; zero outside an interactive movement.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The reason for which the collection view asked for the context.
  enum Cause {
    /// Any change that may affect the appearance of elements.
    case change
    /// The bounds moved without a change of size.
    case scrolling
    /// An element prefers another size.
    case preferredAttributes
    /// A batch update changed the data. The layout receives the changes before the next pass.
    case update
  }

  var cause = Cause.change

  /// Whether only the named elements may have changed their appearance or position. In an interactive movement the
  /// items between the old and the new position move too, although they are not named.
  var concernsNamedElementsOnly: Bool {
    !invalidateEverything && !invalidateDataSourceCounts && targetIndexPathsForInteractivelyMovingItems == nil
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }

  /// The keys of all named elements.
  var namedElements: [ElementKey] {
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(category: .cell, indexPath: $0) }
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
      keys += paths.map { ElementKey(category: .supplementaryView, kind: kind, indexPath: $0) }
    }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] {
      keys += paths.map { ElementKey(category: .decorationView, kind: kind, indexPath: $0) }
    }
    return keys
  }

  /// Names an element that prefers another size.
  func nameResized(_ attributes: UICollectionViewLayoutAttributes) {
    cause = .preferredAttributes
    if attributes.representedElementCategory == .cell {
      invalidateItems(at: [attributes.indexPath])
    } else if let kind = attributes.representedElementKind {
      invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
  }

  /// Creates a context that names no elements.
  public override init() { super.init() }

  /// Names items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements whose attributes are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration elements whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
