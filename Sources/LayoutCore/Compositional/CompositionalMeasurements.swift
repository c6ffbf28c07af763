import Geometry

/// What is known of a section beside its description: the sizes of elements that were measured, and how far it is
/// scrolled by itself.
public struct CompositionalMeasurements: Sendable {
  var items: MeasuredSizes
  var boundaries: MeasuredSizes
  /// How far an orthogonal section is scrolled, in points.
  public var scrollOffset: Double

  /// Nothing is known.
  public init() { self.init(items: MeasuredSizes(), boundaries: MeasuredSizes(), scrollOffset: 0) }

  init(items: MeasuredSizes, boundaries: MeasuredSizes, scrollOffset: Double) {
    self.items = items
    self.boundaries = boundaries
    self.scrollOffset = scrollOffset
  }

  /// Whether no element was measured.
  public var isEmpty: Bool { items.items.isEmpty && boundaries.items.isEmpty }

  /// What stays when items come and go: the sizes of those that have a number afterwards.
  public func carried(through number: (_ item: Int) -> Int?) -> CompositionalMeasurements {
    var result = self
    result.items = MeasuredSizes()
    for (item, size) in zip(items.items, items.sizes) {
      if let item = number(item) { result.items[item] = size }
    }
    return result
  }

  /// The size that an item was measured to have; nil while it is only estimated.
  public func size(ofItem item: Int) -> Size2D? { items[item] }

  /// Takes note of the size of an item.
  public mutating func setSize(_ size: Size2D, ofItem item: Int) { items[item] = size.asExtents }
}
