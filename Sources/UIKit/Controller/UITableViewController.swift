/// Manages a table view, and is its data source and delegate.
///
/// Subclasses override the methods they need. This class declares all methods of both protocols, because the compiler
/// does not find a protocol method that only a subclass of the conforming class implements.
@preconcurrency @MainActor
open class UITableViewController: _ScrollViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller whose table view has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table view is plain. The arguments are ignored: this platform has no nib files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - View

  /// The table view. Reading this property loads the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the view is about to appear. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that the user pulls down to refresh the content: that of the table view.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table view with the size of the screen.
  open override func loadView() {
    let tableView = UITableView(frame: UIScreen.main.bounds, style: style)
    tableView.dataSource = self
    tableView.delegate = self
    self.tableView = tableView
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  /// Begins or ends editing, in the table view as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: - UITableViewDataSource

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }

  /// Returns the cell for a row, usually dequeued and configured.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of sections. By default, returns 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  /// Returns the title of a section's header. If it returns nil, which is the default, there is no title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.receiverLacks(.titleForHeader)
    return nil
  }

  /// Returns the title of a section's footer. If it returns nil, which is the default, there is no title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.receiverLacks(.titleForFooter)
    return nil
  }

  /// Returns whether a row can be edited. By default, returns true.
  ///
  /// Rows that can be edited are deleted by a swipe if the data source implements `tableView(_:commit:forRowAt:)`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns whether the user may move a row. By default, rows can be moved if the data source implements
  /// `tableView(_:moveRowAt:to:)`.
  ///
  /// The table view finds this out before the first movement: it asks the data source to move a row to its own
  /// position.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.dataSourceMovesRows(self, at: indexPath)
  }

  /// Returns the titles of the section index at the edge. If it returns nil, which is the default, there is none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    nil
  }

  /// Returns the section that a title of the section index leads to. By default, returns the index of the title.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    index
  }

  /// Inserts or deletes a row in the data, because the user asked for it. Report the change to the table view here,
  /// for instance by `deleteRows(at:with:)`.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.dataSourceLacksCommit()
  }

  /// Moves a row in the data after the user moved it. The table view already shows the row at its new position.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.dataSourceLacksMovement()
  }

  // MARK: - UITableViewDelegate

  /// Called before a cell appears.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before a header appears.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }

  /// Called before a footer appears.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }

  /// Called when a cell has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a header has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when a footer has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the height of a row, in points, or `UITableView.automaticDimension` for the height of its content. By
  /// default, returns `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.receiverLacks(.heightForRow)
    return tableView.rowHeight
  }

  /// Returns the height of a header, in points, or `UITableView.automaticDimension`. By default, returns
  /// `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.receiverLacks(.heightForHeader)
    return tableView.sectionHeaderHeight
  }

  /// Returns the height of a footer, in points, or `UITableView.automaticDimension`. By default, returns
  /// `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.receiverLacks(.heightForFooter)
    return tableView.sectionFooterHeight
  }

  /// Returns the height that a row has until it is measured. By default, returns `estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.receiverLacks(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// Returns the height that a header has until it is measured. By default, returns `estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  /// Returns the height that a footer has until it is measured. By default, returns `estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  /// Returns the level of a row. By default, returns 0.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.receiverLacks(.indentationLevel)
    return 0
  }

  /// Returns the header of a section. If it returns nil, which is the default, the header shows the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.receiverLacks(.viewForHeader)
    return nil
  }

  /// Returns the footer of a section. If it returns nil, which is the default, the footer shows the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.receiverLacks(.viewForFooter)
    return nil
  }

  /// Returns whether a row may be highlighted while it is touched. By default, returns true.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called when a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Called before the user selects a row. Returns the row to select: the same, another one, or nil for none. By
  /// default, returns the same.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Called before the user deselects a row. Returns the row to deselect: the same, another one, or nil for none. By
  /// default, returns the same.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns whether the user can perform the primary action of a row. By default, returns true unless the table view
  /// is being edited.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  {
    !tableView.isEditing
  }

  /// Called when the user taps a row, or presses Return, without extending a selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Called when the user taps the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns whether the user can select rows by dragging two fingers, or the mouse with Shift, from a row. By
  /// default, returns `allowsMultipleSelectionDuringEditing`.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.allowsMultipleSelectionDuringEditing
  }

  /// Called before the user selects rows by dragging. If `allowsMultipleSelectionDuringEditing` is true, the view is
  /// now being edited.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
  }

  /// Called when the user lifts the fingers after selecting rows by dragging.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns what the user can do to a row while editing. By default, returns delete for rows that can be edited.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    tableView.defaultEditingStyle(at: indexPath)
  }

  /// Returns whether the content of a row is indented while editing. By default, returns true.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns the actions that appear at the leading edge of a row when the user swipes towards the trailing edge. By
  /// default, returns nil: none.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    nil
  }

  /// Returns the actions that appear at the trailing edge of a row when the user swipes towards the leading edge.
  ///
  /// If it returns nil, which is the default, the row has those of `tableView(_:editActionsForRowAt:)`. Without actions
  /// in the result, the row cannot be swiped.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }

  /// Returns the actions at the trailing edge of a row, as in apps for iOS 8 to 10.
  ///
  /// If it returns nil, which is the default, a row that can be deleted has an action for that. Without actions in the
  /// result, the row cannot be swiped.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    nil
  }

  /// Returns the title of the button that deletes a row. If it returns nil, which is the default, the title is
  /// Delete.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    nil
  }

  /// Called when the actions of a row are about to appear.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when the actions of a row have disappeared; with nil if the row no longer exists.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the row to which the held row may move. By default, returns the proposed one.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }

  /// Returns whether a row can have the focus. By default, returns true.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns the row that receives the focus first. By default, returns nil: the first selected row on screen, or
  /// else the first fully visible row.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    nil
  }

  /// Returns whether a row is selected when it receives the focus, if `selectionFollowsFocus` is true. By default,
  /// returns true.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns whether a long press on a row opens a menu with Cut, Copy and Paste. By default, returns false.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Returns whether an action can be performed for a row. By default, returns false.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    false
  }

  /// Performs the action that the user chose for a row.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Returns the menu of a row at a point. By default, returns nil.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }

  /// Returns the preview beside which a menu opens. If it returns nil, which is the default, the row's cell is used.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    nil
  }

  /// Returns the preview that a menu closes to. By default, returns nil.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    nil
  }

  /// Called when the user chose the preview beside the menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before the menu opens.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
