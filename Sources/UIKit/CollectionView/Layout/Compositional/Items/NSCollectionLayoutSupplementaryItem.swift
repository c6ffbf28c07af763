import LayoutCore

/// A view that is attached to an item or a group, such as a badge. It has the index path of the item, or of the group's
/// first item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The anchor on the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view that is placed at `containerAnchor`. If nil, this is the point at the same edges of the view.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index; higher values are in front. Default 1.
  open var zIndex = 1

  /// Creates an element inside its item or group, at the edges of an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, optionalAnchor: nil)
  }

  /// Creates an element whose own anchor is placed at an anchor of its item or group.
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
