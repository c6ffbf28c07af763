import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Events that are sent to the window")
  struct SentEventTests {
    /// A window that shows where it is touched, as apps for demonstrations have.
    private final class TouchWindow: UIWindow {
      var phases: [UITouch.Phase] = []
      var keys: [UIKeyboardHIDUsage] = []
      var keepsEvents = false

      override func sendEvent(_ event: UIEvent) {
        if event.type == .touches { phases += event.allTouches?.map(\.phase) ?? [] }
        if let event = event as? UIPressesEvent { keys += event.allPresses.compactMap { $0.key?.keyCode } }
        if !keepsEvents { super.sendEvent(event) }
      }
    }

    private final class Pad: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
    }

    private let window = TouchWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let stage: Stage

    init() {
      window.frameClock = FrameClock()
      window.addSubview(pad)
      window.makeKeyAndVisible()
      stage = Stage(driving: window)
    }

    @Test("an override sees each touch and key before the views")
    func order() {
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.settle()
      #expect(window.phases.first == .began && window.phases.last == .ended)
      #expect(pad.log == ["began", "ended"])
      pad.becomeFirstResponder()
      stage.keys.press(.character("k"))
      #expect(pad.log.last == "press" && window.keys.first == .keyboardK)
    }

    @Test("an override that does not call super keeps events from views and recognizers")
    func kept() {
      var taps = 0
      pad.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      pad.becomeFirstResponder()
      window.keepsEvents = true
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.keys.press(.escape)
      stage.settle()
      #expect(pad.log.isEmpty && taps == 0 && window.phases.contains(.began))
      window.keepsEvents = false
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.settle()
      #expect(taps == 1)
    }
  }

  @MainActor
  @Suite("Keys by their numbers")
  struct KeyUsageTests {
    private final class Game: UIView {
      var codes: [UIKeyboardHIDUsage] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses where press.phase == .began {
          guard let key = press.key else { continue }
          switch key.keyCode {
          case .keyboardLeftArrow, .keyboardA: codes.append(.keyboardLeftArrow)
          default: codes.append(key.keyCode)
          }
        }
      }
    }

    // USB HID Usage Tables, section 10: the numbers of the keyboard's page.
    @Test("the numbers are those of the standard")
    func numbers() {
      for (usage, number) in [
        (UIKeyboardHIDUsage.keyboardA, 0x04), (.keyboardZ, 0x1d), (.keyboard1, 0x1e), (.keyboard0, 0x27),
        (.keyboardReturnOrEnter, 0x28), (.keyboardSpacebar, 0x2c), (.keyboardSlash, 0x38),
        (.keyboardF1, 0x3a),
        (.keyboardF12, 0x45), (.keyboardUpArrow, 0x52), (.keypad0, 0x62), (.keyboardF13, 0x68),
        (.keyboardF24, 0x73), (.keyboardLeftGUI, 0xe3),
      ] {
        #expect(usage.rawValue == number)
      }
    }

    @Test("a game follows keys")
    func game() {
      let game = Game(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let stage = Stage(game)
      game.becomeFirstResponder()
      let keys: [InputEvent.Key.Code] = [
        .leftArrow, .character("a"), .character("7"), .character("/"), .function(12), .function(13), .delete,
        .backspace, .other,
      ]
      for key in keys { stage.keys.press(key) }
      #expect(
        game.codes == [
          .keyboardLeftArrow, .keyboardLeftArrow, .keyboard7, .keyboardSlash, .keyboardF12, .keyboardF13,
          .keyboardDeleteForward, .keyboardDeleteOrBackspace, .keyboardErrorUndefined,
        ])
      let command = UIKeyCommand(
        input: "n", modifierFlags: .command, action: Selector("add"), discoverabilityTitle: "New Note")
      #expect(command.input == "n" && command.discoverabilityTitle == "New Note" && command.title.isEmpty)
    }
  }
}
