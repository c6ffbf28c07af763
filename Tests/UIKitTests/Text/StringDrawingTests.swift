import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor
@Suite struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: Inter.font]

  @Test("a string is measured, not rounded")
  func size() {
    let expected = CGSize(width: 2 * Inter.n, height: Inter.lineHeight)
    #expect("nn".size(withAttributes: attributes) == expected)
    #expect(NSString(string: "nn").size(withAttributes: attributes) == expected)
    #expect(NSAttributedString(string: "nn", attributes: attributes).size() == expected)
    #expect("".size(withAttributes: attributes) == .zero)
    // Without a font, 12 points of the system's.
    #expect("n".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test("the bounds are those of the lines in a width, or those of one line on a baseline")
  func boundingRect() {
    let room = CGSize(width: 40, height: 0)
    let lines = "nnn nn nnn".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let twoWords = 5 * Inter.n + Inter.space
    #expect(lines == CGRect(x: 0, y: 0, width: twoWords, height: 2 * Inter.lineHeight))
    let line = "nnn nn nnn".boundingRect(with: room, attributes: attributes, context: nil)
    let whole = 8 * Inter.n + 2 * Inter.space
    #expect(line == CGRect(x: 0, y: -Inter.ascender, width: whole, height: Inter.lineHeight))
  }

  /// The lines a closure draws: text, left end of the baseline, and its colours.
  private func lines(_ draw: () -> Void) -> [(String, Point2D, [Color])] {
    let commands = CGContext.recording(size: Size2D(width: 100, height: 100)) { _ in draw() }
    return commands.compactMap { command in
      guard case .text(let line, let point, let colors) = command else { return nil }
      return (line.text, point, colors)
    }
  }

  @Test("strings are drawn with their upper left corner at a point")
  func drawing() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = NSAttributedString(string: "nn", attributes: [.font: Inter.font, .foregroundColor: red])
    let drawn = lines { text.draw(at: CGPoint(x: 10, y: 20)) }
    // 20 + 10.65625, to the nearest half.
    #expect(drawn.map(\.1) == [Point2D(x: 10, y: 30.5)])
    #expect(drawn.map(\.2) == [[Color(red: 1, green: 0, blue: 0)]])
    let boxed = lines {
      "nnn nn nnn".draw(in: CGRect(x: 1, y: 0, width: 40, height: 20), withAttributes: attributes)
    }
    #expect(boxed.map(\.0).map { $0.trimmingCharacters(in: .whitespaces) } == ["nnn nn"])
    text.draw(at: .zero)  // Without a context, nothing happens.
  }

  // Ten letters take 64.4 points. Two lines of them would need a height of 20 points at three quarters of the size.
  @Test("§29.29 a context with a minimum scale factor scales the font down until the text fits")
  func scaling() {
    let text = NSAttributedString(string: String(repeating: "n", count: 10), attributes: attributes)
    let context = NSStringDrawingContext()
    func bounds(width: Double, height: Double = 16) -> CGRect {
      text.boundingRect(
        with: CGSize(width: width, height: height), options: .usesLineFragmentOrigin, context: context)
    }
    _ = bounds(width: 48)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let fitting = bounds(width: 48)
    #expect(fitting.width <= 48.01 && fitting.width > 47.8 && fitting.height < 1.01 * Inter.lineHeight)
    #expect(abs(context.actualScaleFactor - 48 / (10 * Inter.n)) < 0.002)
    #expect(context.totalBounds == fitting)
    #expect(bounds(width: 100).width == 10 * Inter.n && context.actualScaleFactor == 1)
    // Without the room for half of the size, the text has that size.
    _ = bounds(width: 20, height: 7)
    #expect(context.actualScaleFactor == 0.5)
  }

  @Test("the last line that fits ends in an ellipsis, if that is wanted")
  func truncation() {
    let text = NSAttributedString(string: "nnn nn nnn", attributes: attributes)
    let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    let drawn = lines {
      text.draw(with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    #expect(drawn.map(\.0) == ["nnn …"] || drawn.map(\.0) == ["nnn n…"])
  }

  @Test("paragraph styles are values that can be copied and changed")
  func paragraphStyle() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let frozen = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    #expect(frozen.lineSpacing == 3 && frozen.alignment == .center && frozen != style)
    let other = try #require(frozen.mutableCopy() as? NSMutableParagraphStyle)
    other.lineSpacing = 4
    #expect(other == style && other.hash == style.hash)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test("a style has twelve tab stops, to which others are added in order")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = []
    for location in [40, 10, 20] as [CGFloat] {
      style.addTabStop(NSTextTab(textAlignment: .right, location: location))
    }
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 40])
    #expect(style == style.copy() as? NSParagraphStyle && style != NSMutableParagraphStyle())
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
  }

  @Test("paragraphs of a label have styles of their own, and its size includes their indents")
  func paragraphs() {
    let (title, item) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    title.alignment = .center
    title.paragraphSpacing = 6
    item.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
    item.headIndent = 20
    item.paragraphSpacingBefore = 4
    let text = NSMutableAttributedString(
      string: "nn\n", attributes: [.font: Inter.font, .paragraphStyle: title])
    text.append(
      NSAttributedString(
        string: "n\tnnnn nnnn\nn\tn", attributes: [.font: Inter.font, .paragraphStyle: item]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    // The marker and two words, with the indent.
    #expect(abs(label.intrinsicContentSize.width - (20 + 8 * Inter.n + Inter.space)) <= 0.5)
    let width = 20 + 5 * Inter.n
    let size = label.sizeThatFits(CGSize(width: width, height: 1_000))
    #expect(abs(size.height - (4 * Inter.lineHeight + 6 + 4 + 4)) <= 0.5)
    let drawn = lines { text.draw(in: CGRect(x: 0, y: 0, width: width, height: 200)) }
    let expected = [width / 2 - Inter.n, 0, 20, 0]
    #expect(drawn.count == 4)
    for (line, x) in zip(drawn, expected) { #expect(abs(line.1.x - Double(x)) <= 0.5) }
  }

  @Test("an attributed value becomes a text with the same font, colours and lines")
  func attributedValue() {
    var value = AttributedString("red")
    value.foregroundColor = .red
    value.underlineStyle = .single
    var rest = AttributedString(" plain")
    rest.font = Inter.font
    let text = NSAttributedString(value + rest)
    #expect(text.string == "red plain")
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(
      text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == Inter.font)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }
}
