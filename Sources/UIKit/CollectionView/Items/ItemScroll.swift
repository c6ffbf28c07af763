/// A scroll to an item whose final position is known only when it is reached.
struct ItemScroll {
  /// Where the scroll ends.
  enum Destination {
    /// An item at a scroll position.
    case position(UICollectionView.ScrollPosition)
    /// The start or the end of the content, including what is before the first or after the last item.
    case contentEnd(isLast: Bool)

    var isContentEnd: Bool { if case .contentEnd = self { true } else { false } }
  }

  /// The maximum number of corrections of the offset at the end.
  static let maximumNumberOfCorrections = 32

  var indexPath: IndexPath
  let destination: Destination
  var corrections = 0
}
