/// The menus of items: the delegate's menu, or Cut, Copy and Paste if the delegate allows them.
@MainActor
final class ItemMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items of the last requested menu.
  private var items: [IndexPath] = []
  /// The item for which a key opens a menu: the focused item, which need not be the frontmost one at its position, or
  /// nil for the view itself. Empty if a pointer opens the menu.
  private var itemsAskedByKey: [IndexPath?] = []

  private var delegate: (any UICollectionViewDelegate)? { view.collectionViewDelegate }

  init(_ view: UICollectionView) { self.view = view }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) { items = items.compactMap(map.path(after:)) }

  // MARK: - Keys

  /// Scrolls to the focused item and opens its menu. Without a focused item, opens the menu of the view.
  ///
  /// - Returns: Whether a menu was opened.
  func openByKey() -> Bool {
    view.layoutIfNeeded()
    guard let item = view.itemFocus.item else {
      return open(for: nil, beside: view.bounds)
    }
    view.itemScroller.scroll(to: item, at: [], animated: false)
    view.layoutIfNeeded()
    guard let cell = view.cellForItem(at: item) else { return false }
    return open(for: item, beside: view.convert(cell.bounds, from: cell))
  }

  private func open(for item: IndexPath?, beside frame: CGRect) -> Bool {
    itemsAskedByKey = [item]
    defer { itemsAskedByKey = [] }
    return interaction.open(at: CGPoint(x: frame.midX, y: frame.midY), anchor: frame)
  }

  /// Returns whether the delegate can perform an action for the focused item.
  func canPerform(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let item = view.itemFocus.item, let delegate,
      delegate.collectionView(view, shouldShowMenuForItemAt: view.data.dataPath(of: item))
    else { return false }
    return delegate.collectionView(
      view, canPerformAction: action, forItemAt: view.data.dataPath(of: item), withSender: sender)
  }

  /// Asks the delegate to perform an action for the focused item.
  func perform(_ action: Selector, withSender sender: Any?) {
    guard let item = view.itemFocus.item else { return }
    delegate?.collectionView(
      view, performAction: action, forItemAt: view.data.dataPath(of: item), withSender: sender)
  }

  // MARK: - UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A lifted item opens its menu when the finger lifts without having moved.
    guard let delegate, !view.hasActiveDrag, view.data.held == nil else { return nil }
    let item = (itemsAskedByKey.first ?? view.indexPathForItem(at: location)).flatMap {
      view.data.isPlaceholder($0) ? nil : $0
    }
    items = item.map { view.itemSelection.items.contains($0) ? view.itemSelection.items.sorted : [$0] } ?? []
    let configuration = delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: view.data.dataPaths(of: items), point: location)
    guard configuration == nil, let item else { return configuration }
    items = [item]
    return delegate.collectionView(
      view, contextMenuConfigurationForItemAt: view.data.dataPath(of: item), point: location)
      ?? editMenu(for: item, delegate)
  }

  /// Returns a menu with those of Cut, Copy and Paste that the delegate allows for an item; nil if it allows none.
  private func editMenu(
    for item: IndexPath, _ delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard delegate.collectionView(view, shouldShowMenuForItemAt: view.data.dataPath(of: item)) else {
      return nil
    }
    let choices: [(title: String, action: Selector)] = [("Cut", .cut), ("Copy", .copy), ("Paste", .paste)]
    let actions = choices.filter {
      delegate.collectionView(
        view, canPerformAction: $0.action, forItemAt: view.data.dataPath(of: item), withSender: interaction)
    }.map { choice in
      UIAction(title: choice.title) { [weak self] in self?.performForMenu(choice.action, sender: $0.sender) }
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }

  /// Asks the delegate to perform the chosen action for the item of the menu, if it still exists.
  private func performForMenu(_ action: Selector, sender: Any?) {
    guard let item = items.first, view.counts.contains(item) else { return }
    delegate?.collectionView(
      view, performAction: action, forItemAt: view.data.dataPath(of: item), withSender: sender)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    items.first.flatMap {
      delegate?.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: view.data.dataPath(of: $0))
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    items.first.flatMap {
      delegate?.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: view.data.dataPath(of: $0))
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
