// The data as the view presents it, and reports of mistakes in it.
extension UICollectionView {
  /// The counts of the presentation.
  var counts: ItemCounts { data.counts }

  /// Returns the number of items in a section. For a section that does not exist, returns 0 and reports a diagnostic.
  func itemCount(inSection section: Int) -> Int {
    let counts = counts
    if let count = counts[section] { return count }
    report(
      .indexPathOutOfRange,
      "The number of items in section \(section) was requested, but there are \(counts.sections) sections. "
        + "The collection view returns 0. Pass the index of an existing section.")
    return 0
  }

  /// Whether the index paths of all items are those of the data.
  var presentsItemsAsInData: Bool { data.isAsInData }

  /// Returns the index path in the data for an item, given its presentation index path; nil for an item that is not in
  /// the data.
  func itemInData(at path: IndexPath) -> IndexPath? {
    data.isPlaceholder(path) ? nil : data.dataPath(of: path)
  }

  /// Reports a mistake about a subject, once for this layout and this data.
  func report(_ code: UIDiagnostic.Code, about subject: String = "", _ message: @autoclosure () -> String) {
    mistakes.report(code, about: subject, message())
  }
}

extension UICollectionView: SnapshotShowing {
  func update(by changes: [UpdateOperation]) { batchUpdater.add(changes) }
}
