/// Whether a data source was found to move items.
struct MovementProbe {
  weak var dataSource: (any UICollectionViewDataSource)?
  var movesItems = true
  var isUnderWay = false
}
