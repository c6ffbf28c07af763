import Geometry

extension Book: SlottedLayout {
  /// A page as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How the page lies.
    public var pose: Pose
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// Where the book is open, and where its spine is.
  public typealias Front = (opening: Opening, spine: Point2D)

  /// Where the book is open at an offset, and where its spine is.
  public func front(at offset: Double) -> Front { (opening(at: offset), spine(at: offset)) }

  /// The leaves that can be seen: those open, the one that turns, and the edges of the stacks.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> { leaves(front.opening) }

  /// The page of a leaf that looks towards the reader, if it meets a rectangle.
  public func item(inSlot leaf: Int, _ front: Front, touching rectangle: Rectangle) -> Item? {
    guard let (item, pose) = facingItem(ofLeaf: leaf, front.opening),
      let drawn = quadrilateral(pose, spine: front.spine), drawn.touches(rectangle)
    else { return nil }
    return Item(item: item, pose: pose, quadrilateral: drawn)
  }
}
