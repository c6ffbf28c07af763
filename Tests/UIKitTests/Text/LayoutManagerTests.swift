import CollectionViewTesting
import Foundation
import Geometry
import Testing

@testable import UIKit

@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
  /// Three words of two letters. Two of them, with the space between, are 4n + space wide.
  private let storage = NSTextStorage(string: "nn nn nn", attributes: [.font: Inter.font])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 30, height: 0))
  private let height = Inter.lineHeight

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.001 }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    near(first.minX, second.minX) && near(first.minY, second.minY) && near(first.width, second.width)
      && near(first.height, second.height)
  }

  @Test(
    "attributes that divide a character or a line end do not change the lines", arguments: ["👩 n", "n\r\nn"])
  func dividedCharacters(text: String) {
    let plain = NSAttributedString(string: text, attributes: [.font: Inter.font])
    let divided = NSMutableAttributedString(string: text, attributes: [.font: Inter.font])
    let length = text.first == "n" ? 2 : 1
    divided.setAttributes(
      [.font: Inter.font, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: length))
    let (expected, size) = (plain.size(), divided.size())
    #expect(abs(size.width - expected.width) < 0.1 && abs(size.height - expected.height) < 0.1)
    storage.setAttributedString(divided)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - expected.width) < 0.1 && abs(used.height - expected.height) < 0.1)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
  }

  @Test("lines are broken in the width of the container, and have the ranges of their characters")
  func lines() {
    #expect(manager.numberOfGlyphs == 8)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
    #expect(
      near(
        manager.usedRect(for: container),
        CGRect(x: 0, y: 0, width: 4 * Inter.n + Inter.space, height: 2 * height)))
    var range = NSRange()
    #expect(
      near(
        manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range),
        CGRect(x: 0, y: 0, width: 30, height: height)))
    #expect(range == NSRange(location: 0, length: 6), "the space at which the line ends belongs to it")
    #expect(near(manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: &range).minY, height))
    #expect(range == NSRange(location: 6, length: 2))
    var fragments: [(NSRange, CGFloat)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { _, used, _, range, _ in
      fragments.append((range, used.width))
    }
    #expect(fragments.map(\.0.location) == [0, 6])
    #expect(near(fragments[0].1, 4 * Inter.n + Inter.space) && near(fragments[1].1, 2 * Inter.n))
    let second = manager.location(forGlyphAt: 1)
    #expect(near(second.x, Inter.n) && near(second.y, Inter.ascender))
  }

  @Test("the rectangles of a range are those of its parts of lines, and a selection reaches the edge")
  func enclosingRects() throws {
    func rects(of range: NSRange, in selection: NSRange) -> [CGRect] {
      var rects: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: selection, in: container
      ) {
        rect, _ in rects.append(rect)
      }
      return rects
    }
    let range = NSRange(location: 1, length: 6)
    let tight = rects(of: range, in: NSRange(location: NSNotFound, length: 0))
    let lines = rects(of: range, in: range)
    try #require(tight.count == 2 && lines.count == 2)
    // The first line has two words, of which the range leaves out one letter; of the second line, it has one.
    #expect(near(tight[0].minX, Inter.n) && near(tight[0].minY, 0))
    #expect(near(tight[1], CGRect(x: 0, y: height, width: Inter.n, height: height)))
    #expect(near(lines[0].maxX, 30) && lines[0].maxX > tight[0].maxX && near(lines[1], tight[1]))
  }

  @Test("an enumeration ends when the closure asks for that")
  func stop() {
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  struct Hit: Sendable {
    var point: CGPoint
    var character: Int
    var fraction: CGFloat
  }

  nonisolated static let hits = [
    Hit(point: CGPoint(x: Inter.n / 2, y: 2), character: 0, fraction: 0.5),
    Hit(point: CGPoint(x: 2 * Inter.n + Inter.space + Inter.n / 4, y: 2), character: 3, fraction: 0.25),
    // Beside a line, above the first one and below the last one, the nearest character.
    Hit(point: CGPoint(x: 1000, y: 20), character: 7, fraction: 1),
    Hit(point: CGPoint(x: -5, y: -5), character: 0, fraction: 0),
    Hit(point: CGPoint(x: Inter.n, y: 500), character: 6, fraction: 1),
  ]

  @Test("a point finds the nearest character", arguments: hits)
  func points(_ hit: Hit) {
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: hit.point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == hit.character && abs(fraction - hit.fraction) < 0.001)
  }

  @Test("rectangles of ranges are around their characters")
  func rectangles() {
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(near(word, CGRect(x: 2 * Inter.n + Inter.space, y: 0, width: 2 * Inter.n, height: height)))
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 8), in: container)
    #expect(near(both, manager.usedRect(for: container)))
    // The space at which the line ends is not wide, and in its line.
    let space = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container)
    #expect(near(space, CGRect(x: 4 * Inter.n + Inter.space, y: 0, width: 0, height: height)))
    container.lineFragmentPadding = 5
    // 20 points remain: one word for each line.
    let moved = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(near(moved, CGRect(x: 5, y: height, width: 2 * Inter.n, height: height)))
  }

  @Test("indexes count UTF-16 code units, and a character of several is one")
  func units() {
    storage.setAttributedString(NSAttributedString(string: "n👍🏽n", attributes: [.font: Inter.font]))
    container.size = .zero
    let last = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container)
    #expect(abs(last.width - Inter.n) < 0.001)
    let middle = CGPoint(x: last.midX, y: last.midY)
    #expect(
      manager.characterIndex(for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 5)
    #expect(manager.glyphIndex(for: CGPoint(x: last.minX - 1, y: 2), in: container) == 1)
  }

  @Test("in Hebrew, characters follow each other from right to left")
  func rightToLeft() {
    storage.setAttributedString(NSAttributedString(string: "שלום", attributes: [.font: Inter.font]))
    let rects = (0..<4).map {
      manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
    }
    for (first, second) in zip(rects, rects.dropFirst()) { #expect(abs(first.minX - second.maxX) < 0.001) }
    var fraction: CGFloat = 0
    let point = CGPoint(x: rects[0].maxX - rects[0].width / 4, y: 2)
    #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 0)
    #expect(abs(fraction - 0.25) < 0.001)
  }

  @Test("the lines follow changes of the text and of the container")
  func changes() {
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "")
    #expect(manager.numberOfGlyphs == 5 && near(manager.usedRect(for: container).height, height))
    storage.append(NSAttributedString(string: "\nn", attributes: [.font: Inter.font]))
    #expect(near(manager.usedRect(for: container).height, 2 * height))
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 22), range: NSRange(location: 0, length: storage.length))
    #expect(
      near(manager.usedRect(for: container).height, 6 * height), "two words and a letter of twice the size")
    container.size.width = 100
    #expect(near(manager.usedRect(for: container).height, 4 * height))
  }

  @Test("characters that do not fit into a container are in the next one, or in none")
  func overflow() {
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 6))
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 2), in: container) == .zero)
    #expect(manager.textContainer(forGlyphAt: 7, effectiveRange: nil) == nil)
    let second = NSTextContainer(size: CGSize(width: 15, height: height))
    second.lineFragmentPadding = 0
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: second) == NSRange(location: 6, length: 2))
    #expect(manager.textContainer(forGlyphAt: 7, effectiveRange: nil) === second)
    container.size = CGSize(width: 30, height: height + 5)
    container.maximumNumberOfLines = 0
    #expect(manager.glyphRange(for: container).length == 6, "the height allows one line")
    manager.removeTextContainer(at: 1)
    manager.removeTextContainer(at: 7)
    #expect(manager.textContainers == [container])
  }

  @Test("sizes and ranges that are not valid are survived")
  func invalid() {
    container.size = CGSize(width: CGFloat.nan, height: -.infinity)
    container.maximumNumberOfLines = -3
    #expect(near(manager.usedRect(for: container).height, height))
    container.size = CGSize(width: 2, height: 0)
    container.lineFragmentPadding = 40
    #expect(manager.glyphRange(for: container).length == 8)
    let range = NSRange(location: 5, length: 100)
    #expect(
      manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        == NSRange(location: 5, length: 3))
    #expect(manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil) == .zero)
    #expect(manager.usedRect(for: NSTextContainer()) == .zero)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.glyphIndex(for: .zero, in: container) == 0 && manager.usedRect(for: container) == .zero)
  }

  @Test("lines are drawn where the text alone would be drawn")
  func drawing() {
    func picture(_ draw: () -> Void) -> String {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { _ in draw() }
      return String(describing: image.commands(in: Rectangle(x: 0, y: 0, width: 80, height: 60), tint: nil))
    }
    let text = NSAttributedString(attributedString: storage)
    let expected = picture { text.draw(in: CGRect(x: 10, y: 20, width: 30, height: 40)) }
    #expect(
      picture { manager.drawGlyphs(forGlyphRange: NSRange(0..<8), at: CGPoint(x: 10, y: 20)) } == expected)
    #expect(
      picture { manager.drawGlyphs(forGlyphRange: NSRange(0..<2), at: CGPoint(x: 10, y: 20)) } != expected)
  }

  @Test("a storage owns its layout managers, and a layout outlives its storage")
  func ownership() {
    let lonely = NSLayoutManager()
    lonely.addTextContainer(NSTextContainer())
    autoreleasepool {
      let storage = NSTextStorage(string: "n", attributes: [.font: Inter.font])
      storage.addLayoutManager(lonely)
      #expect(lonely.textStorage === storage && storage.layoutManagers == [lonely])
    }
    #expect(lonely.textStorage == nil && near(lonely.usedRect(for: lonely.textContainers[0]).height, height))
    storage.addLayoutManager(lonely)
    #expect(lonely.numberOfGlyphs == 8)
    storage.removeLayoutManager(lonely)
    #expect(lonely.textStorage == nil && storage.layoutManagers == [manager])
  }
}

extension TimedTests {
  @MainActor
  @Suite("Text views and their text storage")
  struct TextStorageTests {
    /// A text view as apps subclass it.
    private final class NoteView: UITextView {
      private(set) var setUps = 0

      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        setUps += 1
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test("a subclass overrides the initializer with a text container")
    func subclass() {
      #expect(NoteView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).setUps == 1)
      #expect(NoteView().setUps == 1)
      let view = NoteView(frame: .zero, textContainer: NSTextContainer(size: CGSize(width: 40, height: 40)))
      #expect(view.setUps == 1 && view.text.isEmpty)
    }

    @Test("the text of a view and its storage follow each other")
    func following() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let stage = Stage(view)
      view.text = "ab"
      let storage = view.textStorage
      #expect(storage.string == "ab")
      storage.append(NSAttributedString(string: "c", attributes: [.foregroundColor: UIColor.red]))
      #expect(view.text == "abc")
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 3, length: 0)
      stage.keys.type("d")
      #expect(storage.string == "abcd" && view.attributedText.string == "abcd")
      view.text = "new"
      #expect(storage.string == "new" && view.textStorage === storage)
    }

    @Test("the layout manager of a view knows where its text is")
    func layoutManager() throws {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
      view.font = Inter.font
      view.text = "nnnn nnnn nnnn nnnn nnnn nnnn"
      let stage = Stage(view)
      let used = view.layoutManager.usedRect(for: view.textContainer)
      let inset = view.textContainerInset
      #expect((used.height + inset.top + inset.bottom).rounded(.up) == view.contentSize.height)
      // The caret before the second word, as the view itself answers.
      let caret = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 5)))
      let rect = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 5, length: 4), in: view.textContainer)
      #expect(abs(rect.minX + inset.left - caret.minX) < 1 && abs(rect.minY + inset.top - caret.minY) < 1)
      view.textAlignment = .right
      let moved = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 5, length: 4), in: view.textContainer)
      #expect(moved.minX > rect.minX)
      withExtendedLifetime(stage) {}
    }

    @Test("a view shows and edits the storage of its text container")
    func ownStorage() {
      let storage = NSTextStorage(string: "first", attributes: [.font: Inter.font])
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 100, height: 100))
      container.maximumNumberOfLines = 2
      manager.addTextContainer(container)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      #expect(view.text == "first" && view.textStorage === storage && view.layoutManager === manager)
      storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "second")
      #expect(view.text == "second")
      view.insertText("!")
      #expect(storage.string == "second!")
    }
  }
}
