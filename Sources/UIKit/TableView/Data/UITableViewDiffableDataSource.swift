/// A data source of a table view that stores its contents as a snapshot, and applies a new snapshot with an animated
/// update.
///
/// Subclasses override the members about titles, editing and moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item, dequeued and configured.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The sections and items, by identifier.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Creates a data source without sections, and makes it the table view's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    shown = ShownSnapshot(in: tableView)
    super.init()
    tableView.dataSource = self
  }

  /// How rows appear and disappear. Default automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - Snapshots

  /// Returns a copy of the current snapshot, without marks.
  open func snapshot() -> Snapshot { shown.current }

  /// Applies a snapshot.
  ///
  /// Code in Swift 5 mode can call this method on another thread, which waits for the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether rows move to their new positions with an animation. Rows that stay keep their
  ///     cells in any case.
  ///   - completion: Called at the end of the animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    MainQueue.perform {
      shown.replace(
        by: snapshot, isAnimated: animatingDifferences,
        willUpdate: { [weak tableView = tableView, animation = defaultRowAnimation] in
          tableView?.animations.fallback = animation
        }, completion)
    }
  }

  /// Applies a snapshot, and waits for the end of the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot and reloads all cells, without computing the difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    MainQueue.perform { shown.reload(with: snapshot, completion) }
  }

  /// Applies a snapshot and reloads all cells, without computing the difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
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

  // MARK: - UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.current.positions(ofSection: section).count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header. Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the title of a section's footer. Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns whether a row can be edited. Returns false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Inserts or deletes a row, because the user asked for it. Override it to apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.dataSourceLacksCommit() }

  /// Returns whether the user may move a row. Returns false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row. Override it to apply a snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.dataSourceLacksMovement() }

  /// Returns the titles of the section index at the edge. Returns nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that a title of the section index leads to. Unless overridden, the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
