import OrderedCollections

/// A scroll view that shows sections of items, where and as a layout object says.
///
/// A data source tells how many items there are and supplies a view for each element that comes on screen;
/// only these are kept. All geometry is in content coordinates, in points, unless said otherwise.
///
/// Mistakes of data source, delegate and layout are survived and said: see `UIDiagnostic`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Makes a collection view with its layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.attachedCollectionView = self
    addInteraction(itemMenu.interaction)
    _ = multipleSelection
    setNeedsLayout()
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Who is asked

  /// Tells how much there is, and supplies the views. Weak; without one there are no sections.
  ///
  /// Setting it lets go of all views and asks everything anew in the next layout pass.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      itemMovement.forget()
      placeholders = ItemPlaceholders()
      itemPrefetching.forget()
      setNeedsReload()
    }
  }

  /// Is told of items before they are needed. Weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told. Default true.
  open var isPrefetchingEnabled = true

  /// Is told about display, selection and scrolling. Weak.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionViewDelegate }
    set { scrollViewDelegate = newValue }
  }

  /// The layout in charge. Setting it lays everything out anew in the next layout pass, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet {
      if newValue !== collectionViewLayout { UIView.performWithoutAnimation { itemMovement.cancel() } }
    }
    didSet {
      if collectionViewLayout !== oldValue, !isInstallingLayout { layoutDidChange(from: oldValue) }
    }
  }

  /// Puts another layout in charge; with animation every element moves to where that one has it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Puts another layout in charge, and tells when the elements are there.
  ///
  /// The item under attention stays in sight. Inside an animation block that one's curve and duration hold, also
  /// without `animated`. A change may begin before the last one is over; it goes on from what is seen.
  ///
  /// - Parameter completion: Is told whether all animations reached their end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a change of layout that the caller drives by `transitionProgress`.
  ///
  /// - Parameter completion: Is told whether all animations reached their end, and whether the transition was finished,
  ///   not cancelled.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion)
  }

  /// Goes on to the next layout from where the transition is.
  open func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

  /// Goes back to the layout the transition began with.
  open func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

  /// A view behind all content, as large as the bounds and not scrolled.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  // MARK: - Registering and dequeuing

  /// Names the class of the cells of an identifier, a subclass of `UICollectionViewCell`; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: UICollectionViewCell.self, for: .cell(identifier))
  }

  /// Names the nib whose first object is a cell of an identifier; nil forgets it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusePool.register(nib.map { .nib($0) }, for: .cell(identifier))
  }

  /// Names the class of the supplementary views of a kind and an identifier, a subclass of
  /// `UICollectionReusableView`; nil forgets it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, as: UICollectionReusableView.self, for: .supplementaryView(ofKind: elementKind, identifier))
  }

  /// Names the nib whose first object is a supplementary view of a kind and an identifier; nil forgets it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reusePool.register(nib.map { .nib($0) }, for: .supplementaryView(ofKind: kind, identifier))
  }

  /// A cell for an item, used before or new, with its layout attributes applied.
  ///
  /// One used before is told so by `prepareForReuse()`. An identifier that nothing is registered for gives a
  /// plain cell and a diagnostic.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let reuseKey = ReuseKey.cell(identifier)
    return dequeue(
      UICollectionViewCell.self, reuseKey,
      for: ElementKey(category: .cell, indexPath: presentedPath(of: indexPath)),
      from: reusePool.source(for: reuseKey))
  }

  /// A supplementary view, used before or new, with its layout attributes applied.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let reuseKey = ReuseKey.supplementaryView(ofKind: elementKind, identifier)
    return dequeue(
      UICollectionReusableView.self, reuseKey,
      for: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath),
      from: reusePool.source(for: reuseKey))
  }

  /// The view in words: its frame, content offset, content size, adjusted inset, layout and data source.
  ///
  /// Called on the main actor only; `NSObject` leaves that unsaid.
  open override var description: String {
    MainActor.assumeIsolated {
      func name(_ object: AnyObject) -> String {
        "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
      }
      let parts = [
        "frame = \(NSCoder.string(for: frame))", "contentOffset: \(NSCoder.string(for: contentOffset))",
        "contentSize: \(NSCoder.string(for: contentSize))",
        "adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))",
        "layout: \(name(collectionViewLayout))", "dataSource: \(dataSource.map { name($0) } ?? "nil")",
      ]
      return "\(name(self).dropLast()); \(parts.joined(separator: "; "))>"
    }
  }

  // MARK: - Data

  /// The number of sections, as the data source last told.
  open var numberOfSections: Int { counts.sections }

  /// The number of items of a section, as the data source last told; 0 for a section there is not.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Drops what is known: counts, views and selection. The next layout pass asks everything anew.
  open func reloadData() {
    batch?.isReload = true
    itemMovement.forget()
    placeholders = ItemPlaceholders()
    itemPrefetching.forget()
    selection.removeAll()
    touchSelection.forget()
    multipleSelection.forget()
    setNeedsReload()
  }

  // MARK: - Updates

  /// Makes several changes one, and animates it: in the closure the data changes, and the methods below say how.
  ///
  /// Deletions, reloads and the origins of moves are paths before the update, insertions and the targets of moves paths
  /// after it, whatever the order of the calls. Afterwards the data source is asked for its counts; if these do not
  /// follow from the old ones, `UIDiagnostic` says why and everything is reloaded. A batch inside another joins it.
  ///
  /// Override this method to see every batch: the variant for a closure that is not optional calls it.
  ///
  /// - Parameters:
  ///   - updates: Called once, before the method returns; nil for a batch without changes.
  ///   - completion: Called at the end of the animation, with whether it was not cut short.
  /// - Complexity: That of preparing the layout, and O(*k* log *k* + *s* + *v*) for *k* changes in *s* sections with *v*
  ///   elements on screen.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion: completion)
  }

  /// Says that items are new, by their paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }

  /// Says that items are gone, by their paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }

  /// Says that an item has moved, from its path before the update to that after it; it keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Shows items, by their paths before the update, in new cells, into which the old ones fade.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }

  /// Has the cells of items, by their paths before the update, filled in anew; they stay the same cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reconfigureItem($0) }) }

  /// Says that sections are new, by their indices after the update.
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

  /// Says that sections are gone, by their indices before the update.
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

  /// Says that a section has moved with its items, from its index before the update to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(from: section, to: newSection)])
  }

  /// Shows sections, by their indices before the update, anew: their items are others.
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

  /// Whether what is presented is not what the data source was told: in a batch, while an item is moved by hand, and
  /// while there are placeholders.
  open var hasUncommittedUpdates: Bool { batch != nil || itemMovement.held != nil || !placeholders.isEmpty }

  /// Whether cells whose content has changed, as they say by `invalidateIntrinsicContentSize()`, are asked again for the
  /// size they would like, in a layout that heeds it. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: - Movement by hand

  /// Takes up an item, to be moved by hand.
  ///
  /// From here to the end the others make room for it where it is held. The collection view and its layout then go by
  /// what is presented; data source and delegate still go by the data (`UIDataSourceTranslating`). An update, a reload
  /// and a change of layout put the item back.
  ///
  /// - Returns: Whether the data source lets the item be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    itemMovement.begin(at: indexPath)
  }

  /// Holds the item so that its middle is at a point of the content. Near an edge of the viewport the content is
  /// scrolled, and the item stays under the hand.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    itemMovement.move(to: targetPosition)
  }

  /// Puts the item down where the others have made room, and has the data source move it there.
  open func endInteractiveMovement() { itemMovement.end() }

  /// Puts the item back where it was.
  open func cancelInteractiveMovement() { itemMovement.cancel() }

  /// How soon the others make room for an item that is moved by hand. Default immediate.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: - Questions

  /// The cells on screen, in no promised order.
  open var visibleCells: [UICollectionViewCell] {
    visibleElements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of the cells on screen, in no promised order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleElements(.cell).map(\.key.indexPath) }

  /// The cell of an item; nil when it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleView(ElementKey(category: .cell, indexPath: indexPath)) as? UICollectionViewCell
  }

  /// The path of a cell on screen; nil when the cell is not in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elementKey(of: cell)?.indexPath }

  /// The path of a supplementary view on screen; nil when the view is not in use.
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    elementKey(of: view)?.indexPath
  }

  /// The path of the item that is seen at a point of the content; of several, the one in front.
  ///
  /// Items are taken as they are drawn, transformed. Supplementary views are looked through.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// The supplementary view of a kind at a path; nil when it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleView(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// The supplementary views of a kind on screen, in no promised order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements(.supplementaryView, kind: elementKind).map(\.view)
  }

  /// The paths of the supplementary views of a kind on screen, in no promised order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements(.supplementaryView, kind: elementKind).map(\.key.indexPath)
  }

  /// The layout's present attributes for an item, mirrored where the content is; nil when there is no such item.
  ///
  /// A layout that has returned them for the visible or prefetched area is not asked again before it is invalidated.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard counts.contains(indexPath) else { return nil }
    return independentAttributes(of: ElementKey(category: .cell, indexPath: indexPath))
  }

  /// The layout's present attributes for a supplementary element, mirrored where the content is; as with items.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return independentAttributes(
      of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  // MARK: - Selection

  /// Whether items can be selected. Default true; setting it to false deselects all.
  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected at a time. Default false; setting it to false keeps only the item
  /// selected last.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether the items are being edited: then the three switches below hold in place of those above. Default false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      selectionRulesDidChange()
      focusRulesDidChange()
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// Whether items can be selected in editing. Default false.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected in editing, also without `allowsSelectionDuringEditing`. Default false.
  ///
  /// Then they can also be selected by dragging two fingers, or the mouse with Shift, over them, which begins editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether items can have the focus in editing. Default true.
  open var allowsFocusDuringEditing = true {
    didSet { focusRulesDidChange() }
  }

  /// The paths of the selected items, those selected first in front.
  open var indexPathsForSelectedItems: [IndexPath]? { Array(selection) }

  /// Selects an item, and scrolls to it. The delegate is neither asked nor told.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all.
  ///   - scrollPosition: Where to scroll it; the empty set does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is neither asked nor told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect([indexPath]) }

  // MARK: - Touches

  /// Highlights the item under the finger. An override calls super, as those of the other stages.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.begin(touches)
  }

  /// Follows the finger off the item and back.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.move(touches)
  }

  /// Selects the item the finger lifts from.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.end(touches, modifierFlags: event?.modifierFlags ?? [])
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.cancel(touches)
  }

  // MARK: - Keyboard and focus

  /// Whether items can have the focus, and keys do anything. Default true.
  open var allowsFocus = true {
    didSet { focusRulesDidChange() }
  }

  /// Whether the focus returns to the item that had it last. Default false.
  open var remembersLastFocusedIndexPath = false

  /// Whether the item that a key moves the focus to is selected as well. Default false.
  open var selectionFollowsFocus = false

  /// Whether items can have the focus.
  open override var canBecomeFirstResponder: Bool { permitsFocus }

  /// Takes the keys; the ring around the item in focus is there again, if keys were used last.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let hasKeys = super.becomeFirstResponder()
    if hasKeys { itemFocus.placeRing() }
    return hasKeys
  }

  /// Gives the keys back; the ring around the item in focus goes until they return.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isResigned = super.resignFirstResponder()
    if isResigned { itemFocus.placeRing() }
    return isResigned
  }

  /// Moves the focus and selects, as keys do; passes on what it has no use for.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { !itemKeyboard.handle($0) }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// Colours the ring around the item in focus. An override calls super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemFocus.placeRing()
  }

  // MARK: - Drag and drop

  /// Lets items be dragged. Weak; without one they cannot be.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { itemDrag.install() } }

  /// Takes what is dropped. Weak; without one nothing can be.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a long press lifts items that can be dragged. Default true.
  open var dragInteractionEnabled = true { didSet { itemDrag.install() } }

  /// Whether an item that a drag stays over is opened, that is, selected. Default false.
  open var isSpringLoaded = false

  /// Whether items of this view are lifted or dragged.
  open var hasActiveDrag: Bool { itemDrag.session != nil }

  /// Whether something is dragged over this view.
  open var hasActiveDrop: Bool { itemDrop.session != nil }

  // MARK: - Menus

  /// The interaction behind the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenu.interaction }

  /// Whether the delegate has an action done for the item in focus.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    itemMenu.canPerform(action, withSender: sender) || super.canPerformAction(action, withSender: sender)
  }

  /// Has the delegate cut the item in focus.
  open override func cut(_ sender: Any?) { itemMenu.perform(.cut, withSender: sender) }

  /// Has the delegate copy the item in focus.
  open override func copy(_ sender: Any?) { itemMenu.perform(.copy, withSender: sender) }

  /// Has the delegate paste at the item in focus.
  open override func paste(_ sender: Any?) { itemMenu.perform(.paste, withSender: sender) }

  override func openContextMenuByKey() -> Bool { itemMenu.openByKey() }

  // MARK: - Scrolling

  /// Scrolls until an item stands where it is asked to, as far as content and insets allow.
  ///
  /// - Parameter scrollPosition: At most one vertical and one horizontal position; an axis without one is not
  ///   scrolled. The empty set scrolls no further than needed to show the item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: - Layout

  /// The visible area, in content coordinates. In an animation block the layout is asked where elements come from
  /// and go to, and they move along.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if boundsChange.isSupposed {
        layer.properties.bounds = newValue
      } else {
        changeBounds { super.bounds = newValue }
      }
    }
  }

  /// Shows the elements that the layout has in the visible area. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    performLayoutPass()
    layoutDidPass()
    indexBar?.place()
  }

  /// Invalidates the layout, because insets take room from it, and tells the delegate. An override calls super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateLayout { $0.invalidateLayout() }
  }

  /// Tells the layout, whose sections may keep out of the safe area. An override calls super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateLayout { $0.surroundingInsetsDidChange() }
  }

  /// Tells the layout, whose sections may keep to the margins. An override calls super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateLayout { $0.surroundingInsetsDidChange() }
  }

  /// Invalidates the layout when there are other pixels to align to. An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateLayout { $0.invalidateLayout() }
    }
    invalidateLayout { $0.traitsDidChange() }
  }

  override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    invalidation(forBoundsChange: newBounds).map { invalidation in { self.invalidateLayout(by: invalidation) }
    }
  }

  override var contentBeginsAtRight: Bool { isContentMirrored }

  override func setContentNeedsLayout() { if !isInLayoutPass { setNeedsLayout() } }

  override func scrollViewDelegateDidChange() {
    collectionViewDelegate = scrollViewDelegate as? any UICollectionViewDelegate
  }

  // MARK: - State

  /// The delegate, when it is one for a collection view.
  private(set) weak var collectionViewDelegate: (any UICollectionViewDelegate)?

  var reusePool = ReusePool()
  var visible = VisibleElements()
  var selection: OrderedSet<IndexPath> = []
  /// Where a range of items that the user selects begins.
  var selectionAnchor: IndexPath?
  private(set) lazy var touchSelection = TouchSelection(self)
  private(set) lazy var multipleSelection = MultipleSelection(self)
  private(set) lazy var itemFocus = ItemFocus(self)
  private lazy var itemKeyboard = ItemKeyboard(self)
  var movementProbe: MovementProbe?
  private(set) lazy var itemMovement = ItemMovement(self)
  private(set) lazy var itemPrefetching = ItemPrefetching(self)

  /// The strip of titles; nil as long as there never were any.
  var indexBar: IndexBar?
  private(set) lazy var itemMenu = ItemMenu(self)
  private(set) lazy var itemDrag = ItemDrag(self)
  private(set) lazy var itemDrop = ItemDrop(self)
  var placeholders = ItemPlaceholders()

  /// The counts as last told; nil when they must be asked again.
  var knownCounts: ItemCounts?
  var isAskingForCounts = false
  var pendingInvalidation = PendingInvalidation.all
  /// What the layout has returned for the areas it was asked for since.
  var known = KnownAttributes()
  /// How often a layout was prepared.
  var preparations: UInt64 = 0
  /// Whether all views are let go before the next pass shows any.
  var needsReload = false
  var phase = Phase.idle
  /// Whether the elements on screen are being brought up to date.
  var isInLayoutPass: Bool { phase != .idle }
  /// The invalidations that wait until the layout has finished what it's doing; nil while it is doing nothing.
  var waitingInvalidations: [LayoutInvalidation]?
  var measuring = ElementMeasuring()
  var binding = ViewBinding()
  var boundsChange = BoundsChange()
  /// The item that was scrolled to, until sizes around it are known.
  var itemScrolledTo: ItemScroll?
  /// What was asked for since a batch update began; nil outside of one.
  var batch: BatchUpdate?
  /// What happens to the elements while the layout is asked where they come from and go to.
  var elementChange: ElementChange?
  /// The views that no longer belong to what is on screen, and are still to be seen.
  var departures: [Departure] = []
  var elementAnimations: [ElementAnimation] = []
  var actionsAfterLayoutPass: [() -> Void] = []
  /// The layout that was replaced and the one that took over, until a pass has gathered the new attributes.
  var layoutsInTransition: [UICollectionViewLayout] = []
  var isInstallingLayout = false
  /// The transition that someone drives, and who is told of its end.
  var interactiveTransition:
    (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?
  var isPreparingLayout = false
  /// Whether the content is the mirror image of what the layout says.
  var isContentMirrored = false
  /// Whether depths have changed since the subviews were last in order.
  var isOrderStale = false
  var passNumber: UInt64 = 0
  /// What was said about this layout and this data already: of each kind of mistake, about whom.
  var reported: [UIDiagnostic.Code: Set<String>] = [:]

  // MARK: - Motion

  override func preferredOffset(
    for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint
  ) -> CGPoint {
    layoutTarget(for: proposal, velocity: velocity)
  }
}
