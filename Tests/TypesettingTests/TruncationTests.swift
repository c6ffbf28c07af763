import TestSupport
import Testing
import Typesetting

@Suite struct TruncationTests {
  private let letters = 20
  private var text: StyledText { Inter.text(String(repeating: "n", count: letters)) }

  @Test("one line keeps as much as fits next to the ellipsis", arguments: 0..<200)
  func maximumPart(step: Int) {
    let limit = Double(step) * 0.7
    let fits = Double(letters) * Inter.n <= limit
    let kept = max(0, Int((limit - Inter.ellipsis) / Inter.n))
    for lineBreak in [
      ParagraphStyle.LineBreak.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ] {
      let typeset = Typesetter.typeset(
        text, width: limit, style: ParagraphStyle(lineBreak: lineBreak, maximumNumberOfLines: 1))
      #expect(typeset.lines.count == 1)
      #expect(typeset.isTruncated == !fits)
      guard !fits, let line = typeset.lines.first?.line else { continue }
      #expect(line.width == Double(kept) * Inter.n + Inter.ellipsis)
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false).map(\.count)
      switch lineBreak {
      case .byTruncatingHead: #expect(parts == [0, kept])
      case .byTruncatingTail: #expect(parts == [kept, 0])
      default: #expect(parts.reduce(0, +) == kept && abs(parts[0] - parts[1]) <= 1)
      }
    }
  }

  @Test("the last of several lines is the one truncated")
  func severalLines() {
    // In units, a line holds 16,480: nine letters and two spaces (16,416), eight letters and the ellipsis
    // (15,496), or eight letters, a space and the ellipsis (16,288).
    let limit = 10 * Inter.n
    let string = "nnnnn nnnnn nnnnn nnnnnnnnnn"
    func texts(_ lineBreak: ParagraphStyle.LineBreak, _ maximum: Int) -> [String] {
      let style = ParagraphStyle(lineBreak: lineBreak, maximumNumberOfLines: maximum)
      return Typesetter.typeset(Inter.text(string), width: limit, style: style).texts
    }
    #expect(texts(.byTruncatingTail, 2) == ["nnnnn", "nnnnn nnn…"])
    #expect(texts(.byTruncatingHead, 2) == ["nnnnn", "…nnnnnnnn"])
    #expect(texts(.byTruncatingTail, 4) == ["nnnnn", "nnnnn", "nnnnn", "nnnnnnnnnn"])
    #expect(texts(.byTruncatingTail, 0) == ["nnnnn", "nnnnn", "nnnnn", "nnnnnnnnnn"])
    #expect(texts(.byWordWrapping, 2) == ["nnnnn", "nnnnn"])
    #expect(texts(.byCharWrapping, 2) == ["nnnnn nnnn", "n nnnnn nnn"])
    #expect(texts(.byClipping, 2) == ["nnnnn", "nnnnn nnnnn nnnnnnnnnn"])
    #expect(texts(.byClipping, 1) == [string])
  }

  @Test("an ellipsis also replaces lines that are left out after a line end")
  func lineEnds() {
    let tail = ParagraphStyle(lineBreak: .byTruncatingTail, maximumNumberOfLines: 1)
    let typeset = Typesetter.typeset(Inter.text("nn\nn"), width: 100, style: tail)
    #expect(typeset.texts == ["nn…"] && typeset.isTruncated)
    #expect(Typesetter.typeset(Inter.text("nn\n"), width: 100, style: tail).texts == ["nn"])
    let wrapping = ParagraphStyle(lineBreak: .byWordWrapping, maximumNumberOfLines: 1)
    let dropped = Typesetter.typeset(Inter.text("nn\nn"), width: 100, style: wrapping)
    #expect(dropped.texts == ["nn"] && dropped.isTruncated)
    // Three letters and the ellipsis do not fit into the width of four: 3 · 1648 + 2312 > 4 · 1648.
    let narrow = Typesetter.typeset(Inter.text("nnn\nn"), width: 4 * Inter.n, style: tail)
    #expect(narrow.texts == ["nn…"])
  }

  @Test("an ellipsised line is centred by what it really takes")
  func centred() {
    let style = ParagraphStyle(alignment: .center, maximumNumberOfLines: 1)
    let width = 3.5 * Inter.n + Inter.ellipsis
    let typeset = Typesetter.typeset(text, width: width, style: style)
    #expect(typeset.lines.map(\.baselineOrigin.x) == [0.25 * Inter.n])
  }
}
