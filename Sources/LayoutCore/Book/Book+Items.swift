import Geometry

extension Book: SlottedLayout {
  /// A page as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The pose of the page.
    public var pose: Pose
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The opening of the book and the position of its spine.
  public typealias Front = (opening: Opening, spine: Point2D)

  /// The opening of the book and the position of its spine at an offset.
  public func front(at offset: Double) -> Front { (opening(at: offset), spine(at: offset)) }

  /// The leaves that can be visible: the open ones, the turning one, and the edges of the stacks.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> { leaves(front.opening) }

  /// The page of a leaf that faces the reader. Nil when it does not intersect the rectangle.
  public func item(inSlot leaf: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item? {
    guard let (item, pose) = facingItem(ofLeaf: leaf, front.opening),
      let drawn = quadrilateral(pose, spine: front.spine), drawn.intersects(rectangle)
    else { return nil }
    return Item(item: item, pose: pose, quadrilateral: drawn)
  }
}
