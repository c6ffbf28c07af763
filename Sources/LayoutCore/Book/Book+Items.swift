import Geometry

extension Book {
  /// A page as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How the page lies.
    public var pose: Pose
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The pages that can be seen in a rectangle: those open, that of the leaf that turns, and the edges of the stacks.
  ///
  /// - Complexity: O(``Book/visibleLeaves``) for a whole pass, whatever the number of items; allocates nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let book: Book
    private let rectangle: Rectangle
    private let opening: Opening
    private let spine: Point2D
    private var leaves: Range<Int>

    init(book: Book, offset: Double, rectangle: Rectangle) {
      self.book = book
      self.rectangle = rectangle.asQuery
      opening = book.opening(at: offset)
      spine = book.spine(at: offset)
      leaves = self.rectangle.isEmpty ? 0..<0 : book.leaves(opening)
    }

    /// The next page in order.
    public mutating func next() -> Item? {
      while let leaf = leaves.popFirst() {
        guard let (item, pose) = book.facingItem(ofLeaf: leaf, opening),
          let drawn = book.quadrilateral(pose, spine: spine), drawn.touches(rectangle)
        else { continue }
        return Item(item: item, pose: pose, quadrilateral: drawn)
      }
      return nil
    }
  }

  /// The pages that can be seen in the viewport at an offset, in order; none when the viewport has no area.
  public func items(at offset: Double) -> Items {
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The pages that can be seen in a rectangle (relative to the viewport) at an offset, in order; none when it has no
  /// area.
  public func items(at offset: Double, touching rectangle: Rectangle) -> Items {
    Items(book: self, offset: offset, rectangle: rectangle)
  }
}
