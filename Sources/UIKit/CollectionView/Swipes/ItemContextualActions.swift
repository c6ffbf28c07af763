/// The contextual actions of items in lists, which swipes, the menu and the keyboard perform.
@MainActor
final class ItemContextualActions {
  private unowned let host: any ItemContextualActionHost
  private let data: PresentedData
  /// The actions that are being performed.
  private var performances: [Performance] = []

  /// An action that is being performed, which may take its time.
  private final class Performance {
    /// The item of the action; nil if it is gone or unknown.
    var item: IndexPath?
    var isDone = false

    init(of item: IndexPath?) { self.item = item }
  }

  init(_ host: any ItemContextualActionHost, _ data: PresentedData) { (self.host, self.data) = (host, data) }

  /// The actions at an edge of an item; nil for none.
  func ofItem(at item: IndexPath, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard !data.isPlaceholder(item),
      let configuration = host.swipeActions(ofItemAt: data.dataPath(of: item), at: edge),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration
  }

  /// The actions of an item as elements of a menu: those of the leading edge first. Empty while items are being edited.
  func menuElements(ofItemAt item: IndexPath) -> [UIMenuElement] {
    guard !host.isEditing else { return [] }
    let all = [RowSwipe.Edge.leading, .trailing].flatMap { ofItem(at: item, $0)?.actions ?? [] }
    return all.map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { [weak self, weak cell = host.visibleCell(at: item)] _ in
        if let self, let cell { perform(action, of: cell, from: cell) }
      }
    }
  }

  /// The first destructive action at the trailing edge of an item; nil if there is none, or while items are being edited.
  func destructive(ofItemAt item: IndexPath) -> UIContextualAction? {
    guard !host.isEditing else { return nil }
    return ofItem(at: item, .trailing)?.actions.first { $0.style == .destructive }
  }

  /// Performs an action of a cell.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - cell: The cell.
  ///   - sourceView: The view in which the action is shown.
  ///   - completion: Called when the action is done, unless it has removed the item.
  func perform(
    _ action: UIContextualAction, of cell: UICollectionViewCell, from sourceView: UIView,
    completion: @escaping () -> Void = {}
  ) {
    let performance = Performance(of: host.indexPath(for: cell))
    performances.append(performance)
    action.handler(action, sourceView) { [weak self, performance] isPerformed in
      guard !performance.isDone else { return }
      performance.isDone = true
      self?.performances.removeAll { $0 === performance }
      if isPerformed, action.style == .destructive, let self, let item = performance.item,
        host.removeItemMissingFromData(at: item)
      {
        return
      }
      completion()
    }
  }

  /// Updates the items whose actions are being performed.
  func carry(through map: UpdateMap) {
    for performance in performances { performance.item = performance.item.flatMap(map.path(after:)) }
  }

  /// Forgets the items, because all data is reloaded.
  func forgetItems() {
    for performance in performances { performance.item = nil }
  }
}

/// The view whose items have contextual actions.
@MainActor
protocol ItemContextualActionHost: ItemHost {
  /// Whether the items are being edited.
  var isEditing: Bool { get }
  /// The item of a cell on screen; nil for another cell.
  func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  /// Asks the list for the actions of an item, by its index path in the data. Nil if the item has none.
  func swipeActions(ofItemAt path: IndexPath, at edge: RowSwipe.Edge) -> UISwipeActionsConfiguration?
  /// Removes an item from the screen, with an animation, if the data source has one item less than is shown.
  ///
  /// - Returns: Whether the item was removed.
  func removeItemMissingFromData(at item: IndexPath) -> Bool
}
