import CGTK4
import Geometry
import UIKit

/// Offers keys to the input method of the desktop while text is edited, and reports the text that it composes of them.
@MainActor
final class InputMethod {
  /// Called with text of the input method.
  var onText: ((InputEvent.Text) -> Void)?

  private let context: InputMethodContext
  private var state: EditedTextState?
  private var isResetting = false
  /// What came of the key that is offered; nil while none is.
  private var texts: [InputEvent.Text]?

  init(on canvas: Canvas) {
    context = InputMethodContext(for: canvas.widget)
    context.onCommit = { [weak self] text in self?.report(InputEvent.Text(text, phase: .ended)) }
    context.onCompose = { [weak self] text, caret in
      self?.report(InputEvent.Text(text, caret: caret, phase: .changed))
    }
  }

  func close() { context.close() }

  /// Follows the text that is edited; nil for none.
  func follow(_ new: EditedTextState?) {
    guard new != state else { return }
    let old = state
    state = new
    if old?.isComposed == true, new?.isComposed != true { giveUp() }
    context.isActive = new != nil
    guard let new else { return }
    if new.purpose != old?.purpose { context.setPurpose(new.purpose) }
    if let caret = new.caret, caret != old?.caret { context.setCaret(Rectangle(caret)) }
  }

  /// The view has ended composing, and keeps the text.
  private func giveUp() {
    isResetting = true
    context.reset()
    isResetting = false
  }

  /// Offers an event of a key.
  ///
  /// - Parameter typed: The text that the key types by itself.
  /// - Returns: Whether the input method took it. Plain typing remains a key: views may have commands for it.
  func takes(_ event: Event, typing typed: String) -> Bool {
    guard state != nil else { return false }
    texts = []
    let isTaken = context.filter(event)
    let reported = Self.meaningful(texts ?? [])
    texts = nil
    if state?.isComposed != true, reported == [InputEvent.Text(typed, phase: .ended)] { return false }
    reported.forEach { onText?($0) }
    return isTaken
  }

  private func report(_ text: InputEvent.Text) {
    guard !isResetting else { return }
    if texts != nil { texts?.append(text) } else { onText?(text) }
  }

  /// Leaves out what is composed for no longer than one key: GTK empties the composed text before or after the final one.
  static func meaningful(_ texts: [InputEvent.Text]) -> [InputEvent.Text] {
    let hasResult = texts.contains { $0.phase == .ended }
    return texts.enumerated().filter { index, text in
      text.phase == .ended || (index == texts.count - 1 && !(hasResult && text.text.isEmpty))
    }.map(\.element)
  }
}

extension EditedTextState {
  /// What is typed, in GTK's terms.
  fileprivate var purpose: GtkInputPurpose {
    guard !isSecure else { return GTK_INPUT_PURPOSE_PASSWORD }
    return switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .URL: GTK_INPUT_PURPOSE_URL
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    default: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }
}
