import Translations

/// Shows one short message above the content for a few seconds.
@MainActor
final class StatusLine {
  /// The widget that contains the content of the window.
  let widget = ToastOverlay()
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
  static let duration = 8

  private var toast: Toast?
  private var label: Label?

  /// Shows a message instead of the previous one.
  func show(_ message: StatusMessage) {
    let isUpdate = message.identifier != nil && message.identifier == self.message?.identifier
    self.message = message
    if isUpdate, let label {
      label.setText(message.text)
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
    // A label of its own may have several lines, and does not interpret markup.
    let label = Label(message.text)
    label.wrapLines()
    label.limitLines(to: 3)
    let buttonTitle = message.details == nil ? message.button?.title : translated("_Details")
    let toast = Toast(showing: label, seconds: Self.duration, buttonTitle: buttonTitle)
    toast.connect("button-clicked") { [weak self] in
      guard let self, let message = self.message else { return }
      if let details = message.details { onShowDetails?(details()) } else { message.button?.action() }
    }
    toast.connect("dismissed") { [weak self, weak toast] in self?.didDismiss(toast) }
    (self.toast, self.label) = (toast, label)
    widget.add(toast)
    applyInset()
  }

  /// Moves the message above the inset. libadwaita does not give out the widget of a toast: it is the ancestor of the
  /// label that is a child of the overlay.
  private func applyInset() {
    label?.ancestor(below: widget).setMarginBottom(inset)
  }

  private func dismissToast() {
    guard let toast else { return }
    self.toast = nil
    label = nil
    toast.dismiss()
  }

  private func didDismiss(_ toast: Toast?) {
    if let toast, toast == self.toast { (self.toast, label, message) = (nil, nil, nil) }
    onHide?()
  }
}
