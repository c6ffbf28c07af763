import Geometry

// An item stays in the middle, and is exactly in the middle after a change of its size: the row rests nowhere else.
extension CoverFlow: ScrollTrack {
  /// Whether the viewport has an area.
  public var hasExtent: Bool { viewportSize.width > 0 && viewportSize.height > 0 }

  /// The item in the middle at an offset.
  public func place(at offset: Double) -> Double { Double(middleItem(at: offset) ?? 0) }

  /// The offset of an item.
  public func offset(ofPlace place: Double) -> Double { offset(ofItem: Int(place)) }

  /// Whether only the number of items has changed, and the item is still in the middle.
  public func shows(_ place: Double, at offset: Double, after previous: CoverFlow) -> Bool {
    var other = previous
    other.itemCount = itemCount
    return other == self && self.place(at: offset) == place
  }
}
