import CGTK4
import Translations

/// The bar below the header bar in which the user types what to find. It keeps the text while it is closed.
///
/// This is not a `GtkSearchBar`: GTK discards the keys for its entry until the first frame of its animation, and who
/// types right after Ctrl+F would lose letters.
@MainActor
final class SearchField {
  let widget = Box(GTK_ORIENTATION_HORIZONTAL)
  /// Called when the text has changed.
  var onChange: ((String) -> Void)?
  /// Called when the user asks for the next or the previous match.
  var onMove: ((_ isForward: Bool) -> Void)?
  /// Called when the field has opened.
  var onOpen: (() -> Void)?
  /// Called when the field has opened or closed.
  var onToggle: ((_ isOpen: Bool) -> Void)?

  private let entry = SearchEntry()
  private let result = Label()
  private let previousButton = Button(iconName: "go-up-symbolic")
  private let nextButton = Button(iconName: "go-down-symbolic")
  /// The text that `onChange` received last.
  private var reportedText = ""

  init() {
    previousButton.setTitle(translated("Previous Match"))
    nextButton.setTitle(translated("Next Match"))
    entry.setAccessibleLabel(translated("Find"))
    entry.expand(horizontally: true)
    result.setStyleClass("dim-label")
    result.setStyleClass("search-result")
    let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [entry, result, previousButton, nextButton])
    let clamp = Clamp(box, maximumSize: 500)
    clamp.expand(horizontally: true)
    widget.append(clamp)
    widget.setStyleClass("search-field")
    widget.isVisible = false

    entry.connect("search-changed") { [weak self] in self?.reportText() }
    entry.connect("activate") { [weak self] in self?.move(isForward: true) }
    entry.connect("next-match") { [weak self] in self?.move(isForward: true) }
    entry.connect("previous-match") { [weak self] in self?.move(isForward: false) }
    nextButton.connect("clicked") { [weak self] in self?.move(isForward: true) }
    previousButton.connect("clicked") { [weak self] in self?.move(isForward: false) }
    entry.addShortcut("<Shift>Return|<Shift>KP_Enter") { [weak self] in self?.move(isForward: false) }
    // Escape reaches the entry as a signal, and the bar when the focus is on a button.
    entry.connect("stop-search") { [weak self] in self?.isOpen = false }
    widget.addShortcut("Escape") { [weak self] in self?.isOpen = false }
    widget.connect("notify::visible") { [weak self] in
      guard let self else { return }
      if isOpen { onOpen?() }
      onToggle?(isOpen)
    }
    show(result: nil)
  }

  /// Whether the field is open.
  var isOpen: Bool {
    get { widget.isVisible }
    set { widget.isVisible = newValue }
  }

  /// Opens the field, gives it the keyboard focus and selects its text.
  func open() {
    isOpen = true
    entry.grabFocus()
    entry.select(-1)
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
    self.result.setText(result?.description ?? "")
    entry.setStyleClass("error", isPresent: isMissing)
    for button in [previousButton, nextButton] { button.isSensitive = (result?.count ?? 0) > 1 }
  }

  /// Reports the text if it has changed. Returns whether it has.
  @discardableResult
  private func reportText() -> Bool {
    let text = entry.text
    guard text != reportedText else { return false }
    reportedText = text
    onChange?(text)
    return true
  }
}
