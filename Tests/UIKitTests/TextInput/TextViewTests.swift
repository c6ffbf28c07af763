import CollectionViewTesting
import Foundation
import Testing
@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Text views")
  struct TextViewTests {
    final class Delegate: NSObject, UITextViewDelegate {
      var log: [String] = []
      var allows = true
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      {
        log.append("\(range.location)+\(range.length) \(text.debugDescription)")
        return allows
      }
      func textViewDidChange(_ textView: UITextView) { log.append("changed") }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let delegate = Delegate()
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(view)
      view.font = .systemFont(ofSize: 17)
      view.delegate = delegate
      stage = Stage(root)
    }

    @Test("§31.1 keys change the text, and the delegate follows")
    func typing() {
      view.becomeFirstResponder()
      stage.keys.type("a")
      stage.keys.press(.return)
      stage.keys.press(.tab)
      #expect(view.text == "a\n\t")
      #expect(
        delegate.take() == [
          "begin", #"0+0 "a""#, "changed", #"1+0 "\n""#, "changed", #"2+0 "\t""#, "changed",
        ])
      delegate.allows = false
      stage.keys.press(.backspace)
      #expect(view.text == "a\n\t" && delegate.take() == [#"2+1 """#])
      view.resignFirstResponder()
      #expect(delegate.take() == ["end"])
    }

    @Test("§31.21 Up and Down keep the position, Home and End are those of the line")
    func lines() {
      view.text = "long first line\nab\nlong third line"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 8, length: 0)
      stage.keys.press(.downArrow)
      #expect(view.selectedRange == NSRange(location: 18, length: 0), "the end of the short line")
      stage.keys.press(.downArrow)
      #expect(abs(view.selectedRange.location - (19 + 8)) <= 1)
      stage.keys.press(.home)
      #expect(view.selectedRange.location == 19)
      stage.keys.press(.end, .shift)
      #expect(view.selectedRange == NSRange(location: 19, length: 15))
      stage.keys.press(.home, .control)
      #expect(view.selectedRange == NSRange(location: 0, length: 0))
      stage.keys.press(.upArrow)
      stage.keys.press(.pageDown)
      #expect(view.selectedRange.location > 18)
      stage.keys.press(.end, .control)
      stage.keys.press(.downArrow, .shift)
      #expect(view.selectedRange == NSRange(location: 34, length: 0))
    }

    @Test("§31.21 a line that is broken has its own beginning and end")
    func brokenLines() throws {
      view.text = "one two three four five six seven"
      view.becomeFirstResponder()
      stage.window.layoutIfNeeded()
      view.selectedRange = NSRange(location: 0, length: 0)
      stage.keys.press(.end)
      let end = view.selectedRange.location
      #expect(end > 10 && end < 33)
      let first = view.caretRect(for: view.beginningOfDocument)
      #expect(view.caretRect(for: try #require(view.selectedTextRange).start).minY == first.minY)
      stage.keys.press(.downArrow)
      stage.keys.press(.home)
      let start = view.selectedRange.location
      #expect(start > end)
      #expect(view.caretRect(for: try #require(view.selectedTextRange).start).minX == first.minX)
      // A click beyond the end of a line puts the caret there.
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 195, y: first.midY))
      #expect(view.selectedRange.location == end)
    }

    @Test(
      "§31.20 the text is 8 points from the top and 5 from the left; the view is as high as its text without scrolling"
    )
    func sizes() {
      view.text = "Text"
      stage.window.layoutIfNeeded()
      let caret = view.caretRect(for: view.beginningOfDocument)
      #expect(caret.minX == 5 && abs(caret.minY - 8) < 1e-9)
      view.isScrollEnabled = false
      let line = view.font?.lineHeight ?? 0
      #expect(abs(view.intrinsicContentSize.height - (line + 16)) <= 1)
      view.text = "a\nb\nc"
      #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - (3 * line + 16)) <= 1)
      view.textContainerInset = .zero
      #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 3 * line) <= 1)
    }

    @Test("a short text is narrower than the width that it may have")
    func fittingWidth() {
      let view = UITextView()
      view.font = Inter.font
      view.text = "nnn"
      #expect(
        view.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude))
          == size(lines: 1, width: word)
      )
      view.text = Array(repeating: "nnn", count: 12).joined(separator: " ")
      #expect(view.sizeThatFits(CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)).width == 60)
    }

    /// Constraints in a view of 400 × 400 points for a text view in Inter at 11 points that does not scroll.
    private func sizingView(_ text: String) -> (root: UIView, view: UITextView) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UITextView()
      view.font = Inter.font
      view.isScrollEnabled = false
      view.text = text
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      return (root, view)
    }

    /// The size of a number of lines with the insets of a text view: 8 points above and below, 5 at both sides. A caret
    /// needs 2 points.
    private func size(lines: Int, width: Double) -> CGSize {
      CGSize(
        width: (width + 2 + 10).rounded(.up), height: (Double(lines) * Inter.lineHeight + 16).rounded(.up))
    }

    private let word = 3 * Inter.n

    @Test("§31.38 a text view that does not scroll is as wide as its text, as far as constraints allow")
    func bubble() {
      let (root, view) = sizingView("nnn")
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.size == size(lines: 1, width: word))
      // Two words and the space between them take 41.7 of 48 points.
      view.text = "nnn nnn"
      root.layoutIfNeeded()
      #expect(view.frame.size == size(lines: 1, width: 2 * word + Inter.space))
      view.text = Array(repeating: "nnn", count: 12).joined(separator: " ")
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 60, height: size(lines: 6, width: 0).height))
      view.text = "nnn"
      root.layoutIfNeeded()
      #expect(view.frame.size == size(lines: 1, width: word))
    }

    // Of 48 points, two words take 41.7; of 108 points, four words take 86.5, and five 108.9.
    @Test("§31.38 a text view that does not scroll and becomes wider or narrower has the height of its lines")
    func width() {
      let (root, view) = sizingView(Array(repeating: "nnn", count: 12).joined(separator: " "))
      let width = view.widthAnchor.constraint(equalToConstant: 60)
      width.isActive = true
      for (points, lines) in [(60.0, 6), (120, 3), (400, 1), (60, 6)] {
        width.constant = points
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: points, height: size(lines: lines, width: 0).height))
      }
    }

    @Test("§31.22 a long text scrolls to the caret, by fingers and by the wheel; a pointer selects")
    func scrolling() throws {
      view.text = (0..<30).map { "Line \($0)" }.joined(separator: "\n")
      view.becomeFirstResponder()
      stage.keys.press(.leftArrow)
      #expect(view.contentOffset.y > 300)
      stage.keys.press(.home, .control)
      #expect(view.contentOffset.y <= 8)
      stage.finger.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
      stage.settle()
      #expect(view.contentOffset.y > 30 && view.selectedRange.length == 0)
      let offset = view.contentOffset
      stage.finger.source = .mouse
      stage.finger.down(at: CGPoint(x: 20, y: 20))
      stage.finger.move(to: CGPoint(x: 60, y: 60))
      stage.finger.up()
      #expect(view.contentOffset == offset && view.selectedRange.length > 5)
    }

    @Test("§31.23 a text that is not editable can be selected and copied, one that is not selectable cannot")
    func readOnly() {
      view.text = "one two"
      view.isEditable = false
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 20, y: 18))
      stage.keys.press(.character("a"), .control)
      stage.keys.press(.character("c"), .control)
      #expect(UIPasteboard.general.string == "one two" && delegate.take().isEmpty)
      stage.keys.type("x")
      stage.keys.press(.backspace)
      #expect(view.text == "one two")
      view.isSelectable = false
      #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }

    @Test("§31.24 attributes stay with their text, and typed text takes those before it")
    func attributes() {
      let text = NSMutableAttributedString(string: "")
      text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
      text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
      view.attributedText = text
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 3, length: 0)
      stage.keys.type("!")
      #expect(view.text == "red!blue")
      func color(_ index: Int) -> UIColor? {
        view.attributedText.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
      }
      #expect(color(3) == .red && color(4) == .blue)
      view.typingAttributes = [.foregroundColor: UIColor.green]
      stage.keys.type("?")
      #expect(color(4) == .green && color(5) == .blue)
      stage.keys.press(.character("z"), .control)
      #expect(view.text == "redblue" && color(3) == .blue)
    }

    @Test("§31.24 typing attributes apply to plain text, and until the selection changes")
    func typingAttributes() {
      view.text = "ab"
      view.textColor = .blue
      view.becomeFirstResponder()
      view.typingAttributes = [.foregroundColor: UIColor.green]
      stage.keys.type("12")
      func color(_ index: Int) -> UIColor? {
        view.attributedText.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
      }
      #expect(view.text == "ab12" && (0..<4).map(color) == [.blue, .blue, .green, .green])
      stage.keys.press(.home)
      #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
      #expect(view.typingAttributes[.font] as? UIFont == view.font)
      stage.keys.type("3")
      #expect(view.text == "3ab12" && color(0) == .blue)
      stage.keys.press(.character("z"), .control)
      #expect(view.text == "ab12" && color(3) == .green)
    }

    @Test("text that is typed after a picture or a link is neither")
    func typingAfterAttachment() throws {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
      let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
      text.append(
        NSAttributedString(string: "link", attributes: [.font: Inter.font, .link: "https://example.org"]))
      view.attributedText = text
      view.becomeFirstResponder()
      stage.keys.type("n")
      #expect(view.text == "\u{FFFC}linkn")
      #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
      view.selectedRange = NSRange(location: 3, length: 0)
      stage.keys.type("n")
      #expect(view.attributedText.attribute(.link, at: 3, effectiveRange: nil) != nil)
      view.selectedRange = NSRange(location: 1, length: 0)
      stage.keys.type("n")
      #expect(view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
      #expect(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
      let ends = try [1, 2].map { offset in
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        return view.caretRect(for: position).minX
      }
      #expect(ends[1] - ends[0] > 3 && ends[1] - ends[0] < 20)
    }

    @Test("one typing attribute can be changed, and the others stay")
    func singleTypingAttribute() {
      view.attributedText = NSAttributedString(string: "ab", attributes: [.font: Inter.font, .kern: 2])
      view.becomeFirstResponder()
      view.typingAttributes[.foregroundColor] = UIColor.green
      stage.keys.type("c")
      let attributes = view.attributedText.attributes(at: 2, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == Inter.font && attributes[.kern] as? Int == 2)
      #expect(attributes[.foregroundColor] as? UIColor == .green)
    }

    @Test("the font, the colour and the alignment are those of attributed text, and change it")
    func looks() {
      let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      (left.alignment, left.headIndent) = (.center, 5)
      (right.alignment, right.headIndent) = (.right, 40)
      let text = NSMutableAttributedString(
        string: "a\n", attributes: [.font: Inter.font, .foregroundColor: UIColor.red, .paragraphStyle: left])
      text.append(NSAttributedString(string: "b", attributes: [.font: Inter.font, .paragraphStyle: right]))
      view.attributedText = text
      #expect(view.font == Inter.font && view.textColor == .red && view.textAlignment == .center)
      let other = UIFont.systemFont(ofSize: 30)
      (view.font, view.textColor, view.textAlignment) = (other, .blue, .left)
      for (index, indent) in [(0, 5), (2, 40)] {
        let attributes = view.attributedText.attributes(at: index, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == other)
        #expect(attributes[.foregroundColor] as? UIColor == .blue)
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .left && style?.headIndent == CGFloat(indent))
      }
    }

    @Test("a range is scrolled to after a change of the text, and before the first layout")
    func scrollingToRange() {
      view.text = (0..<80).map { "Line \($0)" }.joined(separator: "\n")
      let late = UITextView()
      late.text = view.text
      for target in [view, late] {
        target.scrollRangeToVisible(NSRange(location: target.text.utf16.count - 1, length: 1))
      }
      late.frame = view.frame
      view.superview?.addSubview(late)
      stage.window.layoutIfNeeded()
      for target in [view, late] {
        let end = target.contentSize.height - target.bounds.height
        #expect(end > 500 && abs(target.contentOffset.y - end) <= 8)
      }
    }

    @Test("a text that becomes editable begins editing on request, and one that becomes read-only ends it")
    func editable() {
      view.isEditable = false
      view.becomeFirstResponder()
      #expect(view.isFirstResponder && delegate.take() == [])
      view.isEditable = true
      view.becomeFirstResponder()
      #expect(delegate.take() == ["begin"])
      view.isEditable = false
      #expect(!view.isFirstResponder && delegate.take() == ["end"])
    }

    @Test("the selection stays at its characters when code changes the text storage")
    func storageSelection() {
      view.text = "hello  and more"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 6, length: 0)
      stage.keys.type(":)")
      view.textStorage.replaceCharacters(in: NSRange(location: 6, length: 2), with: "😀")
      stage.keys.type("!")
      #expect(view.text == "hello 😀! and more")
      view.selectedRange = NSRange(location: 5, length: 0)
      view.textStorage.insert(NSAttributedString(string: "!!"), at: 0)
      #expect(view.selectedRange == NSRange(location: 7, length: 0))
      view.textStorage.append(NSAttributedString(string: "."))
      #expect(view.selectedRange == NSRange(location: 7, length: 0))
    }

    @Test("the text and the size change while text is selected")
    func changes() {
      view.text = "one two three four five six seven"
      view.becomeFirstResponder()
      stage.keys.press(.character("a"), .control)
      view.frame.size.width = 60
      stage.window.layoutIfNeeded()
      #expect(view.selectedRange.length == 33 && view.contentSize.height > 100)
      view.text = "x"
      stage.keys.press(.rightArrow, .shift)
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
      view.frame.size.width = 0
      stage.window.layoutIfNeeded()
      stage.keys.press(.upArrow)
      #expect(view.text == "x")
    }

    @Test("a text with a selection in light, dark and from right to left, and with large text")
    func pictures() {
      for (name, surroundings) in [
        ("light", StageSurroundings()),
        ("dark-rtl", StageSurroundings(style: .dark, direction: .rightToLeft)),
        ("large", StageSurroundings(textSize: .accessibilityMedium)),
      ] {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 140))
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.text = "A text of several lines, with a paragraph.\n\nAnd שלום another one."
        let stage = Stage(view, in: surroundings)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 10, length: 44)
        stage.window.layoutIfNeeded()
        expectSnapshot(of: stage, named: "text-view-\(name)")
      }
    }
  }
}
