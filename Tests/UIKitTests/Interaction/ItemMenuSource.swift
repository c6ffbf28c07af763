import UIKit

/// A data source and delegate with menus.
@MainActor
final class ItemMenuSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  /// The items that have the menu for editing, and what of it.
  var editable: [Int: [Selector]] = [:]
  /// The menu of items; the paths are those asked for.
  var configuration: (([IndexPath]) -> UIContextMenuConfiguration?)?
  /// What the menu of an item opens beside.
  var preview: UITargetedPreview?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    20
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    calls.append("didHighlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    calls.append("didUnhighlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("didSelect \(path.item)")
  }

  func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
    calls.append("shouldShowMenu \(path.item)")
    return editable[path.item] != nil
  }

  func collectionView(
    _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    calls.append("canPerform \(action) \(path.item)")
    return editable[path.item]?.contains(action) ?? false
  }

  func collectionView(
    _ view: UICollectionView, performAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) { calls.append("perform \(action) \(path.item)") }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration?(paths) }

  func collectionView(
    _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt path: IndexPath
  ) -> UITargetedPreview? {
    calls.append("highlightPreview \(path.item)")
    return preview
  }

  func collectionView(
    _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt path: IndexPath
  ) -> UITargetedPreview? {
    calls.append("dismissalPreview \(path.item)")
    return nil
  }

  func collectionView(
    _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willDisplay \(configuration.identifier)")
    animator?.addAnimations { view.alpha = 0.5 }
    animator?.addCompletion { self.calls.append("displayed") }
  }

  func collectionView(
    _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willEnd \(configuration.identifier)")
    animator?.addAnimations { view.alpha = 1 }
    animator?.addCompletion { self.calls.append("ended") }
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
