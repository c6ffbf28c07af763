/// The optional members of a delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDelegateMembers {
  let delegate: any UITableViewDelegate

  /// Called before a cell appears.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Called before a header appears.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Called before a footer appears.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Called when a cell has disappeared.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Called when a header has disappeared.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Called when a footer has disappeared.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Returns the height of a row, in points, or `UITableView.automaticDimension` for the height of its content.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Returns the height of a header, in points, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Returns the height of a footer, in points, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Returns the height that a row has until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Returns the height that a header has until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Returns the height that a footer has until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Returns the level of a row.
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Returns the header of a section.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the footer of a section.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Returns whether a row may be highlighted while it is touched.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Called when a row was highlighted.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Called when a row is no longer highlighted.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Called before the user selects a row.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Called before the user deselects a row.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Called when the user has selected a row.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Called when the user has deselected a row.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Returns whether the user can perform the primary action of a row.
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Called when the user taps a row, or presses Return, without extending a selection.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Called when the user taps the detail button of a row.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Returns whether the user can select rows by dragging two fingers, or the mouse with Shift, from a row.
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called before the user selects rows by dragging.
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called when the user lifts the fingers after selecting rows by dragging.
  public func callAsFunction(_ tableView: UITableView) {
    delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  /// Returns what the user can do to a row while editing.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Returns whether the content of a row is indented while editing.
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Returns the actions that appear at the leading edge of a row when the user swipes towards the trailing edge.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the actions that appear at the trailing edge of a row when the user swipes towards the leading edge.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the actions at the trailing edge of a row, as in apps for iOS 8 to 10.
  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    delegate.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Returns the title of the button that deletes a row.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Called when the actions of a row are about to appear.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Called when the actions of a row have disappeared; with nil if the row no longer exists.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Returns the row to which the held row may move.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Returns whether a row can have the focus.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Returns the row that receives the focus first.
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: tableView)
  }

  /// Returns whether a row is selected when it receives the focus, if `selectionFollowsFocus` is true.
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Returns whether a long press on a row opens a menu with Cut, Copy and Paste.
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Returns whether an action can be performed for a row.
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Performs the action that the user chose for a row.
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Returns the menu of a row at a point.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Returns the preview beside which a menu opens.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview that a menu closes to.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Called when the user chose the preview beside the menu.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Called before the menu opens.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Called before the menu closes.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
