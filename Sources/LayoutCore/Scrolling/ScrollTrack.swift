/// A scroll axis on which something stays current when the meaning of an offset changes: a row of items, a wheel, or one
/// axis of a sphere.
///
/// A place is what stays: the index of the current item, with a fraction between two items where the track can rest
/// there. Offsets are in points of content along the axis.
public protocol ScrollTrack: Equatable {
  /// The number of items. Without items, no place is kept.
  var itemCount: Int { get }
  /// Whether the first item follows the last one.
  var isEndless: Bool { get }
  /// Whether anything can be seen. A track without an extent has no places.
  var hasExtent: Bool { get }
  /// The offset at which the first item is current.
  var initialOffset: Double { get }

  /// An offset, moved by whole turns well inside the content. The picture is the same at both.
  func wrappedOffset(_ offset: Double) -> Double
  /// The place that is current at an offset.
  func place(at offset: Double) -> Double
  /// The offset, well inside the content, at which a place is current.
  func offset(ofPlace place: Double) -> Double
  /// The place of this track that replaces one of a previous track.
  func nearestPlace(to place: Double, of previous: Self) -> Double
  /// Whether an offset, which was meant for a previous track, shows a place as that track did.
  func shows(_ place: Double, at offset: Double, after previous: Self) -> Bool
}

extension ScrollTrack {
  /// The distance in points by which an offset that was moved to the edge of the middle turn may be outside of it, because
  /// of rounding. Without it, the offset would be moved back, again and again.
  static var wrappingTolerance: Double { 1e-6 }

  /// The same place, or the last item if there are fewer items now.
  public func nearestPlace(to place: Double, of previous: Self) -> Double {
    guard place >= Double(itemCount) else { return place }
    // A place just before the end of an endless row can be rounded to the end, where the row begins again.
    let hasComeRound = isEndless && previous.itemCount == itemCount
    return hasComeRound ? 0 : Double(itemCount - 1)
  }

  /// Whether the place is current at the offset, but for rounding.
  public func shows(_ place: Double, at offset: Double, after previous: Self) -> Bool {
    abs(self.place(at: offset) - place) <= 1e-9
  }
}

extension ScrollPages: ScrollTrack {
  /// Whether pages have a length.
  public var hasExtent: Bool { pageLength > 0 }

  /// The position at an offset.
  public func place(at offset: Double) -> Double { position(at: offset) }

  /// The offset of a position.
  public func offset(ofPlace place: Double) -> Double { offset(atPosition: place) }
}
