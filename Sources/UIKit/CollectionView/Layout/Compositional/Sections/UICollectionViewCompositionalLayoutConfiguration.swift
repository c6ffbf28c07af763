/// The properties of a compositional layout that concern all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Creates the default configuration.
  public override init() { super.init() }

  /// The axis along which sections follow one another. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole content. Their index path has one index, 0. If several have the same kind,
  /// they are numbered from 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference from which the margins of sections along the cross axis are measured. Default: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns an independent object with the same values. Call this method on the main actor only. `NSCopying` does not
  /// declare this requirement.
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
