/// A data source that holds what is shown as a snapshot, and leads from one to the next by a batch update.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Supplies the cell of an item: dequeued for this index path and filled in.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// Supplies the view of a supplementary element of a kind: dequeued for this index path and filled in.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Everything there is, by identifier.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// One section's items, as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The trees that were applied to sections.
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Makes a data source without sections, and the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Supplies supplementary views, when the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told when the user moves items by hand.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told when the user expands and collapses items, by + and − for the one in focus.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: - Snapshots

  /// A copy of what is shown, without marks.
  open func snapshot() -> Snapshot { current }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to be shown.
  ///   - animatingDifferences: Whether elements move to where they are then; what is the same keeps its views in any case.
  ///   - completion: Called at the end of the animation.
  /// - Complexity: O(*n*) for *n* items before and after, and O(*k* log *k*) for *k* that came, went or moved.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    for section in trees.keys where !snapshot.sections.contains(section) { trees[section] = nil }
    update(to: snapshot, isAnimated: animatingDifferences, completion)
  }

  /// Shows another snapshot, and waits for the end of the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot with all views anew, without looking for what is the same.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    for section in trees.keys where !snapshot.sections.contains(section) { trees[section] = nil }
    for mistake in snapshot.mistakes { UIDiagnostic.report(mistake.code, mistake.message) }
    current = snapshot.withoutMarks
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  /// Shows another snapshot with all views anew, without looking for what is the same.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of a tree in a section, which is added at the end when there is none.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = current
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
    update(to: next, isAnimated: animatingDifferences, completion)
  }

  /// Shows the visible items of a tree in a section, and waits for the end of the animation.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Takes items that move to a section out of the trees of others, with what is below them there and does not move.
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

  /// What a section has: the tree that was applied to it, or else its items without parents.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    trees[section] ?? SectionSnapshot(current.itemIdentifiers(inSection: section))
  }

  /// The tree that was applied to the section of an item.
  func tree(at path: IndexPath) -> SectionSnapshot? {
    sectionIdentifier(for: path.section).flatMap { trees[$0] }
  }

  private func update(to next: Snapshot, isAnimated: Bool, _ completion: (() -> Void)?) {
    for mistake in next.mistakes { UIDiagnostic.report(mistake.code, mistake.message) }
    guard let collectionView else {
      current = next.withoutMarks
      completion?()
      return
    }
    let change = {
      collectionView.performBatchUpdates {
        let difference = SnapshotDifference(SnapshotOrigins(from: self.current, to: next))
        self.current = next.withoutMarks
        collectionView.update(difference.operations)
      } completion: { _ in
        completion?()
      }
    }
    if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
  }

  // MARK: - Identifiers and places

  /// The item at a path; nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.place(at: indexPath).map { current.items[$0] }
  }

  /// The path of an item; nil when there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.items.firstIndex(of: itemIdentifier).map { current.path(ofItemAt: $0) }
  }

  /// The section of an index; nil when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// The index of a section; nil when there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.sections.firstIndex(of: sectionIdentifier)
  }

  // MARK: - UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.places(ofSection: section).count }

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

  /// The titles of a strip at the edge that leads to items; none unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item that a title of the strip leads to; the first one of the section of that index unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether `reorderingHandlers` let an item be moved; not when they are silent.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let (initial, initialTrees) = (current, trees)
    var final = current
    final.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let sections = Set([sourceIndexPath.section, destinationIndexPath.section]).sorted()
      .compactMap { sectionIdentifier(for: $0) }
    for section in sections where trees[section] != nil {
      trees[section]?.follow(item, in: final.itemIdentifiers(inSection: section))
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
    current = final
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user moves items by hand.
  public struct ReorderingHandlers {
    /// What a movement changed.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Makes handlers that do nothing.
    public init() {}

    /// Whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source has taken over a movement.
    public var willReorder: ((Transaction) -> Void)?

    /// Called after that: the time to take it over into the app's own data.
    public var didReorder: ((Transaction) -> Void)?
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Moves an item with all below it to where it is among the visible items; one that is not there any more goes.
  fileprivate mutating func follow(_ item: ItemIdentifierType, in visible: [ItemIdentifierType]) {
    let part = contains(item) ? snapshot(of: item, includingParent: true) : Self([item])
    if contains(item) { delete([item]) }
    guard let place = visible.firstIndex(of: item) else { return }
    let below = Set(part.items)
    if let next = visible[(place + 1)...].first(where: { !below.contains($0) }), contains(next) {
      insert(part, before: next)
    } else if let last = rootItems.last {
      insert(part, after: last)
    } else {
      self = part
    }
  }
}
