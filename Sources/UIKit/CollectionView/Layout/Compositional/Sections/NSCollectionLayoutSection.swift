/// A section of a compositional layout: a group that repeats until all items of the section are placed.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for another section.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section from a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The margins between the groups and the edges, headers and footers of the section, in points. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between repetitions of the group, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0

  /// The reference from which the margins along the cross axis are measured. Default automatic: that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The reference from which the margins of headers and footers are measured. Default automatic: the section's own
  /// margins.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How the section scrolls along the cross axis of the layout. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How orthogonal scrolling decelerates and bounces.
  public internal(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The headers, footers and other elements at the edges of the section. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers follow the section's margins. Default true. Deprecated by Apple in favour of
  /// `supplementaryContentInsetsReference`.
  open var supplementariesFollowContentInsets = true

  /// The decorations behind the section. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called on every scroll before the visible items of the section are shown. It may change their appearance.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns an independent object with the same values. Call this method on the main actor only. `NSCopying` does not
  /// declare this requirement.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group)
      copy.list = list
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
      copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      return copy
    }
  }
}
