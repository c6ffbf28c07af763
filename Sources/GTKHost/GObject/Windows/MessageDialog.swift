import CGTK4

/// An `AdwMessageDialog`. The signal `response` has the identifier of the button as its argument; the dialog closes then.
final class MessageDialog: Window {
  /// Creates a dialog over a window.
  ///
  /// - Parameters:
  ///   - heading: The heading.
  ///   - body: The text below; empty for none.
  ///   - parent: The window.
  convenience init(heading: String, body: String, over parent: Window) {
    self.init(adding: adw_message_dialog_new(parent.pointer(), heading, body.isEmpty ? nil : body)!)
  }

  func addButton(_ identifier: String, title: String) {
    adw_message_dialog_add_response(pointer(), identifier, title)
  }

  func setTitle(_ title: String, of identifier: String) {
    adw_message_dialog_set_response_label(pointer(), identifier, title)
  }

  /// Changes the text below the heading.
  func setBody(_ body: String) { adw_message_dialog_set_body(pointer(), body) }

  func setAppearance(_ appearance: AdwResponseAppearance, of identifier: String) {
    adw_message_dialog_set_response_appearance(pointer(), identifier, appearance)
  }

  func setEnabled(_ isEnabled: Bool, of identifier: String) {
    adw_message_dialog_set_response_enabled(pointer(), identifier, isEnabled.gboolean)
  }

  /// The button that Return presses.
  func setDefaultButton(_ identifier: String) {
    adw_message_dialog_set_default_response(pointer(), identifier)
  }

  /// The response when the dialog is closed without a button.
  func setCloseResponse(_ identifier: String) { adw_message_dialog_set_close_response(pointer(), identifier) }

  /// The widget below the texts.
  func setExtraChild(_ child: Widget) { adw_message_dialog_set_extra_child(pointer(), child.pointer()) }
}
