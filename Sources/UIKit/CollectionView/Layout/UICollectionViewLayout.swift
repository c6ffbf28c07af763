/// The abstract base class of all layouts. A layout determines the positions of a collection view's elements.
///
/// After an invalidation the collection view calls `prepare()`, then asks for `collectionViewContentSize` and
/// `layoutAttributesForElements(in:)`. It may ask for individual elements at any time until the next invalidation. All
/// geometry is in content coordinates, in points, with y pointing down.
///
/// Every member may be overridden. The default implementations describe an empty layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, PlainInstantiable {
  weak var attachedCollectionView: UICollectionView? {
    didSet {
      guard attachedCollectionView !== oldValue else { return }
      (self as? any UICollectionViewLayoutEmbedding)?.collectionViewDidChange()
    }
  }

  /// Attributes to use again for elements that the layout is asked for.
  var spareAttributes = SpareAttributes()

  /// The change of the call under way; nil outside such a call.
  private(set) var change: (any StandardAttributes)?

  /// Calls the layout for a change. UIKit's members have no parameter for it, but their default implementations need it.
  func perform<Answer>(for change: any StandardAttributes, _ call: () -> Answer) -> Answer {
    let outer = self.change
    self.change = change
    defer { self.change = outer }
    return call()
  }

  /// The registered sources of decoration views, by kind.
  private var decorationViewSources: [String: ViewSource] = [:]

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: this platform has no archives.
  open func encode(with coder: NSCoder) {}

  /// Called on Apple's platforms when a nib has created the layout. Never called here: nibs create views.
  open func awakeFromNib() {}

  /// The collection view that uses this layout; nil if none does.
  open var collectionView: UICollectionView? { attachedCollectionView }

  /// The class of the attributes that this layout returns, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that invalidate this layout, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// A length that the layout chooses itself.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  // MARK: - Geometry

  /// Computes the geometry. Called once after each invalidation, before the layout is asked for anything. The default
  /// implementation does nothing.
  open func prepare() {}

  /// The size of the whole content, in points. The default implementation returns zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle in content coordinates. The default
  /// implementation returns nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item. The default implementation returns nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary element. The default implementation returns nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration element. The default implementation returns nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling ends after the finger lifts. The default implementation returns the proposed
  /// offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which deceleration would end, within the scrollable range.
  ///   - velocity: The release velocity, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after a batch update or a change of layout. The default implementation returns the proposed
  /// offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Invalidation

  /// Invalidates the whole layout. A layout pass follows.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates what the context names. An override calls super, which notifies the collection view.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attachedCollectionView?.layoutDidInvalidate(self, with: context)
  }

  /// Returns whether a change of the bounds requires a new layout pass. The default implementation returns false.
  ///
  /// Called on every scroll step and on resizing, with the new bounds, while the collection view still has the old
  /// ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context with which a bounds change invalidates the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether the preferred size of an element requires a new layout pass. The default implementation returns
  /// false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the preferred size of an element invalidates the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: - Updates

  /// Called with the changes of a batch update, before the layout is asked about appearing and disappearing elements.
  /// The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation block of an update, after the calls for its elements.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes of an item before an update, by its index path after the update. Nil means its final
  /// attributes.
  ///
  /// Called for every item that is on screen after the update. The default implementation returns the old attributes
  /// for an item that stays, and transparent attributes at the final position for a new one.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { standardInitialAttributes(.cell, nil, itemIndexPath) }

  /// Returns the attributes of an item after an update, by its index path before the update. Nil means its initial
  /// attributes.
  ///
  /// Called for every item that was on screen before the update. The default implementation returns the new attributes
  /// for an item that stays, and transparent attributes at the old position for a deleted one. An item that stays on
  /// screen always moves to where the layout has it.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { standardFinalAttributes(.cell, nil, itemIndexPath) }

  /// Returns the attributes of a supplementary element before an update. The rules are those for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// Returns the attributes of a supplementary element after an update. The rules are those for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// Returns the attributes of a decoration element before an update. The rules are those for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// Returns the attributes of a decoration element after an update. The rules are those for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// Returns the supplementary elements that an update adds in addition to those of its items. The default
  /// implementation returns none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary elements that an update removes in addition to those of its items. The default
  /// implementation returns none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration elements that an update adds. The default implementation returns none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration elements that an update removes. The default implementation returns none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Bounds changes and layout changes

  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation block, after the change of the bounds was set up.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before this layout is replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a change of layout was set up, before its animations start.
  open func finalizeLayoutTransition() {}

  // MARK: - Interactive movement

  /// Returns the index path that the held item would take at a point in content coordinates.
  ///
  /// The default implementation returns the index path of the frontmost item at the point, ignoring the held item. Over
  /// the header of an empty section, it returns the first index path of that section. If no item is at the point and
  /// the last item of a section is nearest, it returns the end of that section. Otherwise, and without a collection
  /// view, it returns the current index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { target(ofItemInHand: previousIndexPath, at: position) }

  /// Returns the attributes of the held item. The default implementation returns its own attributes, in front of all
  /// others, with the centre of the drawn item at the given point. An item in perspective is turned to face the viewer.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { attributesForHeldItem(at: indexPath, position) }

  /// Returns the context with which a step of an interactive movement invalidates the layout. It names the held items,
  /// by their index paths before and after the step.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeMovementContext(from: previousIndexPaths, to: targetIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context with which the end of an interactive movement invalidates the layout. It names the items that
  /// were held, by their last and their final index paths. After a movement between sections the last index path may
  /// not exist.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeMovementContext(from: previousIndexPaths, to: indexPaths)
  }

  // MARK: - Decoration views

  /// Registers the class of decoration views of a kind, a subclass of `UICollectionReusableView`. Nil removes the
  /// registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  /// Registers a nib whose first object is a decoration view of a kind. Nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationViewSources[elementKind] = nib.map { .nib($0) }
  }

  /// The class or nib of decoration views of a kind; nil if none is registered.
  func decorationViewSource(ofKind elementKind: String) -> ViewSource? { decorationViewSources[elementKind] }

  // MARK: - Writing direction

  /// The writing direction for which the layout was designed. The default implementation returns left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored if the effective direction differs from `developmentLayoutDirection`. The default
  /// implementation returns false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
