/// The menus of items: the delegate's menu, or Cut, Copy and Paste if the delegate allows them.
@MainActor
final class ItemMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let host: any MenuHost
  private let data: PresentedData
  private let scroller: ItemScroller
  private let selection: ItemSelection
  private let focus: ItemFocus
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items of the last requested menu.
  private var items: [IndexPath] = []
  /// The item for which a key opens a menu: the focused item, which need not be the frontmost one at its position, or
  /// nil for the view itself. Empty if a pointer opens the menu.
  private var itemsAskedByKey: [IndexPath?] = []

  init(
    _ host: any MenuHost, _ data: PresentedData, _ scroller: ItemScroller, _ selection: ItemSelection,
    _ focus: ItemFocus
  ) {
    (self.host, self.data, self.scroller, self.selection, self.focus) = (
      host, data, scroller, selection, focus
    )
  }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) { items = items.compactMap(map.path(after:)) }

  /// Forgets the items, because all data is reloaded. Others may be at their index paths.
  func forgetItems() { items = [] }

  // MARK: - Keys

  /// Scrolls to the focused item and opens its menu. Without a focused item, opens the menu of the view.
  ///
  /// - Returns: Whether a menu was opened.
  func openByKey() -> Bool {
    host.layoutIfNeeded()
    guard let item = focus.item else {
      return open(for: nil, beside: host.bounds)
    }
    scroller.scroll(to: item, at: [], animated: false)
    host.layoutIfNeeded()
    guard let cell = host.visibleCell(at: item) else { return false }
    return open(for: item, beside: host.convert(cell.bounds, from: cell))
  }

  private func open(for item: IndexPath?, beside frame: CGRect) -> Bool {
    itemsAskedByKey = [item]
    defer { itemsAskedByKey = [] }
    return interaction.open(at: CGPoint(x: frame.midX, y: frame.midY), anchor: frame)
  }

  /// Returns whether the delegate can perform an action for the focused item.
  func canPerform(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let item = focus.item else { return false }
    return showsMenu(for: item) && delegateCanPerform(action, for: item, withSender: sender)
  }

  /// Asks the delegate to perform an action for the focused item.
  func perform(_ action: Selector, withSender sender: Any?) {
    if let item = focus.item { perform(action, for: item, withSender: sender) }
  }

  private func showsMenu(for item: IndexPath) -> Bool {
    host.askDelegate { $0.collectionView($1, shouldShowMenuForItemAt: data.dataPath(of: item)) } == true
  }

  private func delegateCanPerform(_ action: Selector, for item: IndexPath, withSender sender: Any?) -> Bool {
    host.askDelegate {
      $0.collectionView(
        $1, canPerformAction: action, forItemAt: data.dataPath(of: item), withSender: sender)
    } == true
  }

  private func perform(_ action: Selector, for item: IndexPath, withSender sender: Any?) {
    host.askDelegate {
      $0.collectionView($1, performAction: action, forItemAt: data.dataPath(of: item), withSender: sender)
    }
  }

  // MARK: - UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A lifted item opens its menu when the finger lifts without having moved.
    guard !host.hasActiveDrag, data.held == nil else { return nil }
    let isAskedByKey = !itemsAskedByKey.isEmpty
    let item = (itemsAskedByKey.first ?? host.indexPathForItem(at: location)).flatMap {
      data.isPlaceholder($0) ? nil : $0
    }
    items = item.map { selection.items.contains($0) ? selection.items.sorted : [$0] } ?? []
    let configuration =
      host.askDelegate {
        $0.collectionView(
          $1, contextMenuConfigurationForItemsAt: data.dataPaths(of: items), point: location)
      } ?? nil
    guard let item else { return configuration }
    // A key cannot swipe.
    let swipes = isAskedByKey ? host.swipeMenuElements(ofItemAt: item) : []
    if let configuration { return configuration.adding(swipes) }
    items = [item]
    let ofItem = host.askDelegate {
      $0.collectionView($1, contextMenuConfigurationForItemAt: data.dataPath(of: item), point: location)
    }
    let own = (ofItem ?? nil) ?? editMenu(for: item)
    if own == nil, !swipes.isEmpty { return UIContextMenuConfiguration().adding(swipes) }
    return own?.adding(swipes)
  }

  /// Returns a menu with those of Cut, Copy and Paste that the delegate allows for an item; nil if it allows none.
  private func editMenu(for item: IndexPath) -> UIContextMenuConfiguration? {
    guard showsMenu(for: item) else { return nil }
    let actions = Selector.editMenu.filter {
      delegateCanPerform($0.action, for: item, withSender: interaction)
    }
    .map { choice in
      UIAction(title: choice.title) { [weak self] in
        self?.performForMenu(choice.action, sender: $0.sender)
      }
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }

  /// Asks the delegate to perform the chosen action for the item of the menu, if it still exists.
  private func performForMenu(_ action: Selector, sender: Any?) {
    guard let item = items.first, data.counts.contains(item) else { return }
    perform(action, for: item, withSender: sender)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item = items.first else { return nil }
    return host.askDelegate {
      $0.collectionView(
        $1, contextMenuConfiguration: configuration, highlightPreviewForItemAt: data.dataPath(of: item))
    } ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item = items.first else { return nil }
    return host.askDelegate {
      $0.collectionView(
        $1, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: data.dataPath(of: item))
    } ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host.askDelegate {
      $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host.askDelegate {
      $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.askDelegate { $0.collectionView($1, willDisplayContextMenu: configuration, animator: animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.askDelegate {
      $0.collectionView($1, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host.askDelegate {
      $0.collectionView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

/// The view whose items have menus.
@MainActor
protocol MenuHost: ItemHost {
  /// Whether items are lifted or being dragged.
  var hasActiveDrag: Bool { get }
  /// The swipe actions of an item as elements of a menu.
  func swipeMenuElements(ofItemAt item: IndexPath) -> [UIMenuElement]
}
