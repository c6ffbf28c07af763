/// A data source that stores its contents as a snapshot, and applies a new snapshot with a batch update.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item, dequeued for this index path and configured.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// Returns a supplementary view of a kind, dequeued for this index path and configured.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// The sections and items, by identifier.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The items of one section, as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private let cellProvider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The section snapshots that were applied to sections.
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Creates a data source without sections, and makes it the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shown = ShownSnapshot(in: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  /// Supplies supplementary views, if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for items that the user moves.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers for items that the user expands and collapses, with + and − for the focused item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: - Snapshots

  /// Returns a copy of the current snapshot, without marks.
  open func snapshot() -> Snapshot { shown.current }

  /// Applies a snapshot.
  ///
  /// Code in Swift 5 mode can call this method on another thread, which waits for the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether elements move to their new positions with an animation. Elements that stay keep
  ///     their views in any case.
  ///   - completion: Called at the end of the animation.
  /// - Complexity: O(*n*) for *n* items in both snapshots, plus O(*k* log *k*) for *k* inserted, deleted or moved
  ///   items.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    MainQueue.perform {
      updateTrees(to: snapshot)
      shown.replace(by: snapshot, isAnimated: animatingDifferences, completion)
    }
  }

  /// Applies a snapshot, and waits for the end of the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot and reloads all views, without computing the difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    MainQueue.perform {
      updateTrees(to: snapshot)
      shown.reload(with: snapshot, completion)
    }
  }

  /// Applies a snapshot and reloads all views, without computing the difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Makes the trees of sections those of a snapshot: of the sections that it has, with the items that it has.
  private func updateTrees(to snapshot: Snapshot) {
    guard !trees.isEmpty else { return }
    let sections = Set(snapshot.sections)
    for (section, tree) in trees {
      trees[section] =
        sections.contains(section) ? tree.showing(snapshot.itemIdentifiers(inSection: section)) : nil
    }
  }

  /// Applies a section snapshot: the section shows the visible items of the tree. A section that does not exist is
  /// appended.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    MainQueue.perform {
      show(snapshot, in: section, isAnimated: animatingDifferences, completion)
    }
  }

  private func show(
    _ snapshot: SectionSnapshot, in section: SectionIdentifierType, isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    var next = shown.current
    if !next.sections.contains(section) { next.appendSections([section]) }
    next.mistakes += snapshot.mistakes
    var tree = snapshot
    tree.mistakes = []
    trees[section] = tree
    let items = snapshot.visibleItems
    removeFromOtherTrees(items, movedTo: section, in: &next)
    if let index = next.sections.firstIndex(of: section) {
      next.replaceItems(inSection: index, with: items)
    }
    shown.replace(by: next, isAnimated: isAnimated, completion)
  }

  /// Applies a section snapshot, and waits for the end of the animation.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Removes items that move to a section from the trees of other sections, with those descendants that do not move.
  private func removeFromOtherTrees(
    _ items: [ItemIdentifierType], movedTo section: SectionIdentifierType, in next: inout Snapshot
  ) {
    for other in trees.keys where other != section {
      guard var tree = trees[other] else { continue }
      let moved = items.filter(tree.contains)
      guard !moved.isEmpty else { continue }
      let below = Set(moved.flatMap { tree.snapshot(of: $0).items }).subtracting(items)
      next.deleteItems(next.itemIdentifiers(inSection: other).filter(below.contains))
      tree.delete(moved)
      trees[other] = tree
    }
  }

  /// Returns the section snapshot that was applied to a section. If there is none, returns its items without parents.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    trees[section] ?? SectionSnapshot(shown.current.itemIdentifiers(inSection: section))
  }

  /// Returns the section snapshot that was applied to the section of an item.
  func tree(at path: IndexPath) -> SectionSnapshot? {
    sectionIdentifier(for: path.section).flatMap { trees[$0] }
  }

  // MARK: - Identifiers and index paths

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the item does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section; nil if the section does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.index(of: sectionIdentifier)
  }

  // MARK: - UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.current.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.current.positions(ofSection: section).count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.dataSourceLacksSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the titles of the section index at the edge. Returns nil unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item that a title of the section index leads to. Unless overridden, the first item of the section with
  /// that index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Returns whether `reorderingHandlers` allow an item to be moved. Without handlers, returns false.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let (initial, initialTrees) = (shown.current, trees)
    var final = initial
    final.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let sections = Set([sourceIndexPath.section, destinationIndexPath.section]).sorted()
      .compactMap { sectionIdentifier(for: $0) }
    move(item, among: sections, in: final)
    // The items below it move, too, which the view does not know.
    let moved = final
    let isWhole = final.show(trees, in: sections)
    defer { if !isWhole { show(final, after: moved, in: collectionView) } }
    guard reorderingHandlers.willReorder != nil || reorderingHandlers.didReorder != nil else {
      return shown.take(moved)
    }
    let finalTrees = trees
    func tree(
      _ section: SectionIdentifierType, _ trees: [SectionIdentifierType: SectionSnapshot], _ all: Snapshot
    ) -> SectionSnapshot { trees[section] ?? SectionSnapshot(all.itemIdentifiers(inSection: section)) }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections.map { section in
        let (before, after) = (tree(section, initialTrees, initial), tree(section, finalTrees, final))
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
          difference: after.items.difference(from: before.items).inferringMoves())
      })
    reorderingHandlers.willReorder?(transaction)
    shown.take(moved)
    reorderingHandlers.didReorder?(transaction)
  }

  /// Moves an item with everything below it between the trees of sections, after it has moved in a snapshot.
  private func move(_ item: ItemIdentifierType, among sections: [SectionIdentifierType], in moved: Snapshot) {
    let part =
      sections.lazy.compactMap { self.trees[$0] }.first { $0.contains(item) }?
      .snapshot(of: item, includingParent: true) ?? SectionSnapshot([item])
    for section in sections {
      let visible = moved.itemIdentifiers(inSection: section)
      if trees[section] == nil, part.items.count > 1, visible.contains(item) {
        trees[section] = SectionSnapshot(visible)
      }
      trees[section]?.follow(item, with: part, in: visible)
    }
  }

  /// Shows what has moved together with an item, unless the app has already shown something else.
  private func show(_ final: Snapshot, after moved: Snapshot, in view: UICollectionView) {
    let change = { [shown] in
      guard shown.current.itemIdentifiers == moved.itemIdentifiers else { return }
      shown.replace(by: final, isAnimated: true, nil)
    }
    // The movement itself may be a part of an update.
    if view.hasUncommittedUpdates { view.performBatchUpdates(nil) { _ in change() } } else { change() }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Gives sections the visible items of their trees. Returns whether they had these.
  fileprivate mutating func show(
    _ trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    in sections: [SectionIdentifierType]
  ) -> Bool {
    let items = sections.map { trees[$0]?.visibleItems ?? itemIdentifiers(inSection: $0) }
    guard zip(sections, items).contains(where: { itemIdentifiers(inSection: $0) != $1 }) else { return true }
    for section in sections { deleteItems(itemIdentifiers(inSection: section)) }
    for (section, items) in zip(sections, items) { appendItems(items, toSection: section) }
    return false
  }
}

extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user moves.
  public struct ReorderingHandlers {
    /// The changes of a movement.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Creates handlers that do nothing.
    public init() {}

    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source applies a movement.
    public var willReorder: ((Transaction) -> Void)?

    /// Called after the data source has applied a movement. Apply it to the app's own data here.
    public var didReorder: ((Transaction) -> Void)?
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Moves an item with its descendants, a part of this or another tree, to its position among the visible items. Removes it
  /// if it is no longer among them.
  fileprivate mutating func follow(
    _ item: ItemIdentifierType, with part: Self, in visible: [ItemIdentifierType]
  ) {
    if contains(item) { delete([item]) }
    guard let position = visible.firstIndex(of: item) else { return }
    let below = Set(part.items)
    if let next = visible[(position + 1)...].first(where: { !below.contains($0) }), contains(next) {
      insert(part, before: next)
    } else if let last = rootItems.last {
      insert(part, after: last)
    } else {
      self = part
    }
  }
}
