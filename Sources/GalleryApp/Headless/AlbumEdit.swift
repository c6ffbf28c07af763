/// A change of the pictures of an album or their order.
package enum AlbumEdit: String, CaseIterable, Hashable, Sendable {
  /// Inserts the picture that was removed last, or a copy of the last picture.
  case insert
  /// Removes a picture in the centre of the view.
  case delete
  /// Moves a picture in the centre of the view to the beginning of its section, or the first one to the end.
  case move
  /// Reorders the pictures of the section in the centre of the view, in the same way every time.
  case shuffle
}
