import Geometry

/// A layout whose items are in numbered slots. It finds the items near a rectangle by inverting the formula for their
/// positions. The cost of ``items(at:intersecting:)`` depends on the items found, not on the number of all items.
public protocol SlottedLayout {
  /// How far the content is scrolled.
  associatedtype Offset
  /// Values that all slots share at an offset, computed once for a query.
  associatedtype Front
  /// An item as it is drawn.
  associatedtype Item

  /// The size of the viewport.
  var viewportSize: Size2D { get }

  /// The values that all slots share at an offset.
  func front(at offset: Offset) -> Front

  /// The slots whose items can intersect a rectangle. The rectangle is relative to the viewport and has an area.
  func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int>

  /// The item in a slot. Nil when the slot is empty, or the item does not intersect the rectangle.
  func item(inSlot slot: Int, _ front: Front, intersecting rectangle: Rectangle) -> Item?
}

extension SlottedLayout {
  /// The items that intersect the viewport at an offset. There are none when the viewport has no area.
  @inlinable
  public func items(at offset: Offset) -> SlottedItems<Self> {
    items(at: offset, intersecting: viewportSize.asViewport)
  }

  /// The items that intersect a rectangle at an offset, in the order of their slots. The rectangle is relative to the
  /// viewport. There are no items when it has no area.
  @inlinable
  public func items(at offset: Offset, intersecting rectangle: Rectangle) -> SlottedItems<Self> {
    SlottedItems(of: self, at: offset, intersecting: rectangle)
  }
}

/// The items of a layout that intersect a rectangle.
///
/// - Complexity: O(*k*) for a whole pass over *k* slots near the rectangle. Allocates nothing.
public struct SlottedItems<Layout: SlottedLayout>: Sequence, IteratorProtocol {
  @usableFromInline let layout: Layout
  @usableFromInline let front: Layout.Front
  @usableFromInline let rectangle: Rectangle
  @usableFromInline var slots: Range<Int>

  @inlinable
  init(of layout: Layout, at offset: Layout.Offset, intersecting rectangle: Rectangle) {
    self.layout = layout
    self.rectangle = rectangle.asQuery
    front = layout.front(at: offset)
    slots = self.rectangle.isEmpty ? 0..<0 : layout.slots(front, near: self.rectangle)
  }

  /// The item in the next slot that is not empty.
  @inlinable
  public mutating func next() -> Layout.Item? {
    while let slot = slots.popFirst() {
      if let item = layout.item(inSlot: slot, front, intersecting: rectangle) { return item }
    }
    return nil
  }
}
