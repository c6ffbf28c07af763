import CGTK4
import Translations

/// Shows one short message above the content for a few seconds.
@MainActor
final class StatusLine {
  /// The widget that contains the content of the window.
  let widget = adw_toast_overlay_new()!
  /// Called when the user presses the button “Details”.
  var onShowDetails: (([String]) -> Void)?
  /// Called when a message was hidden, for whatever reason.
  var onHide: (() -> Void)?
  /// The message that is shown; nil if there is none.
  private(set) var message: StatusMessage?

  /// The height at the lower edge that messages leave free, in points.
  var inset = 0 {
    didSet { if inset != oldValue { applyInset() } }
  }

  /// How long a message is shown, in seconds, unless the pointer or the focus is on it.
  static let duration: guint = 8

  private var toast: OpaquePointer?
  private var label: UnsafeMutablePointer<GtkWidget>?

  /// Shows a message instead of the previous one.
  func show(_ message: StatusMessage) {
    let isUpdate = message.identifier != nil && message.identifier == self.message?.identifier
    self.message = message
    if isUpdate, let label {
      gtk_label_set_text(OpaquePointer(label), message.text)
    } else {
      dismissToast()
      addToast(message)
    }
  }

  /// Hides the message.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func hide() -> Bool {
    guard toast != nil else { return false }
    message = nil
    dismissToast()
    return true
  }

  private func addToast(_ message: StatusMessage) {
    let toast = adw_toast_new("")!
    // A label of its own may have several lines, and does not interpret markup.
    let label = gtk_label_new(message.text)!
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(OpaquePointer(label), GTK_NATURAL_WRAP_NONE)
    gtk_label_set_lines(OpaquePointer(label), 3)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    adw_toast_set_custom_title(toast, label)
    adw_toast_set_timeout(toast, Self.duration)
    adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH)
    if message.details != nil {
      adw_toast_set_button_label(toast, translated("_Details"))
    } else if let button = message.button {
      adw_toast_set_button_label(toast, button.title)
    }
    connect(toast, "button-clicked") { [weak self] in
      guard let self, let message = self.message else { return }
      if let details = message.details { onShowDetails?(details()) } else { message.button?.action() }
    }
    connect(toast, "dismissed") { [weak self] in self?.didDismiss(toast) }
    (self.toast, self.label) = (toast, label)
    adw_toast_overlay_add_toast(OpaquePointer(widget), toast)
    applyInset()
  }

  /// Moves the message above the inset. libadwaita does not give out the widget of a toast: it is the ancestor of the
  /// label that is a child of the overlay.
  private func applyInset() {
    var ancestor = label
    while let inner = ancestor, let outer = gtk_widget_get_parent(inner), outer != widget { ancestor = outer }
    ancestor.map { gtk_widget_set_margin_bottom($0, gint(inset)) }
  }

  private func dismissToast() {
    guard let toast else { return }
    self.toast = nil
    label = nil
    adw_toast_dismiss(toast)
  }

  private func didDismiss(_ toast: OpaquePointer) {
    if toast == self.toast { (self.toast, label, message) = (nil, nil, nil) }
    onHide?()
  }
}
