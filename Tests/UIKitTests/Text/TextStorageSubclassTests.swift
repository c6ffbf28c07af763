import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Text storages that highlight")
  struct TextStorageSubclassTests {
    /// A storage as editors for code have: it keeps the text itself, and colours numbers.
    private final class CodeStorage: NSTextStorage {
      private let backing = NSMutableAttributedString(string: "")
      private(set) var edits: [String] = []

      override init() { super.init() }
      required init?(coder aDecoder: NSCoder) { nil }

      override var string: String { backing.string }

      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

      override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(
          [.editedCharacters, .editedAttributes], range: range,
          changeInLength: (str as NSString).length - range.length)
        endEditing()
      }

      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
      }

      override func processEditing() {
        if editedMask.contains(.editedCharacters) {
          edits.append("\(editedRange.location)+\(editedRange.length) \(changeInLength)")
        }
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        removeAttribute(.foregroundColor, range: paragraph)
        for location in paragraph.location..<paragraph.upperBound {
          let unit = (string as NSString).character(at: location)
          if (48...57).contains(unit) {
            addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: location, length: 1))
          }
        }
        super.processEditing()
      }
    }

    private func red(_ text: NSAttributedString) -> [Int] {
      (0..<text.length).filter {
        text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red
      }
    }

    private func view(of storage: NSTextStorage) -> UITextView {
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
      manager.addTextContainer(container)
      return UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    }

    @Test("what the storage highlights is shown while the user types, and the caret stays")
    func typing() {
      let storage = CodeStorage()
      storage.append(NSAttributedString(string: "a1b", attributes: [.font: Inter.font]))
      let view = view(of: storage)
      #expect(view.text == "a1b" && red(view.attributedText) == [1])
      let stage = Stage(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 0)
      stage.keys.type("2")
      #expect(storage.string == "a21b" && red(storage) == [1, 2])
      #expect(view.text == "a21b" && red(view.attributedText) == [1, 2])
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      stage.keys.type("x")
      #expect(view.text == "a2x1b" && red(view.attributedText) == [1, 3])
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
      stage.keys.press(.character("z"), .control)
      #expect(storage.string == view.text && red(view.attributedText) == red(storage))
      #expect(storage.edits.prefix(3) == ["0+3 3", "1+1 1", "2+1 1"])
    }

    @Test("code changes the text of a subclass by all methods of mutable texts")
    func methods() {
      let storage = CodeStorage()
      storage.append(NSAttributedString(string: "ab"))
      storage.insert(NSAttributedString(string: "1", attributes: [.kern: 2]), at: 1)
      #expect(storage.string == "a1b" && storage.length == 3 && red(storage) == [1])
      #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
      storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 2))
      #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3 && red(storage) == [1])
      storage.removeAttribute(.kern, range: NSRange(location: 0, length: 3))
      #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "22")
      #expect(red(NSAttributedString(attributedString: storage)) == [0, 1, 2], "a copy has the text")
      #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 2)).string == "1b")
      storage.deleteCharacters(in: NSRange(location: 0, length: 3))
      storage.setAttributedString(NSAttributedString(string: storage.string + "5"))
      #expect(storage.string == "b5" && red(storage) == [1])
      var runs: [Int] = []
      storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 2)) { value, range, _ in
        runs.append(value == nil ? -range.length : range.length)
      }
      #expect(runs == [-1, 1])
    }

    /// A delegate that highlights, and records what it is asked about.
    private final class Highlighter: NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { log.append("will \(editedRange.location)+\(editedRange.length) \(delta)") }

      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        log.append(editedMask.contains(.editedCharacters) ? "did characters" : "did attributes")
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.removeAttribute(.foregroundColor, range: all)
        let word = (textStorage.string as NSString).range(of: "let")
        if word.location != NSNotFound {
          textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: word)
        }
      }
    }

    @Test("a delegate highlights the text of a view")
    func delegate() {
      let (view, highlighter) = (
        UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Highlighter()
      )
      view.text = "le x"
      view.textStorage.delegate = highlighter
      let stage = Stage(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 2, length: 0)
      stage.keys.type("t")
      #expect(highlighter.log.prefix(2) == ["will 2+1 1", "did characters"])
      #expect(red(view.attributedText) == [0, 1, 2] && view.selectedRange.location == 3)
      view.textStorage.beginEditing()
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
      view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "yyy")
      highlighter.log = []
      #expect(view.textStorage.editedMask.contains(.editedCharacters))
      #expect(
        view.textStorage.changeInLength == 1
          && view.textStorage.editedRange == NSRange(location: 0, length: 6))
      view.textStorage.endEditing()
      #expect(highlighter.log == ["will 0+6 1", "did characters"])
      #expect(view.text == "et yyy" && red(view.attributedText).isEmpty)
      #expect(view.textStorage.editedRange.location == NSNotFound && view.textStorage.editedMask.isEmpty)
    }

    @Test("a text that is set replaces the attributes of the old one, and the delegate highlights it")
    func settingWithDelegate() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "Hello"
      let highlighter = Highlighter()
      view.textStorage.delegate = highlighter
      view.attributedText = NSAttributedString(string: "Hello, let", attributes: [.kern: 2])
      let kerned = (0..<10).filter {
        view.attributedText.attribute(.kern, at: $0, effectiveRange: nil) as? Int == 2
      }
      #expect(kerned == Array(0..<10) && red(view.attributedText) == [7, 8, 9])
      #expect(highlighter.log.first == "will 0+10 5")
    }

    @Test("attributes that code sets while the user types leave the caret where it is")
    func highlightInDelegateOfView() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "abc"
      let stage = Stage(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 0)
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      #expect(view.selectedRange == NSRange(location: 1, length: 0) && red(view.attributedText) == [0, 1])
      stage.keys.type("x")
      #expect(view.text == "axbc" && view.selectedRange.location == 2)
    }
  }
}
