// Placeholders among the items: part of the presentation, but not of the data.
extension UICollectionView {
  /// Returns whether a placeholder is at a presentation index path.
  func isPlaceholder(_ path: IndexPath) -> Bool {
    !placeholders.isEmpty && placeholders.placeholder(at: path) != nil
  }

  /// Inserts a placeholder at its index path, if that is valid.
  func insert(_ context: DropPlaceholderContext) {
    layoutIfNeeded()
    let path = context.placeholder.insertionIndexPath
    guard path.count == 2, let count = counts[path.section], (0...count).contains(path.item) else {
      return reportOutOfRange(path, "used for a placeholder")
    }
    change(.insert(context, at: path)) {}
  }

  /// Returns the index path in the data at which an item would replace a placeholder; nil if the placeholder was
  /// deleted or is about to be.
  func commitPath(of context: DropPlaceholderContext) -> IndexPath? {
    guard let path = placeholders.path(of: context) else { return nil }
    var place = placeholders.dataPath(of: path)
    for change in batch?.placeholderChanges ?? [] {
      switch change {
      case .commit(context, _), .delete(context): return nil
      case .commit(let other, _):
        // Items that are committed before it in the same batch update are already in the data.
        if let earlier = placeholders.path(of: other), earlier.section == path.section, earlier < path {
          place.item += 1
        }
      case .insert, .delete: break
      }
    }
    return place
  }

  /// Changes a placeholder with an animation. Inside a batch update, the change is part of it.
  ///
  /// - Parameters:
  ///   - change: The change of the placeholder.
  ///   - dataSourceUpdates: Makes the corresponding change of the data.
  func change(_ change: PlaceholderChange, _ dataSourceUpdates: () -> Void) {
    guard batch == nil else {
      // The data must match the changes reported so far when the collection view asks for it.
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

  /// Returns the map from the old to the new presentation, in which placeholders are items.
  ///
  /// An item that replaces a placeholder is shown like a reloaded item.
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
    knownCounts = new.counts(presenting: data)
    presented += operations.map { $0.presented(before: old, after: new) }
    return try UpdateMap(presented, from: before, to: counts)
  }

  /// Returns the configured cell of a placeholder.
  func makeCell(for placeholder: UICollectionViewPlaceholder, _ key: ElementKey) -> UICollectionViewCell {
    let reuseKey = ReuseKey.cell(placeholder.reuseIdentifier)
    let cell = dequeue(
      UICollectionViewCell.self, reuseKey, for: key, from: reusePool.source(for: reuseKey))
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
