/// Finds out whether a data source implements moving items. Swift cannot ask an object whether it implements a member
/// with a default, so the member is called once, with a move that changes nothing.
@MainActor
final class MovementProbe {
  private weak var dataSource: (any UICollectionViewDataSource)?
  private var movesItems = true
  private var isUnderWay = false

  /// Returns whether a data source moves items.
  ///
  /// - Parameter move: Asks the data source for a move that changes nothing. Called once for each data source.
  func movesItems(_ dataSource: any UICollectionViewDataSource, _ move: () -> Void) -> Bool {
    if self.dataSource !== dataSource {
      (self.dataSource, movesItems, isUnderWay) = (dataSource, true, true)
      move()
      isUnderWay = false
    }
    return movesItems
  }

  /// Called by the default implementation of the member.
  ///
  /// - Returns: Whether the data source is only being probed.
  func noteMissing() -> Bool {
    if isUnderWay { movesItems = false }
    return isUnderWay
  }
}
