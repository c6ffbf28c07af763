import Geometry
import LayoutCore

/// The smallest part of a compositional layout: the room for one item.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the room.
  public let layoutSize: NSCollectionLayoutSize

  /// The supplementary elements, such as badges, that are attached to the item.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The insets of the item within its room, in points. They are ignored on an axis with an estimated extent. Default
  /// zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the room. Default nil: no spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary elements.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Returns what the room contains.
  func content(_ translation: inout CompositionalTranslation) -> CompositionalItem.Content { .single }

  /// Returns a new object of the same class with the values that the initializer sets.
  func makeCopy() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Returns an independent object with the same values. Call this method on the main actor only. `NSCopying` does not
  /// declare this requirement.
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
  /// Creates insets in layout coordinates, in which reading direction is to the right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
  }
}
