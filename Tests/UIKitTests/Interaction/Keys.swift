import UIKit

/// Presses keys in a window, a second after one another unless said otherwise, with a frame after each.
@MainActor
final class Keys {
  private let window: UIWindow
  /// Begins with the first key, as that of `Fingers` begins with the first touch.
  private(set) lazy var time: TimeInterval = {
    let start = (FrameClock.main.time + 10).rounded(.up)
    FrameClock.main.tick(at: start)
    return start
  }()

  init(in window: UIWindow) { self.window = window }

  func press(
    _ code: InputEvent.Key.Code, _ modifiers: InputEvent.Modifiers = [], text: String = "",
    after pause: TimeInterval = 1
  ) {
    wait(pause)
    let key = InputEvent.Key(code: code, text: text)
    window.send(InputEvent(timestamp: time, modifiers: modifiers, action: .key(key)))
    window.layoutIfNeeded()
  }

  /// Types letters quickly.
  func type(_ text: String) {
    for character in text { press(.character(character), text: String(character), after: 0.1) }
  }

  /// Lets time pass, with frames at a third of a second.
  func wait(_ interval: TimeInterval) {
    let end = time + interval
    while time < end {
      time = min(end, time + 1.0 / 3)
      FrameClock.main.tick(at: time)
      window.layoutIfNeeded()
    }
  }
}
