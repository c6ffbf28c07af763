/// A section of a compositional layout: a group, repeated as often as the section's items need.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The margins between the groups and the edges, headers and footers of the section, in points. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The gap between repetitions of the group, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0

  /// What the margins across the scroll direction are measured from. Default as the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What the margins of headers and footers are measured from. Default from the section's own margins.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether, and how, the section scrolls across the layout's axis. Default not.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How that scrolling decelerates and bounces.
  public internal(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and the like. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep to the section's margins. Default true. Deprecated by Apple for
  /// `supplementaryContentInsetsReference`.
  open var supplementariesFollowContentInsets = true

  /// Backgrounds. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called before the items of the section that are in view are shown, on every scroll, and may change their looks.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// An independent object with the same values. Called on the main actor only; `NSCopying` leaves that unsaid.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group)
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties = orthogonalScrollingProperties
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      return copy
    }
  }
}
