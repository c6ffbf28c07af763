#if os(Linux)
  import UIKit

  /// The keyboard of a stage.
  ///
  /// Keys are one second apart, with frames in between.
  @preconcurrency @MainActor
  public final class Keys {
    private let window: UIWindow
    private let seconds: TestSeconds

    init(in window: UIWindow, _ seconds: TestSeconds) { (self.window, self.seconds) = (window, seconds) }

    /// The time of the next key.
    package var time: TimeInterval { seconds.now }

    /// Presses a key after a pause, in seconds.
    ///
    /// - Parameters:
    ///   - code: The key.
    ///   - modifiers: The keys held meanwhile.
    ///   - text: The text that the key types.
    ///   - pause: The time that passes before, in seconds.
    public func press(
      _ code: InputEvent.Key.Code, _ modifiers: InputEvent.Modifiers = [], text: String = "",
      after pause: TimeInterval = 1
    ) {
      wait(pause)
      let key = InputEvent.Key(code: code, text: text)
      window.send(InputEvent(timestamp: time, modifiers: modifiers, action: .key(key)))
      window.layoutIfNeeded()
    }

    /// Types letters quickly.
    public func type(_ text: String) {
      for character in text { press(.character(character), text: String(character), after: 0.1) }
    }

    /// Composes a text with an input method, which is not final yet. An empty text ends composing without a result.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - caret: The number of Unicode scalars before the caret. Nil for the end of the text.
    public func compose(_ text: String, caret: Int? = nil) {
      send(InputEvent.Text(text, caret: caret, phase: .changed))
    }

    /// Inserts a text that was composed with an input method.
    public func commit(_ text: String) { send(InputEvent.Text(text, phase: .ended)) }

    private func send(_ text: InputEvent.Text) {
      wait(0.1)
      window.send(InputEvent(timestamp: time, action: .text(text)))
      window.layoutIfNeeded()
    }

    /// Lets time pass, with frames at a third of a second.
    public func wait(_ interval: TimeInterval) {
      let end = time + interval
      while time < end {
        seconds.wait(min(end - time, 1.0 / 3))
        window.layoutIfNeeded()
      }
    }
  }
#endif
