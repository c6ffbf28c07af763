/// The positions of a scroll indicator along its track.
///
/// The indicator is at the start of the track at progress 0, and at its end at progress 1, however long it is.
struct ScrollIndicatorTrack: Equatable {
  /// The minimum length of an indicator in points, unless its track is shorter.
  static let minimumLength: CGFloat = 36

  /// The start of the track in points.
  let start: CGFloat
  /// The length of the track in points.
  let length: CGFloat
  /// The length of the indicator in points.
  let indicatorLength: CGFloat

  /// Creates the track of an indicator.
  ///
  /// The ratio of the indicator's length to the track's is that of the visible area to the content, but the indicator
  /// is at least 36 points long. Past an edge it shrinks by the distance, down to `shortest`.
  ///
  /// - Returns: Nil when the track has no length.
  init?(_ track: ClosedRange<CGFloat>, progress: ScrollProgress, shortest: CGFloat) {
    start = track.lowerBound
    length = track.upperBound - track.lowerBound
    guard length > 0 else { return nil }
    let full = min(length, max(Self.minimumLength, length * progress.visibleFraction))
    indicatorLength = min(length, max(shortest, full - progress.overshoot))
  }

  /// Returns the start of the indicator at a progress.
  func indicatorStart(atProgress progress: CGFloat) -> CGFloat {
    start + (length - indicatorLength) * progress
  }

  /// Returns the progress, from 0 to 1, at which the indicator starts at a position.
  func progress(atIndicatorStart position: CGFloat) -> CGFloat {
    let room = length - indicatorLength
    return room > 0 ? min(max((position - start) / room, 0), 1) : 0
  }
}
