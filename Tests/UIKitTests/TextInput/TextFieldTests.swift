import CollectionViewTesting
import Foundation
import Testing
@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Text fields")
  struct TextFieldTests {
    final class Delegate: UITextFieldDelegate {
      var log: [String] = []
      var allows = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.append("\(range.location)+\(range.length) \(string)")
        return allows
      }
      func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return allows
      }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    private let delegate = Delegate()
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      for field in [field, other] {
        field.borderStyle = .roundedRect
        root.addSubview(field)
      }
      field.delegate = delegate
      stage = Stage(root)
      UIPasteboard.general.items = []
    }

    private var selection: NSRange {
      get throws { try #require(field.selectedTextRange).range }
    }

    /// A point of the window, before a character.
    private func point(before offset: Int) throws -> CGPoint {
      let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      let rect = field.caretRect(for: position)
      return stage.window.convert(CGPoint(x: rect.minX, y: rect.midY), from: field)
    }

    @Test("§31.1 a click begins editing, keys change the text, and the delegate and the events follow")
    func typing() throws {
      var events: [String] = []
      let names: [(UIControl.Event, String)] = [
        (.editingDidBegin, "did begin"), (.editingChanged, "changed"), (.editingDidEnd, "did end"),
      ]
      for (event, name) in names { field.addAction(UIAction { _ in events.append(name) }, for: event) }
      stage.keys.type("x")
      #expect(field.text == "" && !field.isEditing)
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 100, y: 37))
      #expect(field.isEditing && field.isFirstResponder && delegate.take() == ["begin"])
      stage.keys.type("Ab c")
      #expect(field.text == "Ab c" && delegate.take() == ["0+0 A", "1+0 b", "2+0  ", "3+0 c"])
      stage.keys.press(.backspace)
      #expect(field.text == "Ab " && delegate.take() == ["3+1 "])
      stage.keys.press(.home)
      stage.keys.press(.delete)
      #expect(field.text == "b " && delegate.take() == ["0+1 "])
      delegate.allows = false
      stage.keys.type("z")
      stage.keys.press(.backspace)
      #expect(field.text == "b ")
      stage.finger.tap(at: CGPoint(x: 100, y: 97))
      #expect(field.isFirstResponder, "the delegate does not let editing end")
      delegate.allows = true
      delegate.log = []
      stage.finger.tap(at: CGPoint(x: 100, y: 97))
      #expect(other.isFirstResponder && !field.isEditing && delegate.take() == ["end"])
      #expect(events == ["did begin"] + Array(repeating: "changed", count: 6) + ["did end"])
    }

    @Test("§31.2 the arrow keys move by characters and words, and select with Shift")
    func movement() throws {
      field.text = "one two three"
      field.becomeFirstResponder()
      #expect(try selection == NSRange(location: 13, length: 0))
      stage.keys.press(.leftArrow, .control)
      #expect(try selection == NSRange(location: 8, length: 0))
      stage.keys.press(.leftArrow, [.control, .shift])
      #expect(try selection == NSRange(location: 4, length: 4))
      stage.keys.press(.rightArrow, .shift)
      #expect(try selection == NSRange(location: 5, length: 3))
      stage.keys.press(.end, .shift)
      #expect(try selection == NSRange(location: 8, length: 5))
      stage.keys.press(.home)
      stage.keys.press(.delete, .control)
      #expect(field.text == " two three")
      stage.keys.press(.character("a"), .control)
      #expect(try selection == NSRange(location: 0, length: 10))
      stage.keys.press(.space)
      #expect(field.text == " ")
    }

    @Test("§31.2 in text from right to left, the left arrow goes forwards")
    func mirroredMovement() throws {
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      field.text = "שלום"
      field.becomeFirstResponder()
      stage.keys.press(.home)
      let start = try point(before: 0)
      #expect(try selection.location == 0)
      stage.keys.press(.leftArrow)
      #expect(try selection.location == 1)
      #expect(try point(before: 1).x < start.x)
      stage.keys.press(.rightArrow)
      #expect(try selection.location == 0)
    }

    @Test("§31.3 a click puts the caret, two select a word, three all; a drag and Shift select")
    func pointer() throws {
      field.text = "one two three"
      stage.finger.source = .mouse
      let (two, end) = (try point(before: 5), try point(before: 10))
      stage.finger.tap(at: two)
      #expect(try selection == NSRange(location: 5, length: 0))
      stage.finger.wait(0.05)
      stage.finger.down(at: two)
      stage.finger.up()
      #expect(try selection == NSRange(location: 4, length: 3))
      stage.finger.wait(0.05)
      stage.finger.down(at: two)
      stage.finger.up()
      #expect(try selection == NSRange(location: 0, length: 13))
      stage.finger.wait(1)
      stage.finger.down(at: two)
      stage.finger.move(to: end)
      #expect(try selection == NSRange(location: 5, length: 5))
      stage.finger.move(to: CGPoint(x: 0, y: 37))
      #expect(try selection == NSRange(location: 0, length: 5))
      stage.finger.up()
    }

    @Test("§31.3 a finger begins editing when it lifts")
    func finger() throws {
      field.text = "one two"
      let point = try point(before: 3)
      stage.finger.down(at: point)
      #expect(!field.isEditing)
      stage.finger.up()
      #expect(field.isEditing)
      #expect(try selection == NSRange(location: 3, length: 0))
    }

    @Test("§31.4 the pasteboard, and what a secure text does not give away")
    func pasteboard() throws {
      field.text = "one two"
      field.becomeFirstResponder()
      stage.keys.press(.leftArrow, [.control, .shift])
      stage.keys.press(.character("c"), .control)
      #expect(UIPasteboard.general.string == "two")
      stage.keys.press(.character("x"), .control)
      #expect(field.text == "one " && UIPasteboard.general.string == "two")
      UIPasteboard.general.string = "a\nb"
      stage.keys.press(.character("v"), .control)
      #expect(field.text == "one a b", "a line end becomes a space")
      field.isSecureTextEntry = true
      stage.keys.press(.character("a"), .control)
      stage.keys.press(.character("c"), .control)
      #expect(UIPasteboard.general.string == "a\nb")
      #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
      #expect(field.accessibilityValue == nil)
      stage.keys.type("z")
      #expect(field.text == "z")
    }

    @Test("§31.5 Ctrl+Z undoes typing at once, and each other change alone")
    func undo() {
      field.becomeFirstResponder()
      stage.keys.type("abc")
      stage.keys.press(.backspace)
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "abc")
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "")
      stage.keys.press(.character("z"), .control)
      stage.keys.press(.character("z"), [.control, .shift])
      #expect(field.text == "abc")
      stage.keys.press(.character("y"), .control)
      #expect(field.text == "ab")
      field.text = "new"
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "new", "what the app sets cannot be undone")
    }

    /// Counts what is typed.
    private final class CodeField: UITextField {
      var calls: [String] = []
      override func insertText(_ text: String) {
        calls.append(text)
        super.insertText(text)
      }
      override func deleteBackward() {
        calls.append("delete")
        super.deleteBackward()
      }
    }

    @Test("keys call insertText and deleteBackward of a subclass, also without text to delete")
    func overrides() throws {
      let code = CodeField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
      try #require(field.superview).addSubview(code)
      code.delegate = delegate
      code.becomeFirstResponder()
      delegate.log = []
      stage.keys.type("ab")
      for _ in 0..<3 { stage.keys.press(.backspace) }
      #expect(code.text == "" && code.calls == ["a", "b", "delete", "delete", "delete"])
      #expect(delegate.take() == ["0+0 a", "1+0 b", "1+1 ", "0+1 "])
      delegate.allows = false
      stage.keys.type("c")
      #expect(code.text == "" && code.calls.count == 5)
    }

    @Test("what code changes during editing is undone and redone, too")
    func undoOfCode() throws {
      field.becomeFirstResponder()
      stage.keys.type("abc")
      stage.keys.press(.character("z"), .control)
      field.insertText("EMOJI")
      stage.keys.press(.character("z"), [.control, .shift])
      #expect(field.text == "EMOJI", "there is nothing to redo after another change")
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "")
      stage.keys.type("abc")
      let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      field.replace(all, withText: "new")
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "abc")
      field.clearButtonMode = .always
      stage.window.layoutIfNeeded()
      stage.finger.tap(at: CGPoint(x: 206, y: 37))
      #expect(field.text == "")
      stage.keys.press(.character("z"), .control)
      #expect(field.text == "abc")
    }

    @Test("the undo manager of a field undoes and redoes typing")
    func undoManager() throws {
      let manager = try #require(field.undoManager)
      field.becomeFirstResponder()
      #expect(!manager.canUndo && !manager.canRedo)
      stage.keys.type("abc")
      #expect(manager.canUndo)
      manager.undo()
      #expect(field.text == "" && manager.canRedo && !manager.canUndo)
      manager.redo()
      #expect(field.text == "abc" && manager.canUndo)
      field.text = "new"
      #expect(!manager.canUndo)
    }

    @Test("§31.3 two clicks on the right half of the last letter of a word select the word")
    func lastLetter() throws {
      field.text = "hello, world"
      stage.finger.source = .mouse
      var end = try point(before: 5)
      end.x -= 1
      stage.finger.tap(at: end)
      stage.finger.wait(0.05)
      stage.finger.down(at: end)
      stage.finger.up()
      #expect(try selection == NSRange(location: 0, length: 5))
    }

    @Test("§31.6 Return asks the delegate, sends its events, and ends editing if one is observed")
    func returnKey() {
      var count = 0
      field.becomeFirstResponder()
      _ = delegate.take()
      stage.keys.press(.return)
      #expect(delegate.take() == ["return"] && field.isEditing)
      field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
      delegate.allows = false
      stage.keys.press(.return)
      #expect(count == 0 && field.isEditing)
      delegate.allows = true
      stage.keys.press(.return)
      #expect(count == 1 && !field.isEditing)
    }

    @Test("§31.7 the clear button deletes the text, if the delegate allows it")
    func clear() {
      field.clearButtonMode = .always
      field.text = "text"
      stage.window.layoutIfNeeded()
      delegate.allows = false
      stage.finger.tap(at: CGPoint(x: 206, y: 37))
      #expect(field.text == "text")
      delegate.allows = true
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      stage.finger.tap(at: CGPoint(x: 206, y: 37))
      #expect(field.text == "" && changes == 1)
    }

    @Test("§31.8 Tab goes from field to field, and selects the text")
    func tab() throws {
      (field.text, other.text) = ("one", "two")
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 100, y: 37))
      stage.keys.press(.tab)
      #expect(other.isFirstResponder && !field.isEditing)
      stage.keys.type("x")
      #expect(other.text == "x")
      stage.keys.press(.tab, .shift)
      #expect(field.isFirstResponder && !other.isEditing)
      #expect(try selection == NSRange(location: 0, length: 3))
    }

    @Test("§31.9 the caret blinks twice in two seconds, and rests after ten")
    func blink() throws {
      stage.advance(by: 0)
      field.becomeFirstResponder()
      let editor = try #require(field.subviews.compactMap { $0 as? EditorView }.first)
      let caret = try #require(editor.subviews.first)
      stage.window.layoutIfNeeded()
      #expect(!caret.isHidden && caret.bounds.width == 2)
      var changes = 0
      var wasHidden = false
      for _ in 0..<40 {
        stage.advance(by: 0.05)
        if caret.isHidden != wasHidden { changes += 1 }
        wasHidden = caret.isHidden
      }
      #expect((3...4).contains(changes))
      stage.advance(by: 5)
      stage.advance(by: 5)
      stage.advance(by: 1)
      #expect(!caret.isHidden && !stage.window.frameClock.isRunning)
      stage.keys.press(.leftArrow)
      #expect(stage.window.frameClock.isRunning && !stage.window.frameClock.isMoving)
      field.resignFirstResponder()
      #expect(caret.isHidden && !stage.window.frameClock.isRunning)
    }

    @Test("a long text scrolls, so that the caret is visible")
    func scrolling() throws {
      field.text = String(repeating: "word ", count: 30)
      field.becomeFirstResponder()
      stage.window.layoutIfNeeded()
      func caret() throws -> CGRect { field.caretRect(for: try #require(field.selectedTextRange).end) }
      #expect(field.bounds.insetBy(dx: 5, dy: 0).contains(try caret()))
      stage.keys.press(.home)
      #expect(field.bounds.insetBy(dx: 5, dy: 0).contains(try caret()))
      #expect(try caret().minX < 10)
    }

    @Test("§31.10 sizes: 34 points with a rounded border and the default font, 22 without")
    func sizes() {
      let plain = UITextField()
      plain.text = "Ag"
      #expect(plain.borderStyle == .none && plain.font?.pointSize == 17)
      let line = (plain.font?.lineHeight ?? 0).rounded(.up)
      #expect(plain.intrinsicContentSize.height == line + 1)
      plain.borderStyle = .roundedRect
      #expect(plain.intrinsicContentSize.height == line + 13)
      #expect(plain.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
    }

    @Test("a field that is removed or disabled while it is edited ends editing")
    func removal() {
      field.becomeFirstResponder()
      _ = delegate.take()
      field.isEnabled = false
      #expect(!field.isEditing && delegate.take() == ["end"] && !field.becomeFirstResponder())
      field.isEnabled = true
      field.becomeFirstResponder()
      field.removeFromSuperview()
      #expect(!field.isEditing && delegate.take() == ["begin", "end"] && stage.window.firstResponder == nil)
    }

    @Test("code asks for positions, and changes ranges, also invalid ones")
    func positions() throws {
      field.text = "one two"
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
      let range = try #require(field.textRange(from: start, to: field.endOfDocument))
      #expect(field.text(in: range) == "two" && field.offset(from: start, to: field.endOfDocument) == 3)
      #expect(
        field.position(from: start, offset: 4) == nil && field.position(from: start, offset: .max) == nil)
      field.replace(range, withText: "2")
      #expect(field.text == "one 2")
      field.replace(range, withText: "!")
      #expect(field.text == "one !", "the range is limited to the text")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.insertText("0 ")
      field.deleteBackward()
      #expect(field.text == "0one !")
    }

    @Test("§31.11 an alert with text fields: the keys go through them, and Return chooses")
    func alert() throws {
      let controller = UIViewController()
      let stage = Stage(controller, size: CGSize(width: 320, height: 480))
      let alert = UIAlertController(title: "Log In", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      var entered: [String] = []
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          entered = (alert.textFields ?? []).map { $0.text ?? "" }
        })
      controller.present(alert, animated: true)
      stage.settle()
      let fields = try #require(alert.textFields)
      #expect(fields[0].isFirstResponder)
      stage.keys.type("me")
      stage.keys.press(.return)
      #expect(fields[1].isFirstResponder)
      stage.keys.type("pw")
      expectSnapshot(of: stage, named: "alert-with-text-fields")
      stage.keys.press(.return)
      stage.settle()
      #expect(entered == ["me", "pw"] && controller.presentedViewController == nil)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(diagnostics { sheet.addTextField() }.map(\.code) == [.textFieldInActionSheet])
      #expect(sheet.textFields == nil)
    }

    // MARK: - Pictures

    private static func sheet() -> UIView {
      let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 300))
      sheet.backgroundColor = .systemBackground
      var y: CGFloat = 10
      func add(_ make: (UITextField) -> Void) {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        make(field)
        sheet.addSubview(field)
        field.frame = CGRect(x: 10, y: y, width: 240, height: 36)
        y += 47
      }
      add {
        $0.placeholder = "Placeholder"; $0.borderStyle = .roundedRect
      }
      add {
        $0.text = "Rounded border"; $0.borderStyle = .roundedRect; $0.clearButtonMode = .always
      }
      add {
        $0.text = "Secret"; $0.isSecureTextEntry = true; $0.borderStyle = .line
      }
      add {
        $0.text = "Disabled"; $0.isEnabled = false; $0.borderStyle = .bezel
      }
      add {
        $0.text = "Centred"; $0.textAlignment = .center
      }
      add {
        $0.attributedText = NSAttributedString(
          string: "Attributed", attributes: [.foregroundColor: UIColor.systemRed])
      }
      return sheet
    }

    @Test("text fields in light and dark, and from right to left")
    func pictures() {
      expectSnapshot(
        of: Self.sheet(), named: "text-fields", styles: [.light, .dark],
        directions: [.leftToRight, .rightToLeft])
    }

    @Test("a field that is edited, with a selection and with large text")
    func editingPictures() {
      for (name, surroundings) in [
        ("light", StageSurroundings()),
        ("dark-rtl", StageSurroundings(style: .dark, direction: .rightToLeft)),
        ("large", StageSurroundings(textSize: .accessibilityLarge)),
      ] {
        let sheet = Self.sheet()
        let stage = Stage(sheet, in: surroundings)
        let field = sheet.subviews[1] as? UITextField
        field?.becomeFirstResponder()
        stage.keys.press(.leftArrow, [.control, .shift], after: 0.1)
        expectSnapshot(of: stage, named: "text-field-edited-\(name)")
      }
    }

    /// A field without a border in Inter at 11 points. Of its width, a caret takes 2 points.
    private func plainField(_ text: String, width: CGFloat = 102) -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 34))
      field.font = Inter.font
      field.text = text
      return field
    }

    /// The rectangle of the caret behind the text.
    private func end(of field: UITextField) -> CGRect {
      field.layoutIfNeeded()
      return field.caretRect(for: field.endOfDocument)
    }

    /// Whether a field prefers the width of a text with a caret.
    private func isFitting(_ field: UITextField, _ textWidth: Double) -> Bool {
      abs(field.intrinsicContentSize.width - (textWidth + 2).rounded(.up)) < 1e-9
    }

    // Three letters, with 4 points after the first two of them.
    @Test("§31.39 all default attributes apply to the text, also while it is typed and shown as dots")
    func defaultAttributes() throws {
      let field = plainField("nnn")
      #expect(isFitting(field, 3 * Inter.n))
      field.defaultTextAttributes = [.kern: 4]
      #expect(isFitting(field, 3 * Inter.n + 8))
      #expect(field.defaultTextAttributes[.kern] as? Int == 4)
      #expect(field.defaultTextAttributes[.font] as? UIFont == Inter.font)
      field.insertText("n")
      #expect(isFitting(field, 4 * Inter.n + 12))
      #expect(field.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 4)
      field.isSecureTextEntry = true
      let dots = field.intrinsicContentSize.width
      field.defaultTextAttributes = [:]
      #expect(abs(dots - field.intrinsicContentSize.width - 12) < 1e-9)
      field.isSecureTextEntry = false
      #expect(abs(end(of: field).minX - 4 * Inter.n) < 1e-6)
    }

    @Test("§31.39 the paragraph style of the default attributes is kept, with the alignment of the field")
    func defaultParagraphStyle() throws {
      let field = plainField("n")
      let style = NSMutableParagraphStyle()
      (style.alignment, style.minimumLineHeight) = (.right, 30)
      field.defaultTextAttributes = [.paragraphStyle: style]
      #expect(field.textAlignment == .right && end(of: field).height == 30)
      #expect(abs(end(of: field).minX - 100) < 0.01)
      field.textAlignment = .left
      let kept = try #require(field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)
      #expect(kept.minimumLineHeight == 30 && kept.alignment == .left)
      field.defaultTextAttributes = [.kern: 4]
      #expect(end(of: field).height == 30, "without a paragraph style, the field keeps its own")
      // What an input method composes stands where the other text does, and keeps the attributes.
      field.defaultTextAttributes = [.paragraphStyle: style, .underlineStyle: 1]
      field.textAlignment = .left
      field.setMarkedText("nn", selectedRange: NSRange(location: 2, length: 0))
      #expect(abs(end(of: field).minX - 3 * Inter.n) < 1e-6)
    }

    @Test("§31.39 default attributes change a text with attributes, and keep the others that it has")
    func attributesOfAttributedText() {
      let field = plainField("")
      field.attributedText = NSAttributedString(string: "nn", attributes: [.font: Inter.font, .kern: 1])
      field.defaultTextAttributes = [.kern: 4, .underlineStyle: 1]
      let attributes = field.attributedText?.attributes(at: 1, effectiveRange: nil) ?? [:]
      #expect(attributes[.kern] as? Int == 4 && attributes[.underlineStyle] as? Int == 1)
      #expect(attributes[.font] as? UIFont == Inter.font)
      #expect(isFitting(field, 2 * Inter.n + 4))
    }

    @Test("§31.39 the font and the colour are those of attributed text, and change it")
    func looks() {
      let field = plainField("")
      field.attributedText = NSAttributedString(
        string: "nn", attributes: [.font: Inter.font, .foregroundColor: UIColor.red])
      #expect(field.font == Inter.font && field.textColor == .red)
      (field.font, field.textColor) = (.systemFont(ofSize: 30), .blue)
      let attributes = field.attributedText?.attributes(at: 1, effectiveRange: nil) ?? [:]
      #expect((attributes[.font] as? UIFont)?.pointSize == 30)
      #expect(attributes[.foregroundColor] as? UIColor == .blue)
    }

    @Test("one typing attribute of a field that is edited can be changed")
    func singleTypingAttribute() {
      #expect(field.typingAttributes?.count == nil)
      field.becomeFirstResponder()
      field.typingAttributes?[.foregroundColor] = UIColor.green
      stage.keys.type("x")
      let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
      #expect(attributes[.foregroundColor] as? UIColor == .green)
      #expect(attributes[.font] as? UIFont == field.font)
    }

    @Test("a field without a width grows with its text")
    func growing() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let field = UITextField()
      field.font = Inter.font
      field.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        field.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(field.bounds.width < 10)
      field.text = "nnnnnnnnnn"
      root.layoutIfNeeded()
      #expect(field.bounds.width >= 10 * Inter.n)
    }

    /// Allows no pasting.
    private final class TypedField: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != .paste && super.canPerformAction(action, withSender: sender)
      }
    }

    @Test("the menu of a field disables what an override of canPerformAction forbids")
    func forbiddenAction() throws {
      UIPasteboard.general.string = "text"
      let fields: [(UITextField, Bool)] = [(UITextField(), true), (TypedField(), false)]
      for (field, isAllowed) in fields {
        let titles = field.makeEditActions().compactMap { $0 as? UIAction }
          .filter { !$0.attributes.contains(.disabled) }.map(\.title)
        #expect(titles.contains("Paste") == isAllowed)
      }
    }

    // Twenty letters take 128.75 points.
    @Test("§31.40 a long text is scaled down until it fits, or has the minimum size of the font")
    func fittingFont() {
      let text = String(repeating: "n", count: 20)
      let field = plainField(text)
      #expect(abs(end(of: field).minX - 20 * Inter.n) < 1e-6)
      let full = end(of: field)
      field.adjustsFontSizeToFitWidth = true
      let fitting = end(of: field)
      #expect(fitting.minX <= 100 && fitting.minX > 99.8)
      // Its baseline stays, to half a point.
      let factor = 100 / (20 * Inter.n)
      #expect(abs(fitting.minY - (full.minY + Inter.ascender * (1 - factor))) <= 0.5)
      field.minimumFontSize = 10
      #expect(abs(end(of: field).minX - 20 * Inter.n * 10 / 11) < 0.05)
      field.minimumFontSize = 30
      #expect(abs(end(of: field).minX - 20 * Inter.n) < 1e-6, "a font is not made larger")
      field.minimumFontSize = 0
      let indented = NSMutableParagraphStyle()
      indented.firstLineHeadIndent = 20
      field.defaultTextAttributes = [.paragraphStyle: indented]
      #expect(end(of: field).minX <= 100 && end(of: field).minX > 99.8, "indents are not scaled")
      field.defaultTextAttributes = [.paragraphStyle: NSParagraphStyle.default]
      field.text = "nnn"
      #expect(abs(end(of: field).minX - 3 * Inter.n) < 1e-6, "a short text has the whole size")
      field.text = text
      field.bounds.size.width = 202
      #expect(abs(end(of: field).minX - 20 * Inter.n) < 1e-6)
    }
  }
}
