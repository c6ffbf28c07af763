import DisplayList
import Geometry
import Testing
import UIKit

@MainActor
@Suite struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1, frame: CGRect = .zero) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = Inter.font
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// Up to half points, the pixels of the default scale.
  private func up(_ length: Double) -> CGFloat { (length * 2).rounded(.up) / 2 }

  // MARK: - Defaults

  @Test("a new label")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17) && label.textColor == UIColor.label)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
    label.font = nil
    label.textColor = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17) && label.textColor == UIColor.label)
  }

  // MARK: - Measuring

  @Test("sizes are those of the text, rounded up to pixels")
  func intrinsicSize() {
    // 2 · 1648 / 256 = 12.875 and 3408 / 256 = 13.3125.
    #expect(label("nn").intrinsicContentSize == CGSize(width: 13, height: 13.5))
    // Four n are 25.75: on the half point 26, on the third 26, on the point 26.
    let four = label("nnnn")
    four.traitOverrides.displayScale = 1
    #expect(four.intrinsicContentSize == CGSize(width: 26, height: 14))
    four.traitOverrides.displayScale = 4
    #expect(four.intrinsicContentSize == CGSize(width: 25.75, height: 13.5))
  }

  @Test(
    "what fits",
    arguments: [
      // One line is as wide as it is, whatever the room.
      (1, 10, 17, 1), (1, 0, 17, 1), (1, 1000, 17, 1),
      // Eight letters and two spaces need 57.7: two words and a space fit in 40, one in 30.
      (0, 40, 17, 2), (0, 0, 17, 1), (2, 30, 17, 2), (0, 30, 17, 3), (0, 1000, 17, 1),
    ] as [(Int, CGFloat, CGFloat, Int)])
  func fitting(lines: Int, width: CGFloat, height: CGFloat, expectedLines: Int) {
    let size = label("nnn nn nnn", lines: lines).sizeThatFits(CGSize(width: width, height: height))
    #expect(size.height == up(Double(expectedLines) * Inter.lineHeight))
    let whole = up(8 * Inter.n + 2 * Inter.space)
    let twoWords = up(5 * Inter.n + Inter.space)
    #expect(
      size.width
        == (expectedLines == 1 ? whole : width == 40 ? twoWords : lines == 2 ? size.width : up(3 * Inter.n)))
    #expect(lines == 1 || width == 0 || size.width <= width)
  }

  @Test("several lines are broken at the preferred width")
  func preferredWidth() {
    let label = label("nnn nn nnn", lines: 0)
    #expect(label.intrinsicContentSize.height == up(Inter.lineHeight))
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize.height == up(2 * Inter.lineHeight))
    label.frame = CGRect(x: 5, y: 6, width: 30, height: 1)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: up(3 * Inter.n), height: up(3 * Inter.lineHeight)))
  }

  // MARK: - Drawing

  /// The lines a label draws: text, left end of the baseline, colours; clips are looked into.
  private func lines(_ label: UILabel) -> [(text: String, at: Point2D, colors: [Color])] {
    func lines(_ commands: [Command]) -> [(text: String, at: Point2D, colors: [Color])] {
      commands.flatMap { command -> [(text: String, at: Point2D, colors: [Color])] in
        switch command {
        case .text(let line, let point, let colors): [(line.text, point, colors)]
        case .clip(_, let inner): lines(inner)
        default: []
        }
      }
    }
    return lines(label.makeDisplayList().root.commands)
  }

  @Test("text stands in the middle from top to bottom, on whole pixels")
  func centering() {
    // (30 − 13.3125) / 2 + 10.65625 = 19; in 31, 19.5; in 30.6, 19.3, of which the nearest half is 19.5.
    for (height, baseline) in [(30, 19), (31, 19.5), (30.6, 19.5)] as [(CGFloat, Double)] {
      let drawn = lines(label("nn", frame: CGRect(x: 3, y: 4, width: 50, height: height)))
      #expect(drawn.map(\.text) == ["nn"])
      #expect(drawn.map(\.at) == [Point2D(x: 0, y: baseline)])
    }
  }

  @Test("alignment places the lines")
  func alignment() {
    let label = label("nn", frame: CGRect(x: 0, y: 0, width: 32.875, height: 20))
    for (alignment, x) in [(.left, 0), (.center, 10), (.right, 20), (.natural, 0)]
      as [(NSTextAlignment, Double)]
    {
      label.textAlignment = alignment
      #expect(lines(label).map(\.at.x) == [x])
    }
    label.text = "…"
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    label.setNeedsDisplay()
    #expect(lines(label).map(\.at.x) == [32.875 - Inter.ellipsis])
  }

  @Test("lines that do not fit are left out, and marked by an ellipsis")
  func tooLow() {
    // Five letters of eight fit into 40 with the ellipsis: 4 · 6.4375 + 9.03 = 34.8; a fifth needs 41.2.
    let frame = CGRect(x: 0, y: 0, width: 40, height: 2.5 * Inter.lineHeight)
    #expect(lines(label("nn\nnn\nnn\nnn", lines: 0, frame: frame)).map(\.text) == ["nn", "nn…"])
    #expect(lines(label("nn\nnn\nnn", lines: 3, frame: frame)).map(\.text) == ["nn", "nn…"])
    let flat = CGRect(x: 0, y: 0, width: 40, height: 3)
    #expect(lines(label("nn\nnn", lines: 0, frame: flat)).map(\.text) == ["nn…"])
    let one = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(lines(label("nnnnnnnn", frame: one)).map(\.text) == ["nnnn…"])
  }

  @Test("text that reaches beyond the label is cut off there")
  func clipping() throws {
    let label = label("nnnnnnnn", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.lineBreakMode = .byClipping
    let commands = label.makeDisplayList().root.commands
    guard case .clip(let shape, let inner) = try #require(commands.first), commands.count == 1 else {
      Issue.record("no clip: \(commands)")
      return
    }
    #expect(shape.rectangle == Rectangle(x: 0, y: 0, width: 40, height: 20))
    #expect(inner.count == 1)
  }

  @Test("text too wide is made smaller, if that is wanted, down to a factor")
  func shrinking() throws {
    // Eight letters take 51.5; in 40 they need a factor of 0.7767.
    let label = label("nnnnnnnn", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.adjustsFontSizeToFitWidth = true
    func line() throws -> (text: String, width: Double) {
      for case .text(let line, _, _) in label.makeDisplayList().root.commands {
        return (line.text, line.width)
      }
      throw CancellationError()
    }
    #expect(try line().text == "nnnnnnnn")
    #expect(try line().width <= 40 && line().width > 39.9)
    label.minimumScaleFactor = 0.9
    #expect(try line().text.hasSuffix("…"))
    label.minimumScaleFactor = 0.7
    #expect(try line().text == "nnnnnnnn")
    label.text = "nn"
    #expect(try line().width == 2 * Inter.n)
    label.text = "nnnn nnnn nnnn nnnn"
    label.numberOfLines = 2
    label.minimumScaleFactor = 0
    #expect(try !line().text.hasSuffix("…"))
  }

  @Test("an empty label, and one without room, draw nothing")
  func nothing() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(label("", frame: frame).makeDisplayList().root.commands.isEmpty)
    #expect(label(nil, frame: frame).makeDisplayList().root.commands.isEmpty)
    #expect(label("n").makeDisplayList().root.commands.isEmpty)
    let odd = label("n", frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20))
    #expect(odd.makeDisplayList().root.commands.isEmpty)
  }

  // MARK: - Appearance

  @Test("colours follow highlight, enablement and traits")
  func colors() throws {
    let label = label("n", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    func color() throws -> Color { try #require(lines(label).first?.colors.first) }
    #expect(try color() == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(try color() == .white)
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try color() == Color(red: 1, green: 0, blue: 0))
    label.highlightedTextColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    label.isHighlighted = true
    #expect(try color() == Color(red: 0, green: 1, blue: 0))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(try color() != Color(red: 1, green: 0, blue: 0))
  }

  @Test("a label that did not change is drawn by the same fragment")
  func sameFragment() {
    let label = label("n", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let first = label.makeDisplayList().root
    label.text = "n"
    #expect(label.makeDisplayList().root === first)
    label.text = "nn"
    #expect(label.makeDisplayList().root !== first)
  }

  @Test("a shadow is drawn behind the text")
  func shadow() {
    let label = label("n", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.shadowColor = UIColor(white: 0, alpha: 0.5)
    label.shadowOffset = CGSize(width: 1, height: 2)
    let commands = label.makeDisplayList().root.commands
    guard commands.count == 2, case .shadow(let shadow) = commands[0], case .text = commands[1] else {
      Issue.record("\(commands)")
      return
    }
    #expect(shadow.offset == Point2D(x: 1, y: 2) && shadow.color.alpha == 0.5 && shadow.radius == 0)
  }

  // MARK: - Attributed text

  @Test("attributed text has its own fonts and colours, until the label's are set")
  func attributedText() throws {
    let large = UIFont.systemFont(ofSize: 22)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = NSMutableAttributedString(string: "n", attributes: [.font: large, .foregroundColor: red])
    text.append(NSAttributedString(string: "é"))
    let label = label(nil, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.attributedText = text
    #expect(label.text == "né" && label.font == large && label.textColor == red)
    // Attributes that the text lacks are the label's.
    #expect(lines(label).first?.colors == [Color(red: 1, green: 0, blue: 0), .black])
    #expect(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == Inter.font)
    #expect(label.intrinsicContentSize.height == up(2 * Inter.lineHeight))

    label.font = Inter.font
    label.textColor = .label
    label.textAlignment = .right
    #expect(label.intrinsicContentSize.height == up(Inter.lineHeight))
    #expect(lines(label).first?.colors.allSatisfy { $0 == .black } == true)
    #expect(lines(label).first.map { $0.at.x > 60 } == true)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == Inter.font)
  }

  @Test("plain text is had with attributes, too")
  func attributesOfPlainText() throws {
    let label = label("nn")
    label.textAlignment = .center
    let attributes = try #require(label.attributedText).attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == Inter.font)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("another alignment keeps the indents of each paragraph")
  func alignmentOfParagraphs() {
    let text = NSMutableAttributedString(string: "")
    for (string, indent) in [("a\n", 5.0), ("b", 40)] {
      let style = NSMutableParagraphStyle()
      style.headIndent = indent
      text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
    }
    let label = UILabel()
    label.attributedText = text
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    for (index, indent) in [(0, 5.0), (2, 40)] {
      let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(style?.alignment == .center && style?.lineBreakMode == .byClipping)
      #expect(style?.headIndent == CGFloat(indent))
    }
  }

  @Test("lines stand as far apart as the paragraph style says")
  func lineSpacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    func height() -> CGFloat {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "n\nn", attributes: [.font: Inter.font, .paragraphStyle: style.copy()])
      return label.intrinsicContentSize.height
    }
    #expect(height() == up(2 * Inter.lineHeight + 5))
    style.minimumLineHeight = 20
    #expect(height() == 45)
    style.lineHeightMultiple = 2
    style.maximumLineHeight = 25
    #expect(height() == 55)
  }

  @Test("background and lines are drawn where the letters are")
  func decoration() throws {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let text = NSMutableAttributedString(string: "nn", attributes: [.font: Inter.font])
    text.append(
      NSAttributedString(
        string: "nnn",
        attributes: [
          .font: Inter.font, .backgroundColor: blue, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.attributedText = text
    var fills: [(Rectangle, Color)] = []
    for case .fill(let shape, let color) in label.makeDisplayList().root.commands {
      fills.append((shape.rectangle, color))
    }
    // The line is 13.3125 high from 8.34375 on, the baseline stands at 19; table post: −464 and 192 units.
    let x = 2 * Inter.n
    let expected = [
      Rectangle(x: x, y: 8.34375, width: 3 * Inter.n, height: Inter.lineHeight),
      Rectangle(x: x, y: 19 + 464.0 / 256, width: 3 * Inter.n, height: 192.0 / 256),
    ]
    #expect(fills.map(\.0) == expected)
    #expect(fills.map(\.1) == [Color(red: 0, green: 0, blue: 1), .black])
  }

  // MARK: - Subclasses

  /// The label with room around its text that many apps have.
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -2, left: -4, bottom: -6, right: -8))
    }
  }

  @Test("a subclass can leave room around the text")
  func padding() {
    let label = PaddedLabel()
    label.font = Inter.font
    label.text = "nn"
    #expect(label.intrinsicContentSize == CGSize(width: 13 + 12, height: 13.5 + 8))
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 38)
    // The text is centred in 30 points from 2 on.
    #expect(lines(label).map(\.at) == [Point2D(x: 4, y: 21)])
  }

  @Test("a font for a text style follows the text size asked for, if that is wanted")
  func contentSizeCategory() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 14)
    label.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19)
  }

  @Test("a view that sets the same font in each layout comes to rest")
  func sameFontInLayout() {
    final class Captioned: UIView {
      let label = UILabel()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        label.frame = bounds
        label.font = .systemFont(ofSize: bounds.height / 2, weight: .semibold)
      }
    }
    let view = Captioned(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.label.text = "Owls"
    view.addSubview(view.label)
    view.layoutIfNeeded()
    // Once for its size, and once because the label's size has become another.
    #expect(view.layouts == 2)
    view.label.font = .systemFont(ofSize: 30)
    view.layoutIfNeeded()
    #expect(view.label.font.pointSize == 20)
  }
}
