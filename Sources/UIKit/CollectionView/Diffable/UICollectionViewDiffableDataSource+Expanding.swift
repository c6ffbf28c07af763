// Items that the user expands and collapses.
extension UICollectionViewDiffableDataSource {
  /// The handlers for expanding and collapsing items.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Creates handlers that do nothing.
    public init() {}

    /// Returns whether an item may be expanded. If nil, all items may be.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Returns whether an item may be collapsed. If nil, all items may be.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns the descendants of an item that is about to be expanded, given its current ones. If nil, these stay.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?
  }
}

extension UICollectionViewDiffableDataSource: ItemExpanding {
  func isExpanded(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return tree(at: path)?.isExpanded(item) ?? false
  }

  func level(at path: IndexPath) -> Int? {
    guard let item = itemIdentifier(for: path), let tree = tree(at: path), tree.contains(item) else {
      return nil
    }
    return tree.level(of: item)
  }

  func setExpanded(_ isExpanded: Bool, at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let tree = tree(at: path), tree.isExpanded(item) != isExpanded,
      let changed = isExpanded ? expanding(item, in: tree) : collapsing(item, in: tree)
    else { return false }
    apply(changed, to: section)
    return true
  }

  private func expanding(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
    let (handlers, below) = (sectionSnapshotHandlers, tree.snapshot(of: item))
    guard !below.items.isEmpty || handlers.snapshotForExpandingParent != nil,
      handlers.shouldExpandItem?(item) != false
    else { return nil }
    handlers.willExpandItem?(item)
    var tree = tree
    if let supplied = handlers.snapshotForExpandingParent?(item, below) {
      tree.replace(childrenOf: item, using: supplied)
    }
    tree.expand([item])
    return tree
  }

  private func collapsing(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) != false else { return nil }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var tree = tree
    tree.collapse([item])
    return tree
  }
}
