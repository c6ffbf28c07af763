/// A scroll to an item whose place is only known when it is reached.
struct ItemScroll {
  /// Where the content is scrolled to.
  enum Place {
    /// To where an item is asked to be.
    case position(UICollectionView.ScrollPosition)
    /// To the first or the last point of the content, whatever is there besides the first or the last item.
    case contentEnd(isLast: Bool)
  }

  /// How often the offset is put right at the end.
  static let maximumNumberOfCorrections = 32

  let indexPath: IndexPath
  let place: Place
  var corrections = 0
}
