/// A data source whose items can have child items, which are visible or hidden.
@MainActor
protocol ItemExpanding: AnyObject {
  /// Returns whether the children of an item are visible.
  func isExpanded(at path: IndexPath) -> Bool

  /// Returns the number of ancestors of an item; nil without a section snapshot.
  func level(at path: IndexPath) -> Int?

  /// Expands or collapses an item for the user.
  ///
  /// - Returns: Whether this changed anything.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath) -> Bool
}
