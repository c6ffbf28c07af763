import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Words, sentences and characters of text input")
  struct TokenizerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func position(_ offset: Int) throws -> UITextPosition {
      try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    private func unit(
      _ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection = .forward
    ) throws -> String? {
      let range = view.tokenizer.rangeEnclosingPosition(
        try position(offset), with: granularity, inDirection: UITextDirection.storage(direction))
      return range.flatMap { view.text(in: $0) }
    }

    @Test("the unit at a position is that after it, or before it")
    func units() throws {
      view.text = "It's 3.5 👨‍👩‍👧 late. Go 'home'!  Now\nNext"
      #expect(try unit(.word, at: 0) == "It's" && unit(.word, at: 2) == "It's")
      #expect(try unit(.word, at: 4) == nil && unit(.word, at: 4, .backward) == "It's")
      #expect(try unit(.character, at: 9) == "👨‍👩‍👧")
      #expect(try unit(.sentence, at: 3) == "It's 3.5 👨‍👩‍👧 late. ")
      let go = (view.text as NSString).range(of: "Go").location
      #expect(try unit(.sentence, at: go) == "Go 'home'!  " && unit(.word, at: go + 4) == "home")
      let end = (view.text as NSString).length
      #expect(try unit(.paragraph, at: end, .backward) == "Next" && unit(.paragraph, at: end) == nil)
      #expect(try unit(.document, at: 5) == view.text)
    }

    @Test("boundaries are the ends of units forwards, and their beginnings backwards")
    func boundaries() throws {
      view.text = "one two"
      let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.layout(.left))
      let tokenizer = view.tokenizer
      #expect(tokenizer.isPosition(try position(3), atBoundary: .word, inDirection: forward))
      #expect(!tokenizer.isPosition(try position(4), atBoundary: .word, inDirection: forward))
      #expect(tokenizer.isPosition(try position(4), atBoundary: .word, inDirection: backward))
      #expect(tokenizer.position(from: try position(1), toBoundary: .word, inDirection: forward)?.offset == 3)
      #expect(tokenizer.position(from: try position(3), toBoundary: .word, inDirection: forward)?.offset == 7)
      #expect(
        tokenizer.position(from: try position(6), toBoundary: .word, inDirection: backward)?.offset == 4)
      #expect(tokenizer.position(from: try position(7), toBoundary: .word, inDirection: forward) == nil)
      #expect(tokenizer.isPosition(try position(0), withinTextUnit: .word, inDirection: forward))
      #expect(!tokenizer.isPosition(try position(3), withinTextUnit: .word, inDirection: forward))
    }

    @Test("the word under a tap is found as apps do it")
    func tappedWord() throws {
      view.text = "one two"
      let stage = Stage(view)
      let rect = view.firstRect(for: try #require(view.textRange(from: position(4), to: position(7))))
      let point = CGPoint(x: rect.midX, y: rect.midY)
      let tapped = try #require(view.closestPosition(to: point))
      let word = view.tokenizer.rangeEnclosingPosition(
        tapped, with: .word, inDirection: UITextDirection.storage(.forward))
      #expect(word.flatMap { view.text(in: $0) } == "two")
      let character = try #require(view.characterRange(at: CGPoint(x: rect.minX + 1, y: rect.midY)))
      #expect(view.text(in: character) == "t")
      #expect(view.characterRange(at: CGPoint(x: 290, y: 90)) == nil)
      let first = try #require(view.textRange(from: position(0), to: position(3)))
      #expect(view.closestPosition(to: point, within: first)?.offset == 3)
      withExtendedLifetime(stage) {}
    }

    private final class MenuDelegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
      var range = NSRange()
      private func menu(_ actions: [UIMenuElement], _ range: NSRange) -> UIMenu? {
        self.range = range
        return range.length == 0 ? nil : UIMenu(children: [UIAction(title: "Bold") { _ in }] + actions)
      }
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu(suggestedActions, range) }
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu(suggestedActions, range) }
    }

    @Test("delegates add to the menu of the selected text")
    func editMenu() {
      let (delegate, presenter, root) = (MenuDelegate(), RecordingMenuPresenter(), UIView())
      let field = UITextField(frame: CGRect(x: 0, y: 120, width: 300, height: 30))
      for view in [view, field] as [UIView] { root.addSubview(view) }
      let stage = Stage(root, size: CGSize(width: 300, height: 200))
      stage.window.menuPresenter = presenter
      (view.text, field.text) = ("words", "words")
      (view.delegate, field.delegate) = (delegate, delegate)
      let usual = ["Cut", "Copy", "Paste", "Select All"]
      for input in [view, field] as [any UIResponder & UITextInput] {
        input.becomeFirstResponder()
        for (end, titles) in [(0, usual), (3, ["Bold"] + usual)] {
          let end = input.position(from: input.beginningOfDocument, offset: end)
          input.selectedTextRange = end.flatMap { input.textRange(from: input.beginningOfDocument, to: $0) }
          stage.keys.press(.menu)
          #expect(presenter.titles == titles && delegate.range.length == (titles == usual ? 0 : 3))
          presenter.close()
        }
      }
    }

    /// A field with a placeholder of its own colour, as iOS code draws it.
    private final class PaleField: UITextField {
      override func drawPlaceholder(in rect: CGRect) {
        guard let font else { return }
        let text = NSAttributedString(
          string: placeholder ?? "", attributes: [.font: font, .foregroundColor: UIColor.red])
        text.draw(in: rect)
      }
    }

    @Test("a field draws its placeholder, and an image behind its text")
    func field() throws {
      let field = PaleField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.placeholder = "Name"
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      field.background = image
      let stage = Stage(field)
      func behind() -> UIImage? { field.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image }
      #expect(behind() === image)
      field.isEnabled = false
      #expect(behind() === image)
      field.disabledBackground = UIImage()
      #expect(behind() !== image)
      field.borderStyle = .roundedRect
      #expect(behind() == nil)
      field.inputAssistantItem.leadingBarButtonGroups = []
      #expect(
        field.inputAssistantItem === field.inputAssistantItem && field.keyboardLayoutGuide.usesBottomSafeArea)
      withExtendedLifetime(stage) {}
    }
  }
}
