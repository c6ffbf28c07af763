/// The result of testing whether a data source implements moving items.
struct MovementProbe {
  weak var dataSource: (any UICollectionViewDataSource)?
  var movesItems = true
  var isUnderWay = false
}
