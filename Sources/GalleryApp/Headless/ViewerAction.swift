/// What a film does with an open picture.
package enum ViewerAction: String, CaseIterable, Hashable, Sendable {
  /// Opens the current picture of the album.
  case open
  /// Shows the next picture.
  case next
  /// Zooms in or out, as a double click in the middle does.
  case zoom
  /// Returns the picture to the album.
  case close
}
