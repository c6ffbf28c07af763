import CGTK4
import Geometry

/// A `GtkIMMulticontext`: GTK's connection to the input method of the desktop, for the keys of a widget.
final class InputMethodContext: GObjectReference {
  /// Called with text that is final.
  var onCommit: ((String) -> Void)?
  /// Called with text that is still composed, and the number of Unicode scalars before its caret.
  var onCompose: ((String, Int) -> Void)?

  convenience init(for widget: Widget) {
    self.init(owning: gtk_im_multicontext_new())
    gtk_im_context_set_client_widget(pointer(), widget.pointer())
    connect("commit") { [weak self] arguments in self?.onCommit?(arguments.text(0) ?? "") }
    connect("preedit-changed") { [weak self] in self?.composedTextDidChange() }
  }

  /// Detaches the context from its widget, which may be destroyed then.
  func close() { gtk_im_context_set_client_widget(pointer(), nil) }

  private func composedTextDidChange() {
    var (text, caret): (UnsafeMutablePointer<CChar>?, gint) = (nil, 0)
    gtk_im_context_get_preedit_string(pointer(), &text, nil, &caret)
    defer { g_free(text) }
    onCompose?(text.map { String(cString: $0) } ?? "", Int(caret))
  }

  /// Offers an event of a key. Returns whether the input method took it.
  func filter(_ event: Event) -> Bool { gtk_im_context_filter_keypress(pointer(), event.pointer) != 0 }

  /// Whether keys are for a text in the widget.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { gtk_im_context_focus_in(pointer()) } else { gtk_im_context_focus_out(pointer()) }
    }
  }

  /// Gives up what is composed.
  func reset() { gtk_im_context_reset(pointer()) }

  /// Reports where the caret is in the widget, in points. The input method places its window there.
  func setCaret(_ caret: Rectangle) {
    var area = GdkRectangle(
      x: gint(clamping: Int(caret.minX)), y: gint(clamping: Int(caret.minY)),
      width: gint(clamping: Int(caret.width)), height: gint(clamping: Int(caret.height)))
    gtk_im_context_set_cursor_location(pointer(), &area)
  }

  /// Reports the kind of text that is edited, such as a number.
  func setPurpose(_ purpose: GtkInputPurpose) {
    GValue.with(gtk_input_purpose_get_type()) { value in
      g_value_set_enum(value, gint(purpose.rawValue))
      g_object_set_property(pointer(), "input-purpose", value)
    }
  }
}
