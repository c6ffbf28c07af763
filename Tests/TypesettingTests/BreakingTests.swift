import Geometry
import TestSupport
import Testing
import Typesetting

@Suite struct BreakingTests {
  /// Words of the letter n, between single spaces.
  private func words(_ random: inout SplitMix64) -> [Int] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
  }

  private func text(_ words: [Int]) -> StyledText {
    Inter.text(words.map { String(repeating: "n", count: $0) }.joined(separator: " "))
  }

  @Test("words are broken as the greedy method does it by hand", arguments: UInt64(0)..<200)
  func wordWrapping(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = words(&random)
    let limit = Double.random(in: (9 * Inter.n)...(40 * Inter.n), using: &random)
    var expected = [words[0]]
    var lines: [[Int]] = []
    for word in words.dropFirst() {
      let letters = expected.reduce(word, +)
      if Double(letters) * Inter.n + Double(expected.count) * Inter.space <= limit {
        expected.append(word)
      } else {
        lines.append(expected)
        expected = [word]
      }
    }
    lines.append(expected)

    let typeset = Typesetter.typeset(
      text(words), width: limit, style: ParagraphStyle(lineBreak: .byWordWrapping))
    #expect(
      typeset.texts == lines.map { $0.map { String(repeating: "n", count: $0) }.joined(separator: " ") },
      "seed \(seed)")
    let widths = lines.map { Double($0.reduce(0, +)) * Inter.n + Double($0.count - 1) * Inter.space }
    #expect(typeset.lines.map(\.line.width) == widths, "seed \(seed)")
    #expect(typeset.size == Size2D(width: widths.max() ?? 0, height: Double(lines.count) * Inter.lineHeight))
    #expect(!typeset.isTruncated)
  }

  @Test("a word wider than the line, and all text by characters, breaks anywhere", arguments: 1...30)
  func characterWrapping(count: Int) {
    for lineBreak in [ParagraphStyle.LineBreak.byWordWrapping, .byCharWrapping] {
      // Seven letters fit, eight do not.
      let typeset = Typesetter.typeset(
        Inter.text(String(repeating: "n", count: count)), width: 7.5 * Inter.n,
        style: ParagraphStyle(lineBreak: lineBreak))
      var left = count
      var expected: [Double] = []
      while left > 0 {
        expected.append(Double(min(7, left)) * Inter.n)
        left -= 7
      }
      #expect(typeset.lines.map(\.line.width) == expected)
    }
  }

  @Test("text fits into the width it was measured to have", arguments: UInt64(0)..<100)
  func ownWidth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdefgh AVTo.,WAé…שא ")
    let string = String((0..<30).map { _ in letters.randomElement(using: &random) ?? "n" })
    let font = FontDescriptor(families: ["Inter"], size: Double.random(in: 5...60, using: &random))
    let text = StyledText(runs: [.init(text: "n" + string + "n", font: font)])
    let size = Typesetter.typeset(text, width: nil, style: ParagraphStyle()).size
    let again = Typesetter.typeset(text, width: size.width, style: ParagraphStyle(maximumNumberOfLines: 1))
    #expect(again.size == size && !again.isTruncated, "seed \(seed): \(string)")
  }

  @Test("a narrower width never needs fewer lines", arguments: UInt64(0)..<20)
  func monotonic(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(words(&random))
    var last = Int.max
    for width in stride(from: 0.0, through: 300, by: 7) {
      let count = Typesetter.typeset(text, width: width, style: ParagraphStyle()).lines.count
      #expect(count <= last, "seed \(seed), width \(width)")
      last = count
    }
    #expect(last >= 1)
  }

  @Test(
    "every kind of line end ends a line",
    arguments: [
      ("", []), ("n", ["n"]), ("\n", ["", ""]), ("n\n", ["n", ""]), ("n\n\nn", ["n", "", "n"]),
      ("n\r\nn", ["n", "n"]), ("n\u{2028}n\u{2029}n", ["n", "n", "n"]), ("\nn", ["", "n"]),
    ] as [(String, [String])])
  func lineEnds(string: String, expected: [String]) {
    for width in [nil, 100.0] {
      let typeset = Typesetter.typeset(Inter.text(string), width: width, style: ParagraphStyle())
      #expect(typeset.texts == expected)
      #expect(typeset.size.height == Double(expected.count) * Inter.lineHeight)
      #expect(!typeset.isTruncated)
    }
  }

  @Test("lines stand on baselines a line height and the spacing apart")
  func stacking() {
    let typeset = Typesetter.typeset(Inter.text("n\nn\nn"), width: nil, style: ParagraphStyle(lineSpacing: 3))
    let step = Inter.lineHeight + 3
    #expect(
      typeset.lines.map(\.baselineOrigin.y) == [0, 1, 2].map { Inter.ascender + $0 * step })
    #expect(typeset.size.height == 3 * Inter.lineHeight + 6)
  }

  @Test("a line is as tall as its tallest and deepest font")
  func mixedSizes() {
    let large = FontDescriptor(families: ["Inter"], size: 22)
    let text = StyledText(runs: [
      .init(text: "n", font: Inter.font), .init(text: "n\n", font: large), .init(text: "n", font: Inter.font),
    ])
    let typeset = Typesetter.typeset(text, width: nil, style: ParagraphStyle())
    #expect(typeset.lines.map(\.line.ascent) == [2 * Inter.ascender, Inter.ascender])
    #expect(typeset.lines.map(\.line.descent) == [-2 * Inter.descender, -Inter.descender])
    #expect(typeset.size == Size2D(width: 3 * Inter.n, height: 3 * Inter.lineHeight))
  }

  @Test(
    "alignment places lines in the width",
    arguments: [
      (.left, 0), (.natural, 0), (.justified, 0), (.center, 40), (.right, 80),
    ] as [(ParagraphStyle.Alignment, Double)])
  func alignment(alignment: ParagraphStyle.Alignment, x: Double) {
    let style = ParagraphStyle(alignment: alignment)
    let typeset = Typesetter.typeset(Inter.text("nn"), width: 80 + 2 * Inter.n, style: style)
    #expect(typeset.lines.map(\.baselineOrigin.x) == [x])
    // Without a width, the widest line is the width: four letters, two letters more than the second line.
    let two = Typesetter.typeset(Inter.text("nnnn\nnn"), width: nil, style: style)
    #expect(two.lines.map(\.baselineOrigin.x) == [0, x / 80 * 2 * Inter.n])
  }

  @Test("justified lines fill the width, but for the last")
  func justified() {
    // Two words of three letters fit into eight letters, three do not.
    let limit = 8 * Inter.n
    let typeset = Typesetter.typeset(
      Inter.text("nnn nnn nnn"), width: limit, style: ParagraphStyle(alignment: .justified))
    #expect(typeset.lines.map(\.line.width) == [limit, 3 * Inter.n])
  }
}
