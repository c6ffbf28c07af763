/// A step of a film that shows changes instead of scrolling.
package enum FilmStep: Hashable, Sendable {
  /// Changes to another layout.
  case layout(GalleryLayout)
  /// Changes the pictures of the album or their order.
  case edit(AlbumEdit)
  /// Opens a picture, changes to another one, zooms it, or closes it.
  case viewer(ViewerAction)

  /// Makes the thumbnails larger by a step.
  case larger
  /// Makes the thumbnails smaller by a step.
  case smaller

  /// Creates the step with the name of a layout, an edit or an action of the viewer, or with the name
  /// `larger` or `smaller`.
  package init?(name: String) {
    if let layout = GalleryLayout(rawValue: name) {
      self = .layout(layout)
    } else if let edit = AlbumEdit(rawValue: name) {
      self = .edit(edit)
    } else if let action = ViewerAction(rawValue: name) {
      self = .viewer(action)
    } else if name == "larger" {
      self = .larger
    } else if name == "smaller" {
      self = .smaller
    } else {
      return nil
    }
  }
}
