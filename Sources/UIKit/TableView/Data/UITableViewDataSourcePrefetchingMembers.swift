/// The optional member of a prefetching data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDataSourcePrefetchingMembers {
  let prefetching: any UITableViewDataSourcePrefetching

  /// Called with announced rows that are no longer likely to be needed.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetching.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension UITableViewDataSourcePrefetching {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableView: UITableViewDataSourcePrefetchingMembers? {
    UITableViewDataSourcePrefetchingMembers(prefetching: self)
  }
}
