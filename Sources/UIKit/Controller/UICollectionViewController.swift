/// Manages a collection view, and is its data source and delegate.
///
/// The collection view is a subview that fills the controller's view. What is added to `view` does not scroll.
///
/// Subclasses override the methods they need. This class declares all methods of both protocols, because the compiler
/// does not find a protocol method that only a subclass of the conforming class implements.
@preconcurrency @MainActor
open class UICollectionViewController: _ScrollViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  let movementGesture = ItemMovementGesture()
  /// The layout of the collection view before this controller took it over from the controller below. Nil when the view
  /// was not taken over.
  var layoutBelow: UICollectionViewLayout?
  /// The collection view, if it is loaded.
  var ownCollectionView: UICollectionView?

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout. The arguments are ignored: this platform has no nib
  /// files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - View

  /// The collection view, a subview that fills the view. Reading this property loads the view.
  ///
  /// Setting it replaces the collection view by another one with the same frame.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      guard newValue !== ownCollectionView else { return }
      let old = ownCollectionView
      ownCollectionView = newValue
      if let newValue { add(newValue, insteadOf: old) }
      old?.removeFromSuperview()
      installMovementGesture()
    }
  }

  private func add(_ collectionView: UICollectionView, insteadOf old: UICollectionView?) {
    if !isViewLoaded { view = UIView(frame: UIScreen.main.bounds) }
    // A subclass may have added the collection view itself.
    guard let view, !collectionView.isDescendant(of: view) else { return }
    let index = view.subviews.firstIndex { $0 === old }
    collectionView.frame = index.map { view.subviews[$0].frame } ?? view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: index ?? 0)
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    ownCollectionView?.collectionViewLayout ?? initialLayout
  }

  override var mainView: UIView? { ownCollectionView ?? viewIfLoaded }

  /// Whether the controller shares the collection view when a navigation controller pushes it onto another collection
  /// view controller. The push then changes the layout instead of the view. Default false.
  ///
  /// The collection view keeps its data source and delegate: the controller that created it, unless this controller
  /// sets others. A pop restores the layout. Set this property before the push.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether the selection is cleared when the view is about to appear. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the view with the size of the screen, and the collection view in it.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    // Layouts that follow the margins use those of the controller's view.
    collectionView.preservesSuperviewLayoutMargins = true
    self.collectionView = collectionView
  }

  /// Whether a long press moves items, if the data source allows it. Default true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if isViewLoaded { installMovementGesture() } }
  }

  private func installMovementGesture() {
    movementGesture.install(in: installsStandardGestureForInteractiveMovement ? ownCollectionView : nil)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  // MARK: - UICollectionViewDataSource

  /// The number of sections. The default implementation returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.receiverLacksMember()
    return 1
  }

  /// The number of items in a section. The default implementation returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell for an item. Override it if there are items. The default implementation returns a plain cell and reports
  /// a diagnostic.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// The view of a supplementary element. Override it if the layout has supplementary elements. The default
  /// implementation returns a plain view and reports a diagnostic.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.receiverLacksMember()
    return collectionView.dataSourceLacksSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Whether the user may move an item. The default implementation returns whether the subclass overrides
  /// `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.receiverLacksMember()
    return collectionView.dataSourceMovesItems(self, at: indexPath)
  }

  /// Moves an item in the data, after the user moved it. Override it if items can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
    collectionView.dataSourceLacksMovement()
  }

  /// The titles of the index at the edge. The default implementation returns nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The item that an index title leads to. The default implementation returns the first item of the section with that
  /// index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    collectionView.receiverLacksMember()
    return IndexPath(item: 0, section: index)
  }

  // MARK: - UICollectionViewDelegate

  /// Called before a cell is added to the view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
  }

  /// Called before a supplementary view is added to the view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
  }

  /// Called after a cell left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
  }

  /// Called after a supplementary view left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
  }

  /// The content offset after a batch update or a change of layout. The default implementation returns the proposal.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.receiverLacksMember()
    return proposedContentOffset
  }

  /// Whether an item may be highlighted while it is touched. The default implementation returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// Called when an item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    collectionView.receiverLacksMember()
  }

  /// Called when an item is no longer highlighted.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    collectionView.receiverLacksMember()
  }

  /// Whether the user may select an item. The default implementation returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// Whether the user may deselect an item. The default implementation returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// Called when the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.receiverLacksMember()
  }

  /// Whether an item has a primary action. The default implementation returns true unless items are being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.receiverLacksMember()
    return !collectionView.isEditing
  }

  /// Performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
  }

  /// What a new window for an item is to show. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The transition layout between two layouts during an interactive transition.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    collectionView.receiverLacksMember()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Called when the user deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    collectionView.receiverLacksMember()
  }

  /// The target of an item that the user moves. The default implementation returns the result of the older method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    collectionView.receiverLacksMember()
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The target of an item that the user moves. The default implementation returns the proposal.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    collectionView.receiverLacksMember()
    return proposedIndexPath
  }

  /// Whether a drag that stays over an item opens it. The default implementation returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  // MARK: - Keyboard and focus

  /// Whether an item can receive the focus. The default implementation returns true.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// Whether a change of focus is allowed. The default implementation returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// Called when the focus changed.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    collectionView.receiverLacksMember()
  }

  /// The item that receives the focus first. The default implementation returns nil. The first visible item is then
  /// used.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// Whether an item is selected when it receives the focus, if `selectionFollowsFocus`. The default implementation
  /// returns true.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.receiverLacksMember()
    return true
  }

  /// The title by which typing finds an item. Not part of Apple's UIKit. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    collectionView.receiverLacksMember()
    return nil
  }

  // MARK: - Menus

  /// Whether a long press on an item opens a menu with Cut, Copy and Paste. The default implementation returns false.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  {
    collectionView.receiverLacksMember()
    return false
  }

  /// Whether Cut, Copy or Paste is available for an item. The default implementation returns false.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    collectionView.receiverLacksMember()
    return false
  }

  /// Performs an action that the user chose for an item.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    collectionView.receiverLacksMember()
  }

  /// The menu for several items. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The menu for one item at a point. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The preview of an item when a key opens its menu. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The preview that an item's menu returns to. The default implementation returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The older method for the highlight preview, called when the newer one returns nil. The default implementation
  /// returns nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// The older method for the dismissal preview, called when the newer one returns nil. The default implementation
  /// returns nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// Called before the menu opens.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionView.receiverLacksMember()
  }

  /// Called before the menu closes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionView.receiverLacksMember()
  }

  /// Called when the user chose the preview beside the menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionView.receiverLacksMember()
  }
}
