import CGTK4
import DisplayList

/// A `GtkWidget`.
class Widget: GObjectReference {
  // MARK: - Properties

  /// Whether the widget is shown when the widget that contains it is.
  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer()) != 0 }
    set { gtk_widget_set_visible(pointer(), newValue.gboolean) }
  }

  /// Whether the widget is on screen.
  var isMapped: Bool { gtk_widget_get_mapped(pointer()) != 0 }

  /// Whether the user can use the widget.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer()) != 0 }
    set { gtk_widget_set_sensitive(pointer(), newValue.gboolean) }
  }

  /// Adds a style class, or removes it.
  func setStyleClass(_ name: String, isPresent: Bool = true) {
    if isPresent {
      gtk_widget_add_css_class(pointer(), name)
    } else {
      gtk_widget_remove_css_class(pointer(), name)
    }
  }

  /// Clips what the widget contains to its bounds.
  func hideOverflow() { gtk_widget_set_overflow(pointer(), GTK_OVERFLOW_HIDDEN) }

  /// The opacity, from 0 to 1.
  func setOpacity(_ opacity: Double) { gtk_widget_set_opacity(pointer(), opacity) }

  /// Hides the pointer while it is over the widget.
  func setPointerHidden(_ isHidden: Bool) {
    gtk_widget_set_cursor_from_name(pointer(), isHidden ? "none" : nil)
  }

  /// Lets pointers through to what is below.
  func ignorePointers() { gtk_widget_set_can_target(pointer(), 0) }

  /// The colour of text in the widget.
  var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer()), &color)
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
    )
  }

  /// Whether text in the widget is written from right to left.
  var isRightToLeft: Bool { gtk_widget_get_direction(pointer()) == GTK_TEXT_DIR_RTL }

  /// Whether the user's language is written from right to left.
  static var isLanguageRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// Sets the tooltip, and the name that screen readers announce.
  func setTitle(_ title: String) {
    gtk_widget_set_tooltip_text(pointer(), title)
    setAccessibleLabel(title)
  }

  // MARK: - Tree

  /// The widget that contains this one.
  var parent: Widget? { gtk_widget_get_parent(pointer()).map { Widget(adding: $0) } }

  /// The innermost ancestor of the widget below another one, or the widget itself.
  func ancestor(below container: Widget) -> Widget {
    var ancestor: UnsafeMutablePointer<GtkWidget> = pointer()
    while let outer = gtk_widget_get_parent(ancestor), outer.raw != container.raw { ancestor = outer }
    return Widget(adding: ancestor)
  }

  /// The window that contains the widget, or another root; nil if the widget is in none.
  var root: Widget? { gtk_widget_get_root(pointer()).map { Widget(adding: $0) } }

  /// The window that contains the widget.
  var window: Window? {
    gtk_widget_get_ancestor(pointer(), gtk_window_get_type()).map { Window(adding: $0) }
  }

  func isAncestor(of other: Widget) -> Bool { gtk_widget_is_ancestor(other.pointer(), pointer()) != 0 }

  /// Puts the widget into another one, which does not lay it out by itself.
  func setParent(_ parent: Widget) { gtk_widget_set_parent(pointer(), parent.pointer()) }

  /// Makes the widget a child of another one, after a child or as the first. Has no effect if it is there already.
  func insert(in parent: Widget, after sibling: Widget?) {
    let isInPlace =
      gtk_widget_get_parent(pointer()) != nil
      && gtk_widget_get_prev_sibling(pointer())?.raw == sibling?.raw
    if !isInPlace { gtk_widget_insert_after(pointer(), parent.pointer(), sibling?.pointer()) }
  }

  /// Makes the widget the last child of another one.
  func insertLast(in parent: Widget) { gtk_widget_insert_before(pointer(), parent.pointer(), nil) }

  /// Removes the widget from the one that contains it.
  func unparent() { gtk_widget_unparent(pointer()) }

  // MARK: - Actions

  /// Makes actions available to the widget and those in it, under a prefix.
  func insert(_ actions: ActionGroup, prefix: String) {
    gtk_widget_insert_action_group(pointer(), prefix, actions.opaque)
  }
}

extension Widget {
  /// The widget for a program in C. Like every new widget, it belongs to the container to which it is added.
  func handedOver() -> UnsafeMutablePointer<GtkWidget> {
    g_object_ref(raw)
    g_object_force_floating(pointer())
    return pointer()
  }
}
