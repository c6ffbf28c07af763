import LayoutCore
import UIKit

/// Keeps a place current when the meaning of an offset changes: after a resize, a change of the number of items, or a
/// change of a layout's properties.
@MainActor
final class ScrollAnchor<Track: ScrollTrack> {
  /// The track of the last pass with visible items. Nil before the first one.
  private var prepared: Track?
  /// The current place when a resize was announced. Nil when no resize was announced.
  private var placeBeforeResize: Double?
  /// Whether the next pass scrolls to the first item, regardless of the content offset.
  private var startsOver = false

  /// Scrolls to the first item in the next pass. The offset belongs to another layout or another axis.
  func startOver() { startsOver = true }

  /// Stores the current place before a resize. After the resize, the collection view may clamp the offset.
  func sizeWillChange(at offset: Double) {
    if let prepared, placeBeforeResize == nil { placeBeforeResize = prepared.place(at: offset) }
  }

  /// Moves the content of a layout to the offset at which the current place stays current, and wraps the offset of an
  /// endless row. Scrolling to the first item begins at the edge of the content along the cross axis too.
  ///
  /// - Parameter isUntouched: Whether the offset is the initial one of a collection view.
  func moveContent(of layout: some AxisScrolling, in track: Track, isUntouched: Bool) {
    guard let collectionView = layout.collectionView else { return }
    let (offset, wasToStartOver) = (layout.offset, startsOver)
    let target = self.offset(in: track, from: offset, isUntouched: isUntouched)
    let insets = collectionView.adjustedContentInset
    let origin =
      wasToStartOver && !startsOver
      ? CGPoint(x: -insets.left, y: -insets.top) : collectionView.contentOffset
    collectionView.moveContent(
      to: layout.contentOffset(main: target, origin), isWrapping: target == track.wrappedOffset(offset)
    ) { layout.contentOffset(main: track.wrappedOffset(layout.main($0)), $0) }
  }

  /// Returns the offset, well inside the content, at which the current place stays current, and remembers the track.
  ///
  /// - Parameters:
  ///   - track: The track of the new pass.
  ///   - offset: The offset along the scroll axis.
  ///   - isUntouched: Whether it is the initial offset of a collection view.
  func offset(in track: Track, from offset: Double, isUntouched: Bool) -> Double {
    guard track.itemCount > 0 else {
      (prepared, placeBeforeResize) = (nil, nil)
      return offset
    }
    // A view without an extent shows nothing. When it grows again, the same item is current.
    guard track.hasExtent else { return offset }
    defer { (prepared, placeBeforeResize, startsOver) = (track, nil, false) }
    if startsOver { return track.initialOffset }
    guard let prepared else { return track.startingOffset(offset, isUntouched: isUntouched) }
    guard prepared != track || placeBeforeResize != nil else { return track.wrappedOffset(offset) }
    let place = track.nearestPlace(to: placeBeforeResize ?? prepared.place(at: offset), of: prepared)
    return track.shows(place, at: offset, after: prepared)
      ? track.wrappedOffset(offset) : track.offset(ofPlace: place)
  }
}

extension ScrollTrack {
  /// Returns the offset with which content begins that nothing has been anchored in: the initial one, unless another
  /// offset was set before.
  func startingOffset(_ offset: Double, isUntouched: Bool) -> Double {
    isUntouched ? initialOffset : wrappedOffset(offset)
  }
}
