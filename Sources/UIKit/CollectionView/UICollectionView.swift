/// A scroll view that shows sections of items, arranged by a layout object.
///
/// A data source returns the number of items and supplies a view for each element that appears on screen. The
/// collection view keeps only these views. All geometry is in content coordinates, in points, unless stated otherwise.
///
/// The collection view recovers from mistakes of the data source, the delegate and the layout, and reports them. See
/// `UIDiagnostic`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.attachedCollectionView = self
    addInteraction(itemMenu.interaction)
    addInteraction(itemActivation.interaction)
    multipleSelection.install()
    setNeedsLayout()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Layout, data source and delegate

  /// The object that returns the counts and supplies the views. Weak. Without a data source there are no sections.
  ///
  /// Setting another one removes all views and the selection. The next layout pass asks for everything again.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataWillBeReplaced()
      setNeedsReload()
    }
  }

  /// The object that receives items before they are needed. Weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether cells are requested before they appear, one at a time while the content scrolls, and stay prepared for a
  /// while after they have disappeared, and whether `prefetchDataSource` receives calls. Default true.
  ///
  /// A cell that appears then may have been configured some time ago. Whatever depends on the moment belongs into
  /// `collectionView(_:willDisplay:forItemAt:)`. If the property is false, a cell is requested each time it appears.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stage.forgetPreparedCells() } }
  }

  /// The object that receives display, selection and scroll events. Weak.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { ownDelegate }
    set { scrollViewDelegate = newValue }
  }

  /// The current layout. Setting it rearranges all elements in the next layout pass, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet {
      if newValue !== collectionViewLayout { UIView.performWithoutAnimation { itemMovement.cancel() } }
    }
    didSet {
      if collectionViewLayout !== oldValue { layoutReplacement.layoutDidChange(from: oldValue) }
    }
  }

  /// Replaces the layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether every element moves to its position in the new layout with an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    layoutReplacement.changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and reports when the elements have reached their new positions.
  ///
  /// The focused item, or else the current item, stays on screen. Inside an animation block the block's curve and
  /// duration apply, even if `animated` is false. A change may begin before the previous one has ended. It continues
  /// from the positions on screen.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether every element moves to its position in the new layout with an animation.
  ///   - completion: Called at the end, with whether all animations ran to completion.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    layoutReplacement.changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a change of layout that the caller drives with `transitionProgress`.
  ///
  /// - Parameters:
  ///   - layout: The layout to change to.
  ///   - completion: Called at the end, with whether all animations ran to completion, and whether the transition was
  ///     finished rather than cancelled.
  /// - Returns: The layout that interpolates between the current and the new layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    layoutReplacement.beginInteractiveTransition(to: layout, completion: completion)
  }

  /// Completes the interactive transition: animates from the current progress to the new layout.
  open func finishInteractiveTransition() { layoutReplacement.endInteractiveTransition(finished: true) }

  /// Cancels the interactive transition: animates from the current progress back to the old layout.
  open func cancelInteractiveTransition() { layoutReplacement.endInteractiveTransition(finished: false) }

  /// A view behind all content. It has the size of the bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  // MARK: - Registering and dequeuing

  /// Registers the class of cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UICollectionViewCell`; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    supply.register(cellClass, as: UICollectionViewCell.self, for: .cell(identifier))
  }

  /// Registers a nib for cells with a reuse identifier.
  ///
  /// - Parameters:
  ///   - nib: A nib whose first object is the cell; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    supply.register(nib, for: .cell(identifier))
  }

  /// Registers the class of supplementary views for a kind and a reuse identifier.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`; nil removes the registration.
  ///   - elementKind: The kind of supplementary view.
  ///   - identifier: The reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supply.register(
      viewClass, as: UICollectionReusableView.self, for: .supplementaryView(ofKind: elementKind, identifier))
  }

  /// Registers a nib for supplementary views of a kind with a reuse identifier.
  ///
  /// - Parameters:
  ///   - nib: A nib whose first object is the view; nil removes the registration.
  ///   - kind: The kind of supplementary view.
  ///   - identifier: The reuse identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supply.register(nib, for: .supplementaryView(ofKind: kind, identifier))
  }

  /// Returns a reused or new cell for an item, with its layout attributes applied.
  ///
  /// A reused cell receives `prepareForReuse()`. If the identifier has no registration, the method returns a plain cell
  /// and reports a diagnostic.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    supply.dequeue(
      UICollectionViewCell.self, .cell(identifier),
      for: ElementKey(category: .cell, indexPath: data.presentationPath(of: indexPath)))
  }

  /// Returns a reused or new supplementary view, with its layout attributes applied.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    supply.dequeue(
      UICollectionReusableView.self, .supplementaryView(ofKind: elementKind, identifier),
      for: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// A description of the view: its frame, content offset, content size, adjusted inset, layout and data source.
  ///
  /// Call this method on the main actor only. `NSObject` does not declare this requirement.
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

  /// The number of sections that the data source last returned.
  open var numberOfSections: Int { counts.sections }

  /// The number of items in a section that the data source last returned; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    callObserver?.collectionViewReceives("numberOfItems", [section])
    return itemCount(inSection: section)
  }

  /// Discards counts, views and selection. The next layout pass asks for everything again.
  open func reloadData() {
    dataWillBeReplaced()
    setNeedsReload()
  }

  // MARK: - Updates

  /// Combines several changes into one animated update.
  ///
  /// Change the data inside the closure, and report the changes with the methods below. Deletions, reloads and the
  /// origins of moves are index paths before the update. Insertions and the targets of moves are index paths after it.
  /// The order of the calls does not matter. Afterwards the collection view asks the data source for its counts. If
  /// they do not follow from the old ones, the collection view reports a diagnostic and reloads everything. A nested
  /// batch update joins the outer one.
  ///
  /// Override this method to observe every batch update. The variant whose closure is not optional calls it.
  ///
  /// - Parameters:
  ///   - updates: Called once, before the method returns; nil for a batch update without changes.
  ///   - completion: Called at the end of the animation, with whether it ran to completion.
  /// - Complexity: The cost of preparing the layout, plus O(*k* log *k* + *s* + *v*) for *k* changes in *s* sections
  ///   with *v* elements on screen.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchUpdater.perform(updates, completion: completion)
  }

  /// Reports inserted items, by their index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { batchUpdater.add(indexPaths.map { .insertItem($0) }) }

  /// Reports deleted items, by their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { batchUpdater.add(indexPaths.map { .deleteItem($0) }) }

  /// Reports a moved item, by its index paths before and after the update. The item keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batchUpdater.add([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Replaces the cells of items, by their index paths before the update. The old cells fade into the new ones.
  open func reloadItems(at indexPaths: [IndexPath]) { batchUpdater.add(indexPaths.map { .reloadItem($0) }) }

  /// Updates the cells of items, by their index paths before the update. The cells are configured again, not replaced.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    batchUpdater.add(indexPaths.map { .reconfigureItem($0) })
  }

  /// Reports inserted sections, by their indices after the update.
  open func insertSections(_ sections: IndexSet) { batchUpdater.add(sections.map { .insertSection($0) }) }

  /// Reports deleted sections, by their indices before the update.
  open func deleteSections(_ sections: IndexSet) { batchUpdater.add(sections.map { .deleteSection($0) }) }

  /// Reports a section that moved with its items, by its indices before and after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batchUpdater.add([.moveSection(from: section, to: newSection)])
  }

  /// Reloads sections, by their indices before the update. All their items are treated as new.
  open func reloadSections(_ sections: IndexSet) { batchUpdater.add(sections.map { .reloadSection($0) }) }

  /// Whether what is on screen differs from the data: inside a batch update, while the user moves an item, and while
  /// there are placeholders.
  open var hasUncommittedUpdates: Bool { batchUpdater.isCollecting || !data.isAsInData }

  /// Whether the collection view measures cells again after they call `invalidateIntrinsicContentSize()`, in a layout
  /// that supports self-sizing. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: - Interactive movement

  /// Lifts an item for interactive movement.
  ///
  /// Until the movement ends, the other items make room for the held item. The collection view and its layout use
  /// presentation index paths. The data source and the delegate use index paths of the data
  /// (`UIDataSourceTranslating`). An update, a reload or a change of layout cancels the movement.
  ///
  /// - Returns: Whether the data source allows the item to be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    itemMovement.begin(at: indexPath)
  }

  /// Moves the held item so that its centre is at a point in content coordinates.
  ///
  /// Near an edge of the viewport the content scrolls, and the item stays under the finger.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    itemMovement.move(to: targetPosition)
  }

  /// Drops the held item where the others have made room, and asks the data source to move it to that index path.
  open func endInteractiveMovement() { itemMovement.end() }

  /// Returns the held item to its original position.
  open func cancelInteractiveMovement() { itemMovement.cancel() }

  /// How soon the other items make room for the held item. Default immediate.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: - Visible elements

  /// The cells on screen, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    stage.elementsInView(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the cells on screen, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] { stage.elementsInView(.cell).map(\.key.indexPath) }

  /// The cell of an item on screen, or the cell that is prepared for an item; nil if there is none, as for most items
  /// that are not on screen.
  ///
  /// Cells that will soon appear or have just disappeared may be prepared. They have no superview.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { stage.cell(at: indexPath) }

  /// The cell of an item; nil if the item is not on screen.
  package func visibleCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    stage.view(of: ElementKey(category: .cell, indexPath: indexPath)) as? UICollectionViewCell
  }

  /// The index path of a cell on screen; nil if the cell is not in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { stage.key(of: cell)?.indexPath }

  /// The index path of a supplementary view on screen; nil if the view is not in use.
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    stage.key(of: view)?.indexPath
  }

  /// The index path of the frontmost item at a point in content coordinates.
  ///
  /// Items are tested as drawn, with their transforms. Supplementary views are ignored.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { drawnItems.frontmost(at: point) }

  /// The supplementary view of a kind at an index path; nil if it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    stage.view(of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// The supplementary views of a kind on screen, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    stage.elementsInView(.supplementaryView, kind: elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind on screen, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    stage.elementsInView(.supplementaryView, kind: elementKind).map(\.key.indexPath)
  }

  /// The layout's current attributes for an item, mirrored if the content is; nil if the item does not exist.
  ///
  /// If the layout has already returned them for the visible or prefetched area, it is not asked again until it is
  /// invalidated.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    driver.prepareIfNeeded()
    guard counts.contains(indexPath) else { return nil }
    return driver.independentAttributes(of: ElementKey(category: .cell, indexPath: indexPath))
  }

  /// The layout's current attributes for a supplementary element, mirrored if the content is.
  ///
  /// If the layout has already returned them for the visible or prefetched area, it is not asked again until it is
  /// invalidated.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver.prepareIfNeeded()
    return driver.independentAttributes(
      of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  // MARK: - Selection

  /// Whether items can be selected. Default true. Setting it to false deselects all items.
  open var allowsSelection = true {
    didSet { itemSelection.rulesDidChange() }
  }

  /// Whether several items can be selected at the same time. Default false. Setting it to false keeps only the item
  /// that was selected last.
  open var allowsMultipleSelection = false {
    didSet { itemSelection.rulesDidChange() }
  }

  /// Whether the items are being edited. While editing, `allowsSelectionDuringEditing`,
  /// `allowsMultipleSelectionDuringEditing` and `allowsFocusDuringEditing` replace `allowsSelection`,
  /// `allowsMultipleSelection` and `allowsFocus`. Default false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      itemSelection.rulesDidChange()
      focusRulesDidChange()
      itemSwipes.close()
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// Whether items can be selected while editing. Default false.
  open var allowsSelectionDuringEditing = false {
    didSet { itemSelection.rulesDidChange() }
  }

  /// Whether several items can be selected while editing, even if `allowsSelectionDuringEditing` is false. Default
  /// false.
  ///
  /// If true, the user can also select items by dragging two fingers, or the mouse with Shift, over them. This begins
  /// editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { itemSelection.rulesDidChange() }
  }

  /// Whether items can have the focus while editing. Default true.
  open var allowsFocusDuringEditing = true {
    didSet { focusRulesDidChange() }
  }

  /// The index paths of the selected items, in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { itemSelection.items.ordered }

  /// Selects an item and scrolls to it. The delegate is not called.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all items.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: Where the item comes to rest; the empty set does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { itemSelection.deselect([indexPath]) }

  // MARK: - Touches

  /// Highlights the item under the finger. An override calls super, as for the other touch methods.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.begin(touches)
  }

  /// Updates the highlight when the finger leaves the item or returns to it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.move(touches)
  }

  /// Selects the item that the finger lifts from.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.end(touches, modifierFlags: event?.modifierFlags ?? [])
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchSelection.cancel(touches)
  }

  // MARK: - Keyboard and focus

  /// Whether items can have the focus and respond to keys. Default true.
  open var allowsFocus = true {
    didSet { focusRulesDidChange() }
  }

  /// Whether the focus returns to the item that had it last. Default false.
  open var remembersLastFocusedIndexPath = false

  /// Whether the item that a key moves the focus to is also selected, instead of those that were selected before.
  /// Default false.
  ///
  /// If several items can be selected, this applies to taps and clicks as well: one selects an item and deselects the
  /// others, as on a desktop, and two in quick succession perform its primary action. With the mouse, Control adds and
  /// removes single items, and Shift extends the selection. If this is false, taps add up, as in iOS.
  open var selectionFollowsFocus = false

  /// Whether items can have the focus.
  open override var canBecomeFirstResponder: Bool { permitsFocus }

  /// Becomes first responder. The ring around the focused item appears again, if the user pressed keys last.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let hasKeys = super.becomeFirstResponder()
    if hasKeys { itemFocus.placeRing() }
    return hasKeys
  }

  /// Resigns first responder. The ring around the focused item is hidden until the view is first responder again.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isResigned = super.resignFirstResponder()
    if isResigned { itemFocus.placeRing() }
    return isResigned
  }

  override var groupElement: AccessibleElement? { accessibleList }

  /// Moves the focus and selects items with keys. Passes unused keys to super.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { !itemKeyboard.handle($0) }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// The cell that keys act on; nil while the user does not use keys.
  var focusedCell: UICollectionViewCell? { itemFocus.cell }

  override var focusedSubview: UIView? { focusedCell }

  override func controlFocusDidChange() { itemFocus.placeRing() }

  /// Updates the colour of the ring around the focused item. An override calls super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemFocus.placeRing()
  }

  // MARK: - Drag and drop

  /// The object that provides the data of dragged items. Weak. Without a drag delegate, items cannot be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { itemDrag.install() } }

  /// The object that accepts drops. Weak. Without a drop delegate, the view accepts no drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a long press lifts items that can be dragged. Default true.
  open var dragInteractionEnabled = true { didSet { itemDrag.install() } }

  /// Whether an item is selected when a drag rests on it. Default false.
  open var isSpringLoaded = false

  /// Whether items of this view are lifted or being dragged.
  open var hasActiveDrag: Bool { itemDrag.session != nil }

  /// Whether a drag session is over this view.
  open var hasActiveDrop: Bool { itemDrop.session != nil }

  // MARK: - Menus

  /// The interaction that shows the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenu.interaction }

  /// Whether the delegate can perform an action for the focused item.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    itemMenu.canPerform(action, withSender: sender) || super.canPerformAction(action, withSender: sender)
  }

  /// Asks the delegate to cut the focused item.
  open override func cut(_ sender: Any?) { itemMenu.perform(.cut, withSender: sender) }

  /// Asks the delegate to copy the focused item.
  open override func copy(_ sender: Any?) { itemMenu.perform(.copy, withSender: sender) }

  /// Asks the delegate to paste at the focused item.
  open override func paste(_ sender: Any?) { itemMenu.perform(.paste, withSender: sender) }

  override func openContextMenuByKey() -> Bool { itemMenu.openByKey() }

  // MARK: - Scrolling

  /// Scrolls until an item is at a position of the viewport, as far as content and insets allow.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: At most one vertical and one horizontal position; an axis without one does not scroll. The
  ///     empty set scrolls only as far as needed to show the item.
  ///   - animated: Whether the scrolling is animated.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    itemScroller.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: - Layout

  /// Shows the elements that the layout returns for the visible area. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    runner.layOut()
    sectionIndex.place()
    window?.collectionViewDidLayOut()
  }

  /// Notifies the layout, because insets reduce the room for items, and the delegate. An override calls super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateLayout { $0.followSurroundings(.adjustedContentInset) }
  }

  /// Notifies the layout, because its sections may avoid the safe area. An override calls super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateLayout { $0.followSurroundings(.safeArea) }
  }

  /// Notifies the layout, because its sections may follow the layout margins. An override calls super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateLayout { $0.followSurroundings(.layoutMargins) }
  }

  /// Invalidates the layout if the display scale changed. Notifies a layout that follows the traits of every change
  /// (``UICollectionViewLayoutSurroundingsFollowing``). An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateLayout { $0.invalidateLayout() }
    }
    invalidateLayout { $0.followSurroundings(.traits) }
  }

  /// Asks the layout about the new bounds while the old ones are still set, and invalidates it when the new ones are
  /// set. Inside an animation block, elements move with the bounds.
  override func changeBounds(from old: CGRect, to new: CGRect) {
    guard !driver.assumesBounds else {
      layer.properties.bounds = new
      return
    }
    boundsChanges.perform {
      let answer = driver.ask(aboutBounds: new)
      moveBounds(to: new)
      driver.boundsDidChange(answer)
      boundsDidChange(from: old, to: new)
    }
  }

  override var contentBeginsAtRight: Bool { driver.isContentMirrored }

  override func scrollProgress(along axis: NSLayoutConstraint.Axis) -> ScrollProgress? {
    scrollsByItem ? itemProgress(along: axis) : rangeProgress(along: axis)
  }

  override func contentOffset(atProgress progress: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint {
    scrollsByItem
      ? itemOffset(atProgress: progress, along: axis) : rangeOffset(atProgress: progress, along: axis)
  }

  override func setContentNeedsLayout() { if !runner.phase.isPass { setNeedsLayout() } }

  override func scrollViewDelegateDidChange() {
    ownDelegate = scrollViewDelegate as? any UICollectionViewDelegate
  }

  // MARK: - In a table view

  // The content of a table view overrides these members.

  /// Whether cells are prepared before they appear, while prefetching is enabled.
  var preparesCells: Bool { true }

  var indexColors: SectionIndexColors { SectionIndexColors() }

  var indexTitlesInsets: UIEdgeInsets { safeAreaInsets }

  func indexTitlesDidChange() {}

  func areaToShow(_ frame: CGRect, of item: IndexPath) -> CGRect { frame }

  // MARK: - State

  /// The delegate, if it conforms to `UICollectionViewDelegate`.
  private weak var ownDelegate: (any UICollectionViewDelegate)?

  /// The delegate as it is called.
  var collectionViewDelegate: (any UICollectionViewDelegate)? {
    guard let callObserver else { return ownDelegate }
    return ownDelegate.map(callObserver.substitute)
  }

  override var calledScrollViewDelegate: (any UIScrollViewDelegate)? {
    callObserver == nil ? super.calledScrollViewDelegate : collectionViewDelegate
  }

  /// Receives the calls of the view to its layout, data source and delegate, for a test; nil if there is no such test.
  package private(set) var callObserver: (any CollectionViewCallObserver)?

  /// Reports calls to an observer from now on; nil to report none.
  package func observeCalls(by observer: (any CollectionViewCallObserver)?) { callObserver = observer }

  /// The area that was searched last for items to prefetch, in content coordinates; nil if there was none yet.
  package var prefetchedArea: CGRect? { itemPrefetching.area }

  // The owners. Each knows only those above it.

  let mistakes = ReportedMistakes()
  private(set) lazy var data = PresentedData(self)
  private(set) lazy var driver = LayoutDriver(self, collectionViewLayout, data, mistakes)
  private(set) lazy var supply = ViewSupply(self, mistakes)
  private(set) lazy var stage = ElementStage(self, data, driver, supply, mistakes)
  private(set) lazy var runner = TransitionRunner(self, driver, stage, mistakes)
  private lazy var boundsChanges = BoundsChanges(self, data, driver, stage, runner)
  private(set) lazy var batchUpdater = BatchUpdater(self, data, driver, stage, runner)
  private(set) lazy var layoutReplacement = LayoutReplacement(self, driver, supply, stage, runner, mistakes)
  private(set) lazy var drawnItems = DrawnItems(self, data, driver, stage)
  private(set) lazy var itemScroller = ItemScroller(self, data, driver, runner)
  private(set) lazy var itemSelection = ItemSelection(self, data, stage)
  private(set) lazy var itemMovement = ItemMovement(
    self, data, driver, stage, runner, batchUpdater, drawnItems, mistakes)
  private(set) lazy var itemFocus = ItemFocus(self, data, driver, itemScroller, drawnItems, itemSelection)
  private(set) lazy var touchSelection = TouchSelection(self, data, itemSelection, itemFocus)
  private(set) lazy var multipleSelection = MultipleSelection(self, data, itemSelection)
  private lazy var focusMap = FocusMap(self, data, driver, itemScroller, drawnItems, itemFocus)
  private(set) lazy var itemActivation = ItemActivation(self, data)
  private(set) lazy var itemKeyboard = ItemKeyboard(
    self, data, itemScroller, itemSelection, itemFocus, itemMovement, itemActivation, focusMap)
  private(set) lazy var itemMenu = ItemMenu(self, data, itemScroller, itemSelection, itemFocus)
  private(set) lazy var sectionIndex = SectionIndex(self, itemScroller)
  private(set) lazy var itemContextualActions = ItemContextualActions(self, data)
  private(set) lazy var itemSwipes = ItemSwipes(self, data, itemContextualActions)
  private(set) lazy var itemDrag = ItemDrag(self, data, itemMenu)
  private(set) lazy var itemDrop = ItemDrop(self, data, batchUpdater, itemMovement, itemSelection)
  private(set) lazy var itemPrefetching = ItemPrefetching(self, data, driver, stage, runner)

  // What the data source and the delegate implement of the optional members.

  let movementProbe = MemberProbe()
  let flowDelegateAnswers = FlowDelegateAnswers()

  // MARK: - Motion

  override func preferredOffset(
    for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint
  ) -> CGPoint {
    driver.targetOffset(for: proposal, velocity: velocity)
  }

  override func canEndScroll(at offset: CGPoint) -> Bool {
    guard super.canEndScroll(at: offset) else { return false }
    return !scrollsByItem || driver.targetOffset(for: offset, velocity: .zero) == offset
  }

  override func scrollDistance(ofDragFrom start: CGPoint, to end: CGPoint) -> CGVector? {
    driver.abilities.dragging?.scrollDistance(ofDragFrom: start, to: end)
  }

  override var spinsWithWheel: Bool { scrollsByItem }

  /// Whether the layout itself determines the offset for an item, as a wheel does.
  package var scrollsByItem: Bool { driver.abilities.itemScrolling != nil }
}
