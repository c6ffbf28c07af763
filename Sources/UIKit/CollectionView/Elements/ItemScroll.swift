/// A scroll to an item whose place is only known when it is reached.
struct ItemScroll {
  /// How often the offset is put right at the end.
  static let greatestNumberOfCorrections = 32

  let indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
  var corrections = 0
}
