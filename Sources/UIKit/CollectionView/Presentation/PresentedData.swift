/// The data as a collection view presents it: the counts of the data source, the placeholders among the items, and the
/// item that the user holds.
///
/// Layout and elements use presentation index paths, which count placeholders, and in which the held item is where it
/// would be dropped. The data source and the delegate use index paths of the data.
@MainActor
final class PresentedData {
  private unowned let source: any ItemCountsSource
  /// The counts of the presentation; nil if the data source must be asked.
  private var knownCounts: ItemCounts?
  private var isAsking = false
  private(set) var placeholders = ItemPlaceholders()
  /// The item that the user holds; nil if there is none.
  private(set) var held: HeldItem?

  init(_ source: any ItemCountsSource) { self.source = source }

  // MARK: - Counts

  /// The counts of the presentation. The data source is asked if they are not known.
  var counts: ItemCounts {
    guard source.dataSource != nil else { return .none }
    if let knownCounts { return knownCounts }
    // A data source that asks the view while it is being asked itself receives empty counts.
    guard !isAsking else { return .none }
    let counts = placeholders.counts(presenting: countsOfData)
    knownCounts = counts
    return counts
  }

  /// Whether the counts are known without asking the data source.
  var isKnown: Bool { knownCounts != nil }

  /// Discards the counts, so that the data source is asked again.
  func forgetCounts() { knownCounts = nil }

  /// Records the counts of a presentation that has changed without a change of the data.
  func present(_ counts: ItemCounts) { knownCounts = counts }

  private var countsOfData: ItemCounts {
    isAsking = true
    defer { isAsking = false }
    return source.countsOfData
  }

  // MARK: - Index paths of the data and of the presentation

  /// Whether presentation index paths are those of the data.
  var isAsInData: Bool { held == nil && placeholders.isEmpty }

  /// Returns the index path in the data for a presentation index path. For a placeholder, the index path at which an
  /// item would replace it.
  func dataPath(of path: IndexPath) -> IndexPath {
    placeholders.dataPath(of: held?.map.path(before: path) ?? path)
  }

  /// Returns the index paths in the data for presentation index paths.
  func dataPaths(of paths: [IndexPath]) -> [IndexPath] {
    isAsInData ? paths : paths.map { dataPath(of: $0) }
  }

  /// Returns the index path that the data source and the delegate use for an element. Only items have a different one.
  func dataPath(of key: ElementKey) -> IndexPath {
    key.category == .cell ? dataPath(of: key.indexPath) : key.indexPath
  }

  /// Returns the presentation index path for an index path of the data.
  func presentationPath(of path: IndexPath) -> IndexPath {
    let path = placeholders.presentationPath(of: path)
    return held?.map.path(after: path) ?? path
  }

  // MARK: - Placeholders

  /// Returns whether a placeholder is at a presentation index path.
  func isPlaceholder(_ path: IndexPath) -> Bool {
    !placeholders.isEmpty && placeholders.placeholder(at: path) != nil
  }

  /// Discards all placeholders.
  func discardPlaceholders() { placeholders = ItemPlaceholders() }

  /// Returns the index path in the data at which an item would replace a placeholder; nil if the placeholder was
  /// deleted or is about to be.
  ///
  /// - Parameter pending: The changes of placeholders that the current batch update has collected.
  func commitPath(of context: PresentedPlaceholder, after pending: [PlaceholderChange]) -> IndexPath? {
    guard let path = placeholders.path(of: context) else { return nil }
    var target = placeholders.dataPath(of: path)
    for change in pending {
      switch change {
      case .commit(context, _), .delete(context): return nil
      case .commit(let other, _):
        // Items that are committed before it in the same batch update are already in the data.
        if let earlier = placeholders.path(of: other), earlier.section == path.section, earlier < path {
          target.item += 1
        }
      case .insert, .delete: break
      }
    }
    return target
  }

  // MARK: - The held item

  /// Takes up an item.
  ///
  /// - Parameter viewportCenter: The position of its centre, relative to the upper left corner of the viewport.
  func hold(_ path: IndexPath, at viewportCenter: CGPoint) {
    held = HeldItem(path, of: counts, at: viewportCenter)
  }

  /// Moves the held item, without a change of the presentation.
  func moveHeldItem(to viewportCenter: CGPoint) { held?.viewportCenter = viewportCenter }

  /// Makes room for the held item at another index path.
  ///
  /// - Returns: The change of the presentation; nil if the index path does not exist.
  func makeRoom(at target: IndexPath) -> UpdateMap? { held?.move(to: target) }

  /// Allows the item that made room last to make room again.
  func forgetLastToYield() { held?.lastToYield = nil }

  /// Releases the held item, and returns it.
  func releaseHeldItem() -> HeldItem? {
    defer { held = nil }
    return held
  }

  // MARK: - Updates

  /// Takes over the changes of a batch update.
  ///
  /// An item that replaces a placeholder is shown like a reloaded item.
  ///
  /// - Parameter before: The counts of the presentation before the batch update.
  /// - Returns: The map from the old to the new presentation, in which placeholders are items.
  /// - Throws: The reason why the changes do not lead from the old counts to those of the data source.
  func apply(_ batch: ReportedChanges, to before: ItemCounts) throws(UpdateInconsistency) -> UpdateMap {
    guard !placeholders.isEmpty || !batch.placeholderChanges.isEmpty else {
      return try UpdateMap(batch.operations, from: before, to: counts)
    }
    let commitments = batch.placeholderChanges.compactMap { change -> IndexPath? in
      if case .commit(_, let path) = change { path } else { nil }
    }
    let (old, data) = (placeholders, countsOfData)
    // Inserting an item that replaces a placeholder is already expressed by the commitment.
    let operations = batch.operations.filter { operation in
      !commitments.contains { operation == .insertItem($0) }
    }
    let dataMap = try UpdateMap(
      operations.map { $0.before(commitments) }, from: old.counts(of: before),
      to: data.adding(-1, for: commitments.map(\.section)))
    var new = old.carried(through: dataMap)
    var presented: [UpdateOperation] = []
    for change in batch.placeholderChanges {
      switch change {
      case .insert(let context, let path): new.insert(context, at: path)
      case .commit(let context, _):
        new.commit(context)
        old.path(of: context).map { presented.append(.reloadItem($0)) }
      case .delete(let context):
        new.remove(context)
        old.path(of: context).map { presented.append(.deleteItem($0)) }
      }
    }
    for case .insert(let context, _) in batch.placeholderChanges {
      new.path(of: context).map { presented.append(.insertItem($0)) }
    }
    placeholders = new
    let after = new.counts(presenting: data)
    knownCounts = after
    presented += operations.map { $0.presented(before: old, after: new) }
    return try UpdateMap(presented, from: before, to: after)
  }
}

/// The source of the counts that a collection view presents.
@MainActor
protocol ItemCountsSource: AnyObject {
  /// The app's data source; nil without one.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// The counts that the data source returns now, in the valid range.
  var countsOfData: ItemCounts { get }
}
