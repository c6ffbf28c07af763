import Geometry

/// The state of a section that is not part of its description: the measured sizes of its elements and its orthogonal
/// scroll offset.
public struct CompositionalMeasurements: Sendable {
  var items: MeasuredSizes
  var boundaries: MeasuredSizes
  /// The scroll offset of an orthogonal section, in points.
  public var scrollOffset: Double

  /// Makes measurements without any size.
  public init() { self.init(items: MeasuredSizes(), boundaries: MeasuredSizes(), scrollOffset: 0) }

  init(items: MeasuredSizes, boundaries: MeasuredSizes, scrollOffset: Double) {
    self.items = items
    self.boundaries = boundaries
    self.scrollOffset = scrollOffset
  }

  /// Whether no element was measured.
  public var isEmpty: Bool { items.items.isEmpty && boundaries.items.isEmpty }

  /// The measurements after an update: the sizes of items that have a new index.
  ///
  /// - Parameter number: Returns the new index of an item. Nil when the item was deleted.
  public func carried(through number: (_ item: Int) -> Int?) -> CompositionalMeasurements {
    var result = self
    result.items = MeasuredSizes()
    for (item, size) in zip(items.items, items.sizes) {
      if let item = number(item) { result.items[item] = size }
    }
    return result
  }

  /// The measured size of an item. Nil while its size is only estimated.
  public func size(ofItem item: Int) -> Size2D? { items[item] }

  /// Stores the measured size of an item.
  public mutating func setSize(_ size: Size2D, ofItem item: Int) { items[item] = size.asExtents }
}
