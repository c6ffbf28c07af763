/// The abstract base of every layout: it says where the elements of a collection view stand.
///
/// After an invalidation the collection view calls `prepare()`, then asks `collectionViewContentSize` and
/// `layoutAttributesForElements(in:)`; questions about single elements may follow at any time until the next
/// invalidation. All geometry is in content coordinates: points, y down.
///
/// Every member may be overridden. The answers of this class are those of an empty layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var attachedCollectionView: UICollectionView? {
    didSet { if attachedCollectionView !== oldValue { collectionViewDidChange() } }
  }

  /// What was registered to make decoration views, by kind.
  private(set) var decorationViewSources: [String: ViewSource] = [:]

  /// The members that a flow layout's delegate was found not to implement.
  var unimplementedFlowMembers: FlowDelegateMember = []

  /// Makes a layout that belongs to no collection view yet.
  public override init() { super.init() }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The collection view that uses this layout, nil while none does.
  open var collectionView: UICollectionView? { attachedCollectionView }

  /// The class of the attributes this layout hands out, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that invalidate this layout, a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// What stands for a length that is for the layout to choose.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  // MARK: - Geometry

  /// Computes the geometry that the following questions need. Once after each invalidation; nothing here.
  open func prepare() {}

  /// The size of the whole content, in points. Zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that touch a rectangle in content coordinates. Nil here.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item. Nil here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary element. Nil here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration element. Nil here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling should come to rest after the finger lifts. The proposal here.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The natural end of the motion, within the legal range.
  ///   - velocity: The speed of the finger, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset to take after a batch update or a change of layout. The proposal here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Invalidation

  /// Marks everything stale; a layout pass follows.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Marks stale what the context names. An override calls super, which tells the collection view.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attachedCollectionView?.layout(self, didInvalidateWith: context)
  }

  /// Whether a scroll step or a resize needs a new layout pass. False here.
  ///
  /// Asked with the new bounds while the collection view still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context with which a bounds change invalidates.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the size a cell wishes needs a new layout pass. False here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context with which the size a cell wishes invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether elements are asked for the size they would like before they are shown for the first time.
  var isSelfSizing: Bool { false }

  /// Whether the view of an element is asked for the size it would like. All but decoration views are, since a
  /// subclass may care.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .decorationView
  }

  /// What the view of an element is given when it is asked for the size it would like: what it is shown with.
  func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Where an element stands by now, when sizes became known since the layout was asked for it.
  func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// Called in a batch update, after the invalidation and before the layout is prepared, with what becomes of whom.
  func dataDidChange(by map: UpdateMap) {
    (self as? any ItemFollowingLayout)?.dataDidChange(by: ItemRearrangement(map))
  }

  /// Called when the collection view's safe area or layout margins changed.
  func surroundingInsetsDidChange() {}

  /// Called when the collection view's traits changed, beside those that all layouts go by.
  func traitsDidChange() {}

  /// Called when the layout belongs to another collection view, or to none.
  func collectionViewDidChange() {}

  /// Called when the elements in view are on screen.
  func layoutDidPass() {}

  /// Scrolls what scrolls by itself in the content, so that an item is seen in it; that it comes into view along the
  /// scroll axis is not the layout's to do.
  func scrollWithinContent(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  // MARK: - Updates

  /// Told of the changes of a batch update before the questions about appearing and disappearing elements.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation block when these questions are done.
  open func finalizeCollectionViewUpdates() {}

  /// How an item, by its path after an update, looks before it; nil means as it will.
  ///
  /// Here: what stays, as it was; what is new, in its place, but transparent. Asked for every item that is on screen
  /// afterwards.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { standardInitialAttributes(.cell, nil, itemIndexPath) }

  /// How an item, by its path before an update, looks after it; nil means as it was.
  ///
  /// Here: what stays, as it is then; what is gone, in its place, but transparent. Asked for every item that was on
  /// screen before; what stays on screen is animated to where the layout has it in any case.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { standardFinalAttributes(.cell, nil, itemIndexPath) }

  /// How a supplementary element looks before an update; as with items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// How a supplementary element looks after an update; as with items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// How a decoration element looks before an update; as with items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// How a decoration element looks after an update; as with items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// The supplementary elements that an update adds beyond those its items imply. None here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary elements that an update takes away beyond those its items imply. None here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that an update adds. None here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that an update takes away. None here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Bounds changes and layout changes

  /// An animated change of the bounds begins.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The animated change of the bounds is set up; called inside the animation block.
  open func finalizeAnimatedBoundsChange() {}

  /// This layout is about to be replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout is about to take over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The change of layout is set up; called before its animations start.
  open func finalizeLayoutTransition() {}

  // MARK: - Interactive movement

  /// The path an item under the finger would take at a point in content coordinates.
  ///
  /// Here: the path of the item that is drawn there, in front of others; over the header of an empty section, its first;
  /// off all items and nearest to the last one of a section, the end of that section. Otherwise its present one, as
  /// without a collection view.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { target(ofItemInHand: previousIndexPath, at: position) }

  /// The attributes of the item under the finger: here its own, in front of all others, and with the middle of what is
  /// drawn at the given point. An item in perspective is turned to the viewer.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { attributesInHand(at: indexPath, position) }

  /// The context with which a step of an interactive movement invalidates. It names the items under the finger, by their
  /// paths before and after the step.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeMovementContext(from: previousIndexPaths, to: targetIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context with which the end of an interactive movement invalidates. It names the items that were under the finger,
  /// by their last paths and those where they stay; after a movement between sections there may be no item at the former.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeMovementContext(from: previousIndexPaths, to: indexPaths)
  }

  // MARK: - Decoration views

  /// Names the class of a kind of decoration view, a subclass of `UICollectionReusableView`; nil forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  /// Names the nib whose first object is a decoration view of a kind; nil forgets it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationViewSources[elementKind] = nib.map { .nib($0) }
  }

  // MARK: - Writing direction

  /// The writing direction the layout was designed for. Left to right here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored when the effective direction is not `developmentLayoutDirection`. False
  /// here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
