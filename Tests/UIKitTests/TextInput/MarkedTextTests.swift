import CollectionViewTesting
import Foundation
import Testing
@testable import UIKit

extension TimedTests {
  /// What an input method composes of several keys, and texts of the app's own.
  @MainActor
  @Suite("Input methods")
  struct MarkedTextTests {
    final class Delegate: UITextFieldDelegate {
      var log: [String] = []
      var allows = true
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.append("\(range.location)+\(range.length) \(string)")
        return allows
      }
    }

    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let delegate = Delegate()
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
      root.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.delegate = delegate
      root.addSubview(field)
      stage = Stage(root)
      field.becomeFirstResponder()
    }

    private var marked: NSRange? { field.markedTextRange?.range }

    @Test("composed text is marked until it is final, the delegate is asked, and it is undone as one change")
    func composed() {
      stage.keys.type("a")
      delegate.log = []
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      stage.keys.compose("に")
      #expect(field.text == "aに" && marked == NSRange(location: 1, length: 1))
      stage.keys.compose("にほ", caret: 1)
      #expect(field.text == "aにほ" && marked == NSRange(location: 1, length: 2))
      #expect(field.selectedTextRange?.range == NSRange(location: 2, length: 0))
      stage.keys.commit("日本国")
      #expect(field.text == "a日本国" && marked == nil)
      #expect(field.selectedTextRange?.range == NSRange(location: 4, length: 0))
      #expect(delegate.log == ["1+0 に", "1+1 にほ", "1+2 日本国"])
      #expect(changes == 3)
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "a")
      stage.keys.press(.character("z"), [.control, .shift])
      #expect(field.text == "a日本国")
    }

    @Test("composing replaces the selection; given up, it leaves nothing to undo but that")
    func givenUp() {
      field.text = "abc"
      stage.keys.compose("´")
      stage.keys.compose("")
      #expect(field.text == "abc" && marked == nil)
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "abc", "nothing was changed")
      stage.keys.press(.character("a"), .control)
      stage.keys.compose("´")
      #expect(field.text == "´")
      stage.keys.compose("")
      #expect(field.text == "")
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "abc")
    }

    @Test("moving the caret, another text and the end of editing keep what was composed")
    func interrupted() {
      stage.keys.compose("ni")
      stage.keys.press(.home)
      #expect(field.text == "ni" && marked == nil)
      stage.keys.compose("hao")
      #expect(field.text == "haoni" && marked == NSRange(location: 0, length: 3))
      field.resignFirstResponder()
      #expect(field.text == "haoni" && marked == nil)
      field.becomeFirstResponder()
      stage.keys.compose("x")
      field.text = "new"
      #expect(field.text == "new" && marked == nil)
      stage.keys.commit("!")
      #expect(field.text == "new!")
    }

    @Test("a delegate that refuses keeps the text; without editing nothing is composed")
    func refused() {
      field.text = "a"
      delegate.allows = false
      stage.keys.compose("b")
      stage.keys.commit("b")
      #expect(field.text == "a" && marked == nil)
      delegate.allows = true
      stage.keys.compose("b")
      delegate.allows = false
      stage.keys.commit("c")
      #expect(field.text == "ab" && marked == nil, "no text stays marked for ever")
      delegate.allows = true
      field.resignFirstResponder()
      stage.keys.compose("c")
      stage.keys.commit("c")
      #expect(field.text == "ab")
    }

    @Test("code marks text with a selection in it, in UTF-16 code units, and is survived with any range")
    func byCode() {
      field.text = "👍"
      field.setMarkedText("か👍な", selectedRange: NSRange(location: 1, length: 2))
      #expect(field.text == "👍か👍な" && marked == NSRange(location: 2, length: 4))
      #expect(field.selectedTextRange?.range == NSRange(location: 3, length: 2))
      field.insertText("x")
      #expect(field.text == "👍x" && marked == nil, "typing by code replaces the marked text")
      field.setMarkedText("y", selectedRange: NSRange(location: Int.max, length: Int.max))
      #expect(field.text == "👍xy")
      field.setMarkedText(nil, selectedRange: NSRange(location: -7, length: NSNotFound))
      #expect(field.text == "👍x" && marked == nil)
      field.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
      field.unmarkText()
      #expect(field.text == "👍xz" && marked == nil)
    }

    @Test("marked text is underlined, or has the attributes of the field")
    func look() {
      field.text = "to "
      stage.keys.compose("kyō")
      expectSnapshot(of: stage, named: "marked")
      field.markedTextStyle = [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]
      expectSnapshot(of: stage, named: "markedStyle")
    }

    @Test("the host learns where the caret is, and when there is nothing to edit")
    func state() throws {
      let window = stage.window
      let state = try #require(window.editedText)
      #expect(!state.isComposed && !state.isSecure)
      let caret = try #require(state.caret)
      #expect(field.frame.contains(caret) && caret.width == 2)
      stage.keys.compose("abc")
      let moved = try #require(window.editedText)
      #expect(moved.isComposed && (moved.caret?.minX ?? 0) > caret.minX)
      field.isSecureTextEntry = true
      #expect(window.editedText?.isSecure == true)
      field.resignFirstResponder()
      #expect(window.editedText == nil)
    }

    @Test("keys and input methods type into a view of the app's own")
    func keyInput() {
      let view = PinView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      stage.window.addSubview(view)
      view.becomeFirstResponder()
      stage.keys.type("12")
      stage.keys.press(.backspace)
      stage.keys.press(.return)
      stage.keys.press(.leftArrow)
      stage.keys.press(.character("c"), .control)
      stage.keys.compose("é")
      stage.keys.commit("é")
      #expect(view.text == "1\né")
      view.resignFirstResponder()
      stage.keys.type("3")
      #expect(view.text == "1\né")
    }

    @Test("recorded and read again, the events are the same")
    func recorded() throws {
      for text in [InputEvent.Text("にほ", caret: 1, phase: .changed), .init("日本", phase: .ended)] {
        let event = InputEvent(timestamp: 0.5, action: .text(text))
        let data = try JSONEncoder().encode(event)
        #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
      }
    }
  }
}

/// Takes text without showing it.
private final class PinView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { self.text = String(text.dropLast()) }
}
