import Geometry
import LayoutCore

/// The smallest part of a compositional layout: the place of one item.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// How large the place is.
  public let layoutSize: NSCollectionLayoutSize

  /// Badges and the like that are attached to the item.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// By how much the item is smaller than its place, in points; not counted on an axis whose extent is estimated.
  /// Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What is kept free around the place. Default nothing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size with elements attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// What stands in the place.
  func content(_ translation: inout CompositionalTranslation) -> CompositionalItem.Content { .single }

  /// A new object of the same class with the same values, apart from those set after it was made.
  func makeCopy() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// An independent object with the same values. Called on the main actor only; `NSCopying` leaves that unsaid.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutItem in
      let copy = makeCopy()
      copy.contentInsets = contentInsets
      copy.edgeSpacing = edgeSpacing
      return copy
    }
  }
}

extension Insets {
  /// Insets in the coordinates of a layout, in which reading goes to the right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
  }
}
