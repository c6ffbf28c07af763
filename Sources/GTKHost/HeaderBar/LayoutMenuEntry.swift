import CGTK4
import Geometry
import UIKit

/// An entry of the layout menu: a small picture of the content in a layout, above the layout's title.
@MainActor
final class LayoutMenuEntry {
  let choice: LayoutChoice
  /// The entry as a child of a flow box.
  let widget: UnsafeMutablePointer<GtkWidget>

  private let picture = gtk_picture_new()!

  init(_ choice: LayoutChoice) {
    self.choice = choice
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)!
    let label = gtk_label_new(choice.title)!
    gtk_widget_add_css_class(label, "caption")
    gtk_widget_add_css_class(picture, "layout-picture")
    gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN)
    gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_COVER)
    gtk_picture_set_can_shrink(OpaquePointer(picture), 1)
    gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
    gtk_widget_set_visible(picture, 0)
    gtk_box_append(pointer(box, to: GtkBox.self), picture)
    gtk_box_append(pointer(box, to: GtkBox.self), label)
    widget = gtk_flow_box_child_new()
    gtk_flow_box_child_set_child(pointer(widget, to: GtkFlowBoxChild.self), box)
    setAccessibleLabel(choice.title, of: widget)
  }

  /// Reserves room for a picture of a size in points.
  func reserve(_ size: Size2D) {
    gtk_widget_set_size_request(picture, gint(size.width), gint(size.height))
    gtk_widget_set_visible(picture, 1)
  }

  /// Shows a picture instead of the previous one.
  func show(_ image: UIImage) {
    image.cgImage.flatMap { Texture($0.bitmap) }?.show(in: OpaquePointer(picture))
  }

  /// Whether a picture was shown.
  var hasPicture: Bool { gtk_picture_get_paintable(OpaquePointer(picture)) != nil }
}
