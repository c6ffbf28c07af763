import CGTK4

/// An `AdwHeaderBar`.
final class HeaderBarWidget: Widget {
  convenience init() { self.init(adding: adw_header_bar_new()!) }

  func setTitle(_ title: WindowTitle) { adw_header_bar_set_title_widget(opaque, title.pointer()) }

  func packStart(_ widget: Widget) { adw_header_bar_pack_start(opaque, widget.pointer()) }

  func packEnd(_ widget: Widget) { adw_header_bar_pack_end(opaque, widget.pointer()) }

  func remove(_ widget: Widget) { adw_header_bar_remove(opaque, widget.pointer()) }
}
