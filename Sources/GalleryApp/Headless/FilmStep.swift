/// A step of a film that shows changes instead of scrolling.
public enum FilmStep: Hashable, Sendable {
  /// Changes to another layout.
  case layout(GalleryLayout)
  /// Changes the pictures of the album or their order.
  case edit(AlbumEdit)

  /// Creates the step with the name of a layout or an edit.
  public init?(name: String) {
    if let layout = GalleryLayout(rawValue: name) {
      self = .layout(layout)
    } else if let edit = AlbumEdit(rawValue: name) {
      self = .edit(edit)
    } else {
      return nil
    }
  }
}
