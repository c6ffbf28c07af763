/// One scroll axis of a sphere. A place is a number of pages from the edge of the content.
public struct SphereAxis: ScrollTrack, Hashable, Sendable {
  /// The number of items of the sphere.
  public let itemCount: Int
  /// The scroll distance of one page in points: the extent of the viewport.
  public let pageLength: Double
  /// The number of pages after which the sphere looks the same.
  public let period: Double
  /// Whether the viewport has an area.
  public let hasExtent: Bool

  /// True: turning never ends.
  public var isEndless: Bool { true }
  /// One page, or 0 without items.
  public var initialOffset: Double { itemCount > 0 ? pageLength : 0 }

  /// An offset, moved by whole periods well inside the content. Below half a page a period is added, and at or above
  /// half a page beyond the period, one is subtracted. All other offsets stay unchanged.
  public func wrappedOffset(_ offset: Double) -> Double {
    guard let offset = offset.asOffset else { return initialOffset }
    guard itemCount > 0 else { return offset }
    let (length, lower) = (period * pageLength, pageLength / 2)
    guard length > 0, offset < lower - Self.wrappingTolerance || offset >= lower + length else {
      return offset
    }
    return offset - ((offset - lower) / length).rounded(.down) * length
  }

  /// The pages from the edge of the content to an offset.
  public func place(at offset: Double) -> Double { pageLength > 0 ? offset / pageLength : 1 }

  /// The offset of a number of pages, moved well inside the content.
  public func offset(ofPlace place: Double) -> Double { wrappedOffset(place * pageLength) }

  /// The same place: turns do not end.
  public func nearestPlace(to place: Double, of previous: SphereAxis) -> Double { place }
}

extension Sphere {
  /// The axis along which horizontal scrolling turns the sphere.
  public var horizontalAxis: SphereAxis { axis(pageLength: pageWidth, period: period.x) }
  /// The axis along which vertical scrolling turns the sphere.
  public var verticalAxis: SphereAxis { axis(pageLength: pageHeight, period: period.y) }

  private func axis(pageLength: Double, period: Double) -> SphereAxis {
    SphereAxis(
      itemCount: items, pageLength: pageLength, period: period, hasExtent: pageWidth > 0 && pageHeight > 0)
  }
}
