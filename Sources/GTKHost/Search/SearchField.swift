import CGTK4
import Translations

/// The bar below the header bar in which the user types what to find. It keeps the text while it is closed.
///
/// This is not a `GtkSearchBar`: GTK discards the keys for its entry until the first frame of its animation, and who
/// types right after Ctrl+F would lose letters.
@MainActor
final class SearchField {
  let widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  /// Called when the text has changed.
  var onChange: ((String) -> Void)?
  /// Called when the user asks for the next or the previous match.
  var onMove: ((_ isForward: Bool) -> Void)?
  /// Called when the field has opened or closed.
  var onToggle: ((_ isOpen: Bool) -> Void)?

  private let entry = gtk_search_entry_new()!
  private let result = gtk_label_new(nil)!
  private let previousButton = gtk_button_new_from_icon_name("go-up-symbolic")!
  private let nextButton = gtk_button_new_from_icon_name("go-down-symbolic")!
  /// The text that `onChange` received last.
  private var reportedText = ""

  init() {
    setTitle(translated("Previous Match"), of: previousButton)
    setTitle(translated("Next Match"), of: nextButton)
    setAccessibleLabel(translated("Find"), of: entry)
    gtk_widget_set_hexpand(entry, 1)
    gtk_widget_add_css_class(result, "dim-label")
    gtk_widget_add_css_class(result, "search-result")
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    for child in [entry, result, previousButton, nextButton] {
      gtk_box_append(pointer(box, to: GtkBox.self), child)
    }
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(OpaquePointer(clamp), 500)
    adw_clamp_set_child(OpaquePointer(clamp), box)
    gtk_widget_set_hexpand(clamp, 1)
    gtk_box_append(pointer(widget, to: GtkBox.self), clamp)
    gtk_widget_add_css_class(widget, "search-field")
    gtk_widget_set_visible(widget, 0)
    gtk_search_entry_set_search_delay(OpaquePointer(entry), 0)

    connect(entry, "search-changed") { [weak self] in self?.reportText() }
    connect(entry, "activate") { [weak self] in self?.move(isForward: true) }
    connect(entry, "next-match") { [weak self] in self?.move(isForward: true) }
    connect(entry, "previous-match") { [weak self] in self?.move(isForward: false) }
    connect(nextButton, "clicked") { [weak self] in self?.move(isForward: true) }
    connect(previousButton, "clicked") { [weak self] in self?.move(isForward: false) }
    addShortcut("<Shift>Return|<Shift>KP_Enter", to: entry) { [weak self] in self?.move(isForward: false) }
    // Escape reaches the entry as a signal, and the bar when the focus is on a button.
    connect(entry, "stop-search") { [weak self] in self?.isOpen = false }
    addShortcut("Escape", to: widget) { [weak self] in self?.isOpen = false }
    connect(widget, "notify::visible") { [weak self] in
      guard let self else { return }
      onToggle?(isOpen)
    }
    show(result: nil)
  }

  /// Whether the field is open.
  var isOpen: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Opens the field, gives it the keyboard focus and selects its text.
  func open() {
    isOpen = true
    gtk_widget_grab_focus(entry)
    gtk_editable_select_region(OpaquePointer(entry), 0, -1)
  }

  /// Asks for the next or the previous match.
  func move(isForward: Bool) {
    // Return may follow the last letter before the entry reports the text.
    guard !reportText() else { return }
    onMove?(isForward)
  }

  /// Shows what was found.
  func show(result: SearchResult?) {
    let isMissing = result.map { $0.count == 0 } ?? false
    gtk_label_set_text(OpaquePointer(self.result), result?.description ?? "")
    if isMissing {
      gtk_widget_add_css_class(entry, "error")
    } else {
      gtk_widget_remove_css_class(entry, "error")
    }
    for button in [previousButton, nextButton] {
      gtk_widget_set_sensitive(button, (result?.count ?? 0) > 1 ? 1 : 0)
    }
  }

  /// Reports the text if it has changed. Returns whether it has.
  @discardableResult
  private func reportText() -> Bool {
    let text = String(cString: gtk_editable_get_text(OpaquePointer(entry)))
    guard text != reportedText else { return false }
    reportedText = text
    onChange?(text)
    return true
  }
}
