import CGTK4
import Geometry

/// GTK's connection to the input method of the desktop, for the keys of a widget.
@MainActor
final class InputMethodContext {
  /// Called with text that is final.
  var onCommit: ((String) -> Void)?
  /// Called with text that is still composed, and the number of Unicode scalars before its caret.
  var onCompose: ((String, Int) -> Void)?

  private let reference: GObjectReference<OpaquePointer>
  private var context: UnsafeMutablePointer<GtkIMContext> {
    pointer(reference.pointer, to: GtkIMContext.self)
  }

  init(for widget: UnsafeMutablePointer<GtkWidget>) {
    reference = GObjectReference(owning: OpaquePointer(gtk_im_multicontext_new()))
    gtk_im_context_set_client_widget(context, widget)
    connect(context, "commit") { [weak self] arguments in self?.onCommit?(arguments.string(0)) }
    connect(context, "preedit-changed") { [weak self] in self?.composedTextDidChange() }
  }

  /// Detaches the context from its widget, which may be destroyed then.
  func close() { gtk_im_context_set_client_widget(context, nil) }

  private func composedTextDidChange() {
    var (text, caret): (UnsafeMutablePointer<CChar>?, gint) = (nil, 0)
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    defer { g_free(text) }
    onCompose?(text.map { String(cString: $0) } ?? "", Int(caret))
  }

  /// Offers an event of a key. Returns whether the input method took it.
  func filter(_ event: OpaquePointer) -> Bool { gtk_im_context_filter_keypress(context, event) != 0 }

  /// Whether keys are for a text in the widget.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
    }
  }

  /// Gives up what is composed.
  func reset() { gtk_im_context_reset(context) }

  /// Says where the caret is in the widget, in points. The input method places its window there.
  func setCaret(_ caret: Rectangle) {
    var area = GdkRectangle(
      x: gint(caret.minX), y: gint(caret.minY), width: gint(caret.width), height: gint(caret.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  /// Says what is typed.
  func setPurpose(_ purpose: GtkInputPurpose) {
    var value = GValue()
    g_value_init(&value, gtk_input_purpose_get_type())
    g_value_set_enum(&value, gint(purpose.rawValue))
    g_object_set_property(pointer(reference.pointer, to: GObject.self), "input-purpose", &value)
    g_value_unset(&value)
  }
}
