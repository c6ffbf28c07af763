import Geometry

extension SpinningWheel: ScrollTrack {
  /// Whether the viewport has an area.
  public var hasExtent: Bool { viewportSize.width > 0 && viewportSize.height > 0 }

  /// The index on top at an offset.
  public func place(at offset: Double) -> Double { index(at: offset) }

  /// The offset of an index.
  public func offset(ofPlace place: Double) -> Double { offset(atIndex: place) }
}
