/// The menus of items: what the delegate says, or Cut, Copy and Paste where it allows them.
@MainActor
final class ItemMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items the menu asked for last is about.
  private var items: [IndexPath] = []
  /// What a key asks about: the item in focus, which need not be the one in front where it stands, or no item. Empty
  /// where a pointer asks.
  private var itemsAskedByKey: [IndexPath?] = []

  private var delegate: (any UICollectionViewDelegate)? { view.collectionViewDelegate }

  init(_ view: UICollectionView) { self.view = view }

  /// Follows the items through an update.
  func carry(through map: UpdateMap) { items = items.compactMap(map.path(after:)) }

  // MARK: Keys

  /// Opens the menu of the item in focus, which is scrolled to; without one that of the view.
  ///
  /// - Returns: Whether there is one.
  func openByKey() -> Bool {
    view.layoutIfNeeded()
    guard let item = view.itemFocus.item else {
      return open(for: nil, beside: view.bounds)
    }
    view.scroll(to: item, at: [], animated: false)
    view.layoutIfNeeded()
    guard let cell = view.cellForItem(at: item) else { return false }
    return open(for: item, beside: view.convert(cell.bounds, from: cell))
  }

  private func open(for item: IndexPath?, beside frame: CGRect) -> Bool {
    itemsAskedByKey = [item]
    defer { itemsAskedByKey = [] }
    return interaction.open(at: CGPoint(x: frame.midX, y: frame.midY), anchor: frame)
  }

  /// Whether the delegate has an action done for the item in focus.
  func canPerform(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let item = view.itemFocus.item, let delegate,
      delegate.collectionView(view, shouldShowMenuForItemAt: view.dataPath(of: item))
    else { return false }
    return delegate.collectionView(
      view, canPerformAction: action, forItemAt: view.dataPath(of: item), withSender: sender)
  }

  /// Has the delegate do an action for the item in focus.
  func perform(_ action: Selector, withSender sender: Any?) {
    guard let item = view.itemFocus.item else { return }
    delegate?.collectionView(
      view, performAction: action, forItemAt: view.dataPath(of: item), withSender: sender)
  }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // An item that is being lifted has its menu when it is let go without having moved.
    guard let delegate, !view.hasActiveDrag, view.itemMovement.held == nil else { return nil }
    let item = (itemsAskedByKey.first ?? view.indexPathForItem(at: location)).flatMap {
      view.isPlaceholder($0) ? nil : $0
    }
    items = item.map { view.selection.contains($0) ? view.selection.sorted() : [$0] } ?? []
    let configuration = delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: items.map(view.dataPath), point: location)
    guard configuration == nil, let item else { return configuration }
    items = [item]
    return delegate.collectionView(
      view, contextMenuConfigurationForItemAt: view.dataPath(of: item), point: location)
      ?? editMenu(for: item, delegate)
  }

  /// Cut, Copy and Paste, as far as the delegate allows them for an item; nil when it allows none.
  private func editMenu(
    for item: IndexPath, _ delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard delegate.collectionView(view, shouldShowMenuForItemAt: view.dataPath(of: item)) else { return nil }
    let choices: [(title: String, action: Selector)] = [("Cut", .cut), ("Copy", .copy), ("Paste", .paste)]
    let actions = choices.filter {
      delegate.collectionView(
        view, canPerformAction: $0.action, forItemAt: view.dataPath(of: item), withSender: interaction)
    }.map { choice in
      UIAction(title: choice.title) { [weak self] in self?.performForMenu(choice.action, sender: $0.sender) }
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }

  /// Has the delegate do what was chosen for the item the menu is about, if there still is one.
  private func performForMenu(_ action: Selector, sender: Any?) {
    guard let item = items.first, view.counts.contains(item) else { return }
    delegate?.collectionView(
      view, performAction: action, forItemAt: view.dataPath(of: item), withSender: sender)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    items.first.flatMap {
      delegate?.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: view.dataPath(of: $0))
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    items.first.flatMap {
      delegate?.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: view.dataPath(of: $0))
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
