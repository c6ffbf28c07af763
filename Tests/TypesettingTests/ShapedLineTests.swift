import Geometry
import Testing
import Typesetting

@Suite struct ShapedLineTests {
  @Test("glyphs stand where the advances before them end")
  func positions() throws {
    let line = try #require(
      Typesetter.typeset(Inter.text("nn n"), width: nil, style: ParagraphStyle()).lines.first?.line)
    let run = try #require(line.runs.first)
    #expect(line.runs.count == 1)
    #expect(line.width == 3 * Inter.n + Inter.space)
    // Table cmap: n is glyph 759, the space 1682.
    #expect(run.glyphs.map(\.id) == [759, 759, 1682, 759])
    let xs = [0, Inter.n, 2 * Inter.n, 2 * Inter.n + Inter.space]
    #expect(run.glyphs.map(\.position) == xs.map { Point2D(x: $0, y: 0) })
    #expect(run.font.withCairoFont { $0 != nil })
    #expect(run.font.metrics == Typesetter.metrics(of: Inter.font))
  }

  @Test("runs carry style, font and text on, also where two look alike")
  func styles() throws {
    let text = StyledText(runs: [
      .init(text: "nn", font: Inter.font, style: 7), .init(text: "n ", font: Inter.font, style: 7),
      .init(text: "é", font: Inter.bold, style: -1),
    ])
    let line = try #require(Typesetter.typeset(text, width: nil, style: ParagraphStyle()).lines.first?.line)
    #expect(line.runs.map(\.style) == [7, 7, -1])
    #expect(line.runs.map(\.descriptor) == [Inter.font, Inter.font, Inter.bold])
    #expect(line.runs.map(\.x) == [0, 2 * Inter.n, 3 * Inter.n + Inter.space])
    // é takes two bytes.
    #expect(line.runs.map(\.textRange) == [0..<2, 2..<4, 4..<6])
    #expect(line.runs.map { line.text(in: $0) } == ["nn", "n ", "é"])
  }

  @Test("kern stands between characters")
  func kern() throws {
    let text = StyledText(runs: [.init(text: "nnn", font: Inter.font, kern: 2)])
    let line = try #require(Typesetter.typeset(text, width: nil, style: ParagraphStyle()).lines.first?.line)
    #expect(line.width == 3 * Inter.n + 4)
    #expect(line.runs.flatMap(\.glyphs).map(\.position.x) == [0, Inter.n + 2, 2 * Inter.n + 4])
  }

  @Test("monospaced digits are equally wide")
  func monospacedDigits() {
    func width(_ string: String, _ font: FontDescriptor) -> Double {
      let text = StyledText(runs: [.init(text: string, font: font)])
      return Typesetter.typeset(text, width: nil, style: ParagraphStyle()).size.width
    }
    var monospaced = Inter.font
    monospaced.hasMonospacedDigits = true
    #expect(width("1", Inter.font) == Inter.one)
    #expect(Set("0123456789".map { width(String($0), monospaced) }).count == 1)
    #expect(width("1", monospaced) > Inter.one)
  }

  @Test("characters that Inter lacks come from another font, or have the glyph for missing characters")
  func otherFonts() throws {
    let typeset = Typesetter.typeset(Inter.text("nש世"), width: nil, style: ParagraphStyle())
    let line = try #require(typeset.lines.first?.line)
    let inter = Typesetter.metrics(of: Inter.font)
    #expect(line.text == "nש世")
    #expect(line.runs.first { line.text(in: $0) == "n" }?.font.metrics == inter)
    let hebrew = try #require(line.runs.first { line.text(in: $0) == "ש" })
    #expect(hebrew.font.metrics != inter && hebrew.glyphs.allSatisfy { $0.id != 0 })
    let unknown = try #require(line.runs.first { line.text(in: $0) == "世" })
    #expect(unknown.glyphs.map(\.id) == [0])
  }

  @Test("the space at which a line is broken has no width, and takes none of the letter before it")
  func brokenSpace() throws {
    let typeset = Typesetter.typeset(Inter.text("nn n"), width: 2.5 * Inter.n, style: ParagraphStyle())
    let line = try #require(typeset.lines.first).line
    #expect(typeset.lines.count == 2)
    let expected = [0, Inter.n, 2 * Inter.n, 2 * Inter.n]
    #expect(line.caretPositions.count == line.text.count + 1)
    for (caret, position) in zip(line.caretPositions, expected) { #expect(abs(caret - position) < 0.001) }
  }

  @Test("text from right to left is laid out so")
  func rightToLeft() throws {
    let mixed = Typesetter.typeset(Inter.text("nn שש nn"), width: nil, style: ParagraphStyle())
    let line = try #require(mixed.lines.first?.line)
    #expect(!line.isRightToLeft)
    #expect(line.runs.map { line.text(in: $0) }.joined() == "nn שש nn")
    let hebrew = try #require(line.runs.first { !$0.bidiLevel.isMultiple(of: 2) })
    #expect(line.text(in: hebrew).contains("שש"))

    // The first letter decides: this paragraph runs from right to left, and stands at the right end.
    let width = 200.0
    let reversed = Typesetter.typeset(Inter.text("שש nn"), width: width, style: ParagraphStyle())
    let placed = try #require(reversed.lines.first)
    #expect(placed.line.isRightToLeft)
    #expect(placed.baselineOrigin.x == width - placed.line.width)
    #expect(placed.line.runs.first.map { placed.line.text(in: $0) } == "nn")

    // Without a letter, the style decides.
    for isRightToLeft in [false, true] {
      let style = ParagraphStyle(isRightToLeft: isRightToLeft)
      let neutral = Typesetter.typeset(Inter.text("…"), width: width, style: style)
      #expect(neutral.lines.map(\.baselineOrigin.x) == [isRightToLeft ? width - Inter.ellipsis : 0])
    }
  }

  @Test("a line too wide begins at its beginning")
  func overflow() throws {
    let style = ParagraphStyle(alignment: .right, lineBreak: .byClipping, maximumNumberOfLines: 1)
    let latin = Typesetter.typeset(Inter.text("nnnn"), width: 10, style: style)
    #expect(latin.lines.map(\.baselineOrigin.x) == [0])
    let hebrew = try #require(
      Typesetter.typeset(Inter.text("שששש"), width: 10, style: style).lines.first)
    #expect(hebrew.baselineOrigin.x == 10 - hebrew.line.width)
  }

  @Test("nulls, lone marks and very long texts are survived")
  func hostileText() {
    for string in ["\0", "n\0n", "\u{301}", "\u{200F}\u{202E}n", "\t", "\u{FEFF}", "\u{1}"] {
      let typeset = Typesetter.typeset(Inter.text(string), width: 50, style: ParagraphStyle())
      #expect(typeset.lines.count == 1)
    }
    let long = Inter.text(String(repeating: "nnn ", count: 5_000))
    let style = ParagraphStyle(maximumNumberOfLines: 1)
    #expect(Typesetter.typeset(long, width: 100, style: style).texts.first?.hasSuffix("…") == true)
    let unbroken = Typesetter.typeset(long, width: nil, style: style)
    #expect(unbroken.size.width == 15_000 * Inter.n + 5_000 * Inter.space)
  }

  @Test("any thread gets the same answer")
  func threads() async {
    func answer(_ size: Int) -> [Double] {
      let font = FontDescriptor(families: ["Inter"], size: Double(size))
      let text = StyledText(runs: [.init(text: "The quick brown fox, שלום", font: font)])
      let typeset = Typesetter.typeset(text, width: 60, style: ParagraphStyle())
      return typeset.lines.flatMap { $0.line.runs.flatMap { $0.glyphs.map(\.position.x) } }
    }
    let expected = (5..<25).map(answer)
    await withTaskGroup(of: (Int, [Double]).self) { group in
      for task in 0..<100 { group.addTask { (task % 20, answer(5 + task % 20)) } }
      for await (index, result) in group { #expect(result == expected[index]) }
    }
  }
}
