// What happens to the rows, for the delegate of the table view.
extension TableBridge: UICollectionViewDelegate {
  // MARK: - Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = (cell as? TableRowCell)?.cell else { return }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let host = cell as? TableRowCell, let cell = host.release() else { return }
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
    table.recycle(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let content = (view as? TableBoundaryHost)?.content, indexPath.count == 2 else { return }
    switch elementKind {
    case TableBoundary.header.elementKind:
      table.delegate?.tableView(table, willDisplayHeaderView: content, forSection: indexPath.section)
    case TableBoundary.footer.elementKind:
      table.delegate?.tableView(table, willDisplayFooterView: content, forSection: indexPath.section)
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let content = (view as? TableBoundaryHost)?.content, indexPath.count == 2 else { return }
    switch elementKind {
    case TableBoundary.header.elementKind:
      table.delegate?.tableView(table, didEndDisplayingHeaderView: content, forSection: indexPath.section)
    case TableBoundary.footer.elementKind:
      table.delegate?.tableView(table, didEndDisplayingFooterView: content, forSection: indexPath.section)
    default: break
    }
  }

  // MARK: - Highlight and selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { table.shouldSelectRow(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { table.shouldDeselectRow(at: indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.didSelectRow(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.didDeselectRow(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: indexPath) ?? !table.isEditing
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
      ?? table.allowsMultipleSelectionDuringEditing
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    // The gesture has begun editing in the collection view.
    if collectionView.isEditing, !table.isEditing { table.setEditing(true, animated: true) }
    table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  // MARK: - Editing

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canEditRowAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    table.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
      ?? proposedIndexPath
  }

  // MARK: - Keyboard and focus

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    table.delegate?.tableView(table, canFocusRowAt: indexPath) ?? true
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    table.delegate?.indexPathForPreferredFocusedView(in: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { table.delegate?.tableView(table, selectionFollowsFocusForRowAt: indexPath) ?? true }

  func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    let cell = table.cellForRow(at: indexPath)
    return cell?.standardText
  }

  // MARK: - Menus

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { table.delegate?.tableView(table, shouldShowMenuForRowAt: indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    table.delegate?.tableView(table, canPerformAction: action, forRowAt: indexPath, withSender: sender)
      ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    table.delegate?.tableView(table, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    table.delegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
