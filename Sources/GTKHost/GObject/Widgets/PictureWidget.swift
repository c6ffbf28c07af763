import CGTK4

/// A `GtkPicture`, which is filled by its picture.
final class PictureWidget: Widget {
  convenience init() {
    self.init(adding: gtk_picture_new()!)
    gtk_picture_set_content_fit(opaque, GTK_CONTENT_FIT_COVER)
    gtk_picture_set_can_shrink(opaque, 1)
  }

  func show(_ texture: Texture) { texture.show(in: opaque) }

  var hasPicture: Bool { gtk_picture_get_paintable(opaque) != nil }
}
