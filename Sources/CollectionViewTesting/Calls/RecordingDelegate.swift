#if os(Linux)
  import UIKit

  /// Passes the calls of a collection view on to its delegate, and records them.
  class RecordingDelegate: NSObject, UICollectionViewDelegate {
    private let receiver: any UICollectionViewDelegate
    unowned let log: CallLog

    init(_ receiver: any UICollectionViewDelegate, _ log: CallLog) {
      (self.receiver, self.log) = (receiver, log)
    }

    // MARK: - UICollectionViewDelegate

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.record(.delegate, "willDisplay", [indexPath]) {
        receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      log.record(.delegate, "willDisplaySupplementaryView", [elementKind, indexPath]) {
        receiver.collectionView(
          collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.record(.delegate, "didEndDisplaying", [indexPath]) {
        receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      log.record(.delegate, "didEndDisplayingSupplementaryView", [elementKind, indexPath]) {
        receiver.collectionView(
          collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
          at: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      log.record(.delegate, "targetContentOffsetForProposedContentOffset", [proposedContentOffset]) {
        receiver.collectionView(
          collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    {
      log.record(.delegate, "shouldHighlightItemAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.record(.delegate, "didHighlightItemAt", [indexPath]) {
        receiver.collectionView(collectionView, didHighlightItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.record(.delegate, "didUnhighlightItemAt", [indexPath]) {
        receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      log.record(.delegate, "shouldSelectItemAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldSelectItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
      log.record(.delegate, "shouldDeselectItemAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.record(.delegate, "didSelectItemAt", [indexPath]) {
        receiver.collectionView(collectionView, didSelectItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.record(.delegate, "didDeselectItemAt", [indexPath]) {
        receiver.collectionView(collectionView, didDeselectItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      log.record(.delegate, "canPerformPrimaryActionForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      log.record(.delegate, "performPrimaryActionForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      log.record(.delegate, "sceneActivationConfigurationForItemAt", [indexPath, point]) {
        receiver.collectionView(
          collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
      }
    }

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
      -> Bool
    {
      log.record(.delegate, "shouldShowMenuForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      log.record(.delegate, "canPerformAction", [indexPath]) {
        receiver.collectionView(
          collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      log.record(.delegate, "performAction", [indexPath]) {
        receiver.collectionView(
          collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.record(.delegate, "contextMenuConfigurationForItemsAt", [indexPaths, point]) {
        receiver.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.record(.delegate, "contextMenuConfigurationForItemAt", [indexPath, point]) {
        receiver.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.record(.delegate, "highlightPreviewForItemAt", [indexPath]) {
        receiver.collectionView(
          collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.record(.delegate, "dismissalPreviewForItemAt", [indexPath]) {
        receiver.collectionView(
          collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.record(.delegate, "previewForHighlightingContextMenuWithConfiguration") {
        receiver.collectionView(
          collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.record(.delegate, "previewForDismissingContextMenuWithConfiguration") {
        receiver.collectionView(
          collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.record(.delegate, "willDisplayContextMenu") {
        receiver.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.record(.delegate, "willEndContextMenuInteraction") {
        receiver.collectionView(
          collectionView, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.record(.delegate, "willPerformPreviewActionForMenuWith") {
        receiver.collectionView(
          collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      log.record(.delegate, "transitionLayoutForOldLayout") {
        receiver.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.record(
        .delegate, "targetIndexPathForMoveOfItemFromOriginalIndexPath",
        [originalIndexPath, currentIndexPath, proposedIndexPath]
      ) {
        receiver.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.record(.delegate, "targetIndexPathForMoveFromItemAt", [currentIndexPath, proposedIndexPath]) {
        receiver.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
          toProposedIndexPath: proposedIndexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.record(.delegate, "shouldSpringLoadItemAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.record(.delegate, "shouldBeginMultipleSelectionInteractionAt", [indexPath]) {
        receiver.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.record(.delegate, "didBeginMultipleSelectionInteractionAt", [indexPath]) {
        receiver.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
      }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.record(.delegate, "collectionViewDidEndMultipleSelectionInteraction") {
        receiver.collectionViewDidEndMultipleSelectionInteraction(collectionView)
      }
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      log.record(.delegate, "canEditItemAt", [indexPath]) {
        receiver.collectionView(collectionView, canEditItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      log.record(.delegate, "canFocusItemAt", [indexPath]) {
        receiver.collectionView(collectionView, canFocusItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      log.record(.delegate, "shouldUpdateFocusIn") {
        receiver.collectionView(collectionView, shouldUpdateFocusIn: context)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.record(.delegate, "didUpdateFocusIn") {
        receiver.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
      }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      log.record(.delegate, "indexPathForPreferredFocusedView") {
        receiver.indexPathForPreferredFocusedView(in: collectionView)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      log.record(.delegate, "selectionFollowsFocusForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath)
      -> String?
    {
      log.record(.delegate, "typeSelectStringForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, typeSelectStringForItemAt: indexPath)
      }
    }

    // MARK: - UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidScroll") { receiver.scrollViewDidScroll(scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewWillBeginDragging") {
        receiver.scrollViewWillBeginDragging(scrollView)
      }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.record(.delegate, "scrollViewWillEndDragging", [velocity]) {
        receiver.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.record(.delegate, "scrollViewDidEndDragging", [decelerate]) {
        receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewWillBeginDecelerating") {
        receiver.scrollViewWillBeginDecelerating(scrollView)
      }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidEndDecelerating") {
        receiver.scrollViewDidEndDecelerating(scrollView)
      }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.record(.delegate, "scrollViewShouldScrollToTop") {
        receiver.scrollViewShouldScrollToTop(scrollView)
      }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidScrollToTop") { receiver.scrollViewDidScrollToTop(scrollView) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      log.record(.delegate, "viewForZooming") { receiver.viewForZooming(in: scrollView) }
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.record(.delegate, "scrollViewWillBeginZooming") {
        receiver.scrollViewWillBeginZooming(scrollView, with: view)
      }
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidZoom") { receiver.scrollViewDidZoom(scrollView) }
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.record(.delegate, "scrollViewDidEndZooming", [scale]) {
        receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidEndScrollingAnimation") {
        receiver.scrollViewDidEndScrollingAnimation(scrollView)
      }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.record(.delegate, "scrollViewDidChangeAdjustedContentInset") {
        receiver.scrollViewDidChangeAdjustedContentInset(scrollView)
      }
    }
  }
#endif
