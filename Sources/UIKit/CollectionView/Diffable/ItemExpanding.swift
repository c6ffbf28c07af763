/// A data source whose items can have others below them, which are shown or not.
@MainActor
protocol ItemExpanding: UICollectionViewDataSource {
  /// Whether what is below an item is shown.
  func isExpanded(at path: IndexPath) -> Bool

  /// Shows or hides what is below an item, for the user.
  ///
  /// - Returns: Whether there was anything to show or to hide.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath) -> Bool
}
