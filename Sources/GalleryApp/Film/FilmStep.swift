/// Something a film shows instead of fingers that scroll.
public enum FilmStep: Hashable, Sendable {
  /// Changes to another layout.
  case layout(GalleryLayout)
  /// Changes which pictures there are, or their order.
  case edit(AlbumEdit)

  /// The step with a name: that of a layout or of an edit.
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
