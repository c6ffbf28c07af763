/// Receives what happens to a table view, and decides about its rows. All members are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: - Display

  /// Called before a cell appears.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header appears.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer appears.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a cell has disappeared.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a header has disappeared.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when a footer has disappeared.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: - Sizes

  /// Returns the height of a row, in points, or `UITableView.automaticDimension` for the height of its content. By
  /// default, returns `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header, in points, or `UITableView.automaticDimension`. By default, returns
  /// `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer, in points, or `UITableView.automaticDimension`. By default, returns
  /// `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height that a row has until it is measured. By default, returns `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height that a header has until it is measured. By default, returns `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height that a footer has until it is measured. By default, returns `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the level of a row. By default, returns 0.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: - Headers and footers

  /// Returns the header of a section. If it returns nil, which is the default, the header shows the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section. If it returns nil, which is the default, the footer shows the title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: - Highlight and selection

  /// Returns whether a row may be highlighted while it is touched. By default, returns true.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before the user selects a row. Returns the row to select: the same, another one, or nil for none. By
  /// default, returns the same.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the user deselects a row. Returns the row to deselect: the same, another one, or nil for none. By
  /// default, returns the same.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether the user can perform the primary action of a row. By default, returns true unless the table view
  /// is being edited.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when the user taps a row, or presses Return, without extending a selection.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called when the user taps the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether the user can select rows by dragging two fingers, or the mouse with Shift, from a row. By
  /// default, returns `allowsMultipleSelectionDuringEditing`.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  /// Called before the user selects rows by dragging. If `allowsMultipleSelectionDuringEditing` is true, the view is
  /// now being edited.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the user lifts the fingers after selecting rows by dragging.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: - Editing

  /// Returns what the user can do to a row while editing. By default, returns delete for rows that can be edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Returns whether the content of a row is indented while editing. By default, returns true.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Returns the actions that appear at the leading edge of a row when the user swipes towards the trailing edge. By
  /// default, returns nil: none.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the actions that appear at the trailing edge of a row when the user swipes towards the leading edge.
  ///
  /// If it returns nil, which is the default, the row has those of `tableView(_:editActionsForRowAt:)`. Without actions
  /// in the result, the row cannot be swiped.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row, as in apps for iOS 8 to 10.
  ///
  /// If it returns nil, which is the default, a row that can be deleted has an action for that. Without actions in the
  /// result, the row cannot be swiped.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Returns the title of the button that deletes a row. If it returns nil, which is the default, the title is
  /// Delete.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// Called when the actions of a row are about to appear.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the actions of a row have disappeared; with nil if the row no longer exists.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the row to which the held row may move. By default, returns the proposed one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: - Keyboard and focus

  /// Returns whether a row can have the focus. By default, returns true.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns the row that receives the focus first. By default, returns nil: the first selected row on screen, or
  /// else the first fully visible row.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it receives the focus, if `selectionFollowsFocus` is true. By default,
  /// returns true.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  // MARK: - Menus

  /// Returns whether a long press on a row opens a menu with Cut, Copy and Paste. By default, returns false.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether an action can be performed for a row. By default, returns false.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs the action that the user chose for a row.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the menu of a row at a point. By default, returns nil.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview beside which a menu opens. If it returns nil, which is the default, the row's cell is used.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview that a menu closes to. By default, returns nil.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user chose the preview beside the menu.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

// Optional calls such as `delegate?.tableView?(…)` use these properties.
extension UITableViewDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableView: UITableViewDelegateMembers? {
    UITableViewDelegateMembers(delegate: self)
  }

  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableViewDidEndMultipleSelectionInteraction: UITableViewDelegateMembers? {
    UITableViewDelegateMembers(delegate: self)
  }

  /// The members with this base name, for calls with a question mark. Never nil.
  public var indexPathForPreferredFocusedView: UITableViewDelegateMembers? {
    UITableViewDelegateMembers(delegate: self)
  }
}
