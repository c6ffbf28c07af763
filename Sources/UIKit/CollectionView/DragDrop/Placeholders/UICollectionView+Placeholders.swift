// Placeholders among the items: shown by the view, unknown to the data source.
extension UICollectionView {
  /// Whether a placeholder stands at a presented path.
  func isPlaceholder(_ path: IndexPath) -> Bool {
    !placeholders.isEmpty && placeholders.placeholder(at: path) != nil
  }

  /// Puts a placeholder where it says, if there is such a place.
  func insert(_ context: DropPlaceholderContext) {
    layoutIfNeeded()
    let path = context.placeholder.insertionIndexPath
    guard path.count == 2, let count = counts[path.section], (0...count).contains(path.item) else {
      return reportOutOfRange(path, "chosen for a placeholder")
    }
    change(.insert(context, at: path)) {}
  }

  /// Where in the data an item would take the place of a placeholder; nil when that is gone, or about to.
  func pathOfCommitment(of context: DropPlaceholderContext) -> IndexPath? {
    guard let path = placeholders.path(of: context) else { return nil }
    var place = placeholders.dataPath(of: path)
    for change in batch?.placeholderChanges ?? [] {
      switch change {
      case .commit(context, _), .delete(context): return nil
      case .commit(let other, _):
        // Items that come in before it in the same batch are in the data already.
        if let earlier = placeholders.path(of: other), earlier.section == path.section, earlier < path {
          place.item += 1
        }
      case .insert, .delete: break
      }
    }
    return place
  }

  /// Changes a placeholder, animated; in a batch with the rest of it.
  ///
  /// - Parameter dataSourceUpdates: Changes the data along with it.
  func change(_ change: PlaceholderChange, _ dataSourceUpdates: () -> Void) {
    guard batch == nil else {
      // What was said of the data so far must be true of it when it is looked at.
      dataSourceUpdates()
      batch?.placeholderChanges.append(change)
      return
    }
    withoutActuallyEscaping(dataSourceUpdates) { dataSourceUpdates in
      performUpdates(
        {
          self.batch?.placeholderChanges.append(change)
          dataSourceUpdates()
        }, completion: nil)
    }
  }

  /// The way from what was presented to what is, in which placeholders are items.
  ///
  /// An item that takes the place of a placeholder is shown like one that is reloaded.
  func mapOfPresentation(
    after batch: BatchUpdate, from before: ItemCounts
  ) throws(UpdateInconsistency) -> UpdateMap {
    guard !placeholders.isEmpty || !batch.placeholderChanges.isEmpty else {
      return try UpdateMap(batch.operations, from: before, to: counts)
    }
    let commitments = batch.placeholderChanges.compactMap { change -> IndexPath? in
      if case .commit(_, let path) = change { path } else { nil }
    }
    let (old, data) = (placeholders, countsOfData)
    // Who says of an item that it is new says no more than its placeholder does.
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
    knownCounts = new.counts(presenting: data)
    presented += operations.map { $0.presented(before: old, after: new) }
    return try UpdateMap(presented, from: before, to: counts)
  }

  /// The cell of a placeholder, filled in.
  func makeCell(for placeholder: UICollectionViewPlaceholder, _ key: ElementKey) -> UICollectionViewCell {
    let reuseKey = ReuseKey.cell(placeholder.reuseIdentifier)
    let cell = dequeue(
      UICollectionViewCell.self, reuseKey, for: key, from: reusePool.source(for: reuseKey))
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
