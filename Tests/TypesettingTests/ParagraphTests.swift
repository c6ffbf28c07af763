import Geometry
import TestSupport
import Testing
import Typesetting

/// Indents, tabs and the styles of single paragraphs.
@Suite struct ParagraphTests {
  @Test("lines with indents are broken as the greedy method does it by hand", arguments: UInt64(0)..<200)
  func indents(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = (0..<Int.random(in: 1...20, using: &random)).map { _ in Int.random(in: 1...5, using: &random)
    }
    let width = Double.random(in: (20 * Inter.n)...(40 * Inter.n), using: &random)
    let first = Double.random(in: 0...(7 * Inter.n), using: &random)
    let other = Double.random(in: 0...(7 * Inter.n), using: &random)
    let tails: [Double] = [0, -3 * Inter.n, 15 * Inter.n]
    let tail = tails.randomElement(using: &random) ?? 0
    let end = tail > 0 ? tail : width + tail

    var lines: [[Int]] = [[words[0]]]
    for word in words.dropFirst() {
      let room = end - (lines.count == 1 ? first : other)
      let line = lines[lines.count - 1] + [word]
      if Double(line.reduce(0, +)) * Inter.n + Double(line.count - 1) * Inter.space <= room {
        lines[lines.count - 1] = line
      } else {
        lines.append([word])
      }
    }
    let widths = lines.map { Double($0.reduce(0, +)) * Inter.n + Double($0.count - 1) * Inter.space }

    let text = Inter.text(words.map { String(repeating: "n", count: $0) }.joined(separator: " "))
    for alignment in [ParagraphStyle.Alignment.left, .center, .right] {
      let style = ParagraphStyle(
        alignment: alignment, lineBreak: .byWordWrapping, firstLineHeadIndent: first, headIndent: other,
        tailIndent: tail)
      let typeset = Typesetter.typeset(text, width: width, style: style)
      #expect(typeset.lines.map(\.line.width) == widths, "seed \(seed)")
      for (index, line) in typeset.lines.enumerated() {
        let begin = index == 0 ? first : other
        let room = end - begin - widths[min(index, widths.count - 1)]
        let share = alignment == .left ? 0 : alignment == .center ? 0.5 : 1
        #expect(abs(line.baselineOrigin.x - begin - share * room) < 1e-9, "seed \(seed)")
      }
      let begins = widths.indices.map { $0 == 0 ? first : other }
      let widest = zip(begins, widths).map { $0 + $1 + max(0, -tail) }.max() ?? 0
      #expect(abs(typeset.size.width - widest) < 1e-9, "seed \(seed)")
    }
  }

  @Test("text with indents fits into the width it was measured to have", arguments: [0, -11.0, 200])
  func ownWidth(tail: Double) {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 20, tailIndent: tail)
    let text = Inter.text("nnnn nn\nnnnnnn")
    let size = Typesetter.typeset(text, width: nil, style: style).size
    let again = Typesetter.typeset(text, width: size.width, style: style)
    #expect(again.size == size && again.texts == ["nnnn nn", "nnnnnn"])
  }

  @Test("lines from right to left are indented from the right")
  func rightToLeft() {
    let text = Inter.text("\u{5D0}\u{5D1} \u{5D0}\u{5D1} \u{5D0}\u{5D1} \u{5D0}\u{5D1} \u{5D0}\u{5D1}")
    let style = ParagraphStyle(
      lineBreak: .byWordWrapping, firstLineHeadIndent: 10, headIndent: 20, tailIndent: -5)
    let lines = Typesetter.typeset(text, width: 80, style: style).lines
    #expect(lines.count > 1)
    for (index, line) in lines.enumerated() {
      #expect(line.line.isRightToLeft && line.baselineOrigin.x >= 5)
      #expect(abs(line.baselineOrigin.x + line.line.width - (index == 0 ? 70 : 60)) < 1e-9)
    }
  }

  @Test(
    "invalid and too large indents leave lines in the text",
    arguments: [.nan, .infinity, -.infinity, -20, 1e300, 100, 101])
  func invalid(indent: Double) {
    for width in [nil, 100.0] {
      for style in [
        ParagraphStyle(firstLineHeadIndent: indent), ParagraphStyle(headIndent: indent),
        ParagraphStyle(tailIndent: indent), ParagraphStyle(paragraphSpacingBefore: indent),
        ParagraphStyle(tabStops: [.init(location: indent)], defaultTabInterval: indent),
      ] {
        let typeset = Typesetter.typeset(Inter.text("nnn nnn\tnnn\nn"), width: width, style: style)
        #expect(typeset.lines.map(\.line.text).joined().filter { $0 == "n" }.count == 10)
        #expect(typeset.lines.allSatisfy { $0.baselineOrigin.x.isFinite && $0.baselineOrigin.y.isFinite })
        #expect(typeset.size.width.isFinite && typeset.size.height.isFinite)
      }
    }
  }

  @Test("the last line that fits ends in an ellipsis within its indents")
  func ellipsis() {
    let style = ParagraphStyle(
      maximumNumberOfLines: 2, firstLineHeadIndent: 0, headIndent: 40, tailIndent: -10)
    let width = 10 * Inter.n + 50
    let typeset = Typesetter.typeset(Inter.text("nnnnnnnn nnnnn nnnnnnnn nnnnnn"), width: width, style: style)
    #expect(typeset.isTruncated && typeset.lines.count == 2)
    let last = typeset.lines[1]
    #expect(last.line.text.hasSuffix("…") && last.baselineOrigin.x == 40)
    #expect(last.line.width <= 10 * Inter.n && last.line.width > 8 * Inter.n)
  }

  @Test("each paragraph has the style at its beginning, also an empty one")
  func styles() {
    let (center, tall) = (
      ParagraphStyle(alignment: .center, paragraphSpacing: 7), ParagraphStyle(minimumLineHeight: 50)
    )
    let spaced = ParagraphStyle(paragraphSpacingBefore: 5, headIndent: 9)
    func run(_ text: String, _ style: ParagraphStyle?) -> StyledText.Run {
      .init(text: text, font: Inter.font, paragraphStyle: style)
    }
    let text = StyledText(runs: [
      run("nn", center), run("nn\n", tall), run("\n", tall), run("n\n", nil), run("nn", spaced),
    ])
    let typeset = Typesetter.typeset(text, width: 100, style: ParagraphStyle(alignment: .right))
    #expect(typeset.lines.map(\.baselineOrigin.x) == [50 - 2 * Inter.n, 0, 100 - Inter.n, 0])
    let line = Inter.lineHeight
    #expect(typeset.lines.map(\.top) == [0, line + 7, line + 57, 2 * line + 62])
    #expect(typeset.lines.map(\.height) == [line, 50, line, line])
    // Above the first paragraph, there is no extra distance.
    #expect(Typesetter.typeset(Inter.text("n"), width: nil, style: spaced).lines.map(\.top) == [0])
  }

  /// The left ends of the parts between tabs, with each indent, which the stops do not move with.
  @Test("text continues at the stops, measured from the edge", arguments: [(0, 0), (10, 40), (40, 10)])
  func tabs(first: Double, other: Double) throws {
    let stops: [ParagraphStyle.TabStop] = [
      .init(alignment: .right, location: 100), .init(location: 60), .init(alignment: .center, location: 150),
    ]
    let style = ParagraphStyle(
      firstLineHeadIndent: first, headIndent: other, tabStops: stops, defaultTabInterval: 40)
    let typeset = Typesetter.typeset(Inter.text("n\tn\tnn\tnn\tn\tn"), width: nil, style: style)
    let line = try #require(typeset.lines.first)
    let lefts = zip(line.line.text, line.line.characterExtents).filter { $0.0 == "n" }
      .map { $0.1.left + line.baselineOrigin.x }
    let right = 100 - 2 * Inter.n
    let center = 150 - Inter.n
    // After the last stop at 150 come the multiples of 40.
    let expected = [first, 60, right, right + Inter.n, center, 150, 160, 200]
    for (left, place) in zip(lefts, expected) { #expect(abs(left - place) < 0.01, "\(lefts)") }
    #expect(lefts.count == expected.count)
  }

  @Test("without stops, text continues at multiples of 28 points")
  func standardTabs() throws {
    let line = try #require(
      Typesetter.typeset(Inter.text("n\tnnnnn\tn"), width: nil, style: ParagraphStyle()).lines.first)
    let lefts = zip(line.line.text, line.line.characterExtents).filter { $0.0 == "n" }.map(\.1.left)
    // Five letters are wider than 28 points.
    #expect([lefts[0], lefts[1], lefts[6]] == [0, 28, 84])
  }
}
