import LayoutCore

/// A view that is attached to an item or a group, such as a badge. It has the index path of the item, or of the
/// group's first.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Where on the item or group it is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of its own lies there; nil for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Its depth; higher is in front. Default 1.
  open var zIndex = 1

  /// Makes an element inside of its host, at the edges of an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, optionalAnchor: nil)
  }

  /// Makes an element whose anchor lies on one of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    optionalAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = optionalAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  func supplement(id: Int) -> CompositionalSupplement {
    CompositionalSupplement(
      id: id, size: layoutSize.value, containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value,
      zIndex: zIndex)
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy
  }
}
