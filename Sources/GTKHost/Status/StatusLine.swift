import CGTK4
import Translations

/// Shows one short message above the content for a few seconds.
///
/// Looks like libadwaita's toasts. An `AdwToastOverlay` is not used: in libadwaita 1.2, a message that replaces one which is
/// disappearing, and goes within a fifth of a second itself, is used after it was freed. This happens whenever messages
/// follow each other quickly.
@MainActor
final class StatusLine {
  /// The widget that contains the content of the window.
  let widget = Overlay()
  /// Called when the user presses the button “Details”.
  var onShowDetails: (([String]) -> Void)?
  /// Called when a message was hidden, for whatever reason.
  var onHide: (() -> Void)?
  /// The message that is shown; nil if there is none.
  private(set) var message: StatusMessage?

  /// The height at the lower edge that messages leave free, in points.
  var inset = 0 {
    didSet { revealer.setMarginBottom(inset) }
  }

  /// How long a message is shown, in seconds, unless the pointer or the focus is on it.
  static let duration = 8

  private let revealer = Revealer(GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
  private let label = Label()
  private let button = Button(label: "")
  private var countdown: Task<Void, Never>?
  private var hasPointer = false { didSet { restartCountdown() } }
  private var hasFocus = false { didSet { restartCountdown() } }

  init() {
    label.wrapLines()
    label.limitLines(to: 3)
    label.setStyleClass("heading")
    label.expand(horizontally: true)
    button.isVisible = false
    button.connect("clicked") { [weak self] in self?.performAction() }
    let closeButton = Button(iconName: "window-close-symbolic")
    closeButton.setTitle(translated("Close"))
    for style in ["circular", "flat"] { closeButton.setStyleClass(style) }
    closeButton.connect("clicked") { [weak self] in self?.hide() }
    let toast = Box(styledAs: "toast", role: GTK_ACCESSIBLE_ROLE_ALERT)
    for child in [label, button, closeButton] {
      child.align(vertically: GTK_ALIGN_CENTER)
      toast.append(child)
    }
    hold(toast)
    revealer.setChild(toast)
    widget.addAtLowerEdge(revealer)
  }

  /// Shows a message instead of the previous one.
  func show(_ message: StatusMessage) {
    self.message = message
    label.setText(message.text)
    let title = message.details == nil ? message.button?.title : translated("_Details")
    if let title { button.setLabel(title) }
    button.isVisible = title != nil
    revealer.revealsChild = true
    restartCountdown()
  }

  /// Hides the message.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func hide() -> Bool {
    guard message != nil else { return false }
    message = nil
    countdown?.cancel()
    revealer.revealsChild = false
    onHide?()
    return true
  }

  private func performAction() {
    guard let message else { return }
    // Before the action, which may show another message.
    hide()
    if let details = message.details { onShowDetails?(details()) } else { message.button?.action() }
  }

  /// Keeps the message as long as the pointer or the focus is on a widget.
  private func hold(_ widget: Widget) {
    let (motion, focus) = (EventController.motion(), EventController.focus())
    motion.connect("enter") { [weak self] in self?.hasPointer = true }
    motion.connect("leave") { [weak self] in self?.hasPointer = false }
    focus.connect("enter") { [weak self] in self?.hasFocus = true }
    focus.connect("leave") { [weak self] in self?.hasFocus = false }
    widget.add(motion)
    widget.add(focus)
  }

  private func restartCountdown() {
    countdown?.cancel()
    guard message != nil, !hasPointer, !hasFocus else { return }
    countdown = Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.duration))
      if !Task.isCancelled { self?.hide() }
    }
  }
}
