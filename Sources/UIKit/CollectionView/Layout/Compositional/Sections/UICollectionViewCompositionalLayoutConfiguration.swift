/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes the default configuration.
  public override init() { super.init() }

  /// The axis along which sections follow one another. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The gap between sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole content. Their index path has one index, 0, that counts up where several are of
  /// one kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the margins of sections across the scroll direction are measured from. Default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// An independent object with the same values. Called on the main actor only; `NSCopying` leaves that unsaid.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
}
