import Geometry

/// A layout whose items stand in numbered slots, and that finds those near a rectangle by inverting the formula of where
/// they stand: ``items(at:touching:)`` costs what is there, whatever the number of all items.
public protocol SlottedLayout {
  /// How far the content is scrolled.
  associatedtype Offset
  /// What all slots have in common at an offset, worked out once for a query.
  associatedtype Front
  /// An item as it is drawn.
  associatedtype Item

  /// The size of the viewport.
  var viewportSize: Size2D { get }

  /// What all slots have in common at an offset.
  func front(at offset: Offset) -> Front

  /// Slots outside of which nothing meets a rectangle, which is relative to the viewport and has an area.
  func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int>

  /// The item in a slot; nil when none is there, or it does not meet the rectangle.
  func item(inSlot slot: Int, _ front: Front, touching rectangle: Rectangle) -> Item?
}

extension SlottedLayout {
  /// The items that meet the viewport at an offset; none when the viewport has no area.
  @inlinable
  public func items(at offset: Offset) -> SlottedItems<Self> {
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The items that meet a rectangle (relative to the viewport) at an offset, by their slots; none when it has no area.
  @inlinable
  public func items(at offset: Offset, touching rectangle: Rectangle) -> SlottedItems<Self> {
    SlottedItems(of: self, at: offset, touching: rectangle)
  }
}

/// The items of a layout that meet a rectangle.
///
/// - Complexity: O(*k*) for a whole pass, *k* the slots near the rectangle; allocates nothing.
public struct SlottedItems<Layout: SlottedLayout>: Sequence, IteratorProtocol {
  @usableFromInline let layout: Layout
  @usableFromInline let front: Layout.Front
  @usableFromInline let rectangle: Rectangle
  @usableFromInline var slots: Range<Int>

  @inlinable
  init(of layout: Layout, at offset: Layout.Offset, touching rectangle: Rectangle) {
    self.layout = layout
    self.rectangle = rectangle.asQuery
    front = layout.front(at: offset)
    slots = self.rectangle.isEmpty ? 0..<0 : layout.slots(front, near: self.rectangle)
  }

  /// The item in the next slot that has one there.
  @inlinable
  public mutating func next() -> Layout.Item? {
    while let slot = slots.popFirst() {
      if let item = layout.item(inSlot: slot, front, touching: rectangle) { return item }
    }
    return nil
  }
}
