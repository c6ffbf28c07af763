import Testing
import Typesetting

@Suite struct FontMetricsTests {
  @Test("Inter's measures are those of its tables, at any size", arguments: [0.5, 11, 17, 100])
  func inter(size: Double) {
    let metrics = Typesetter.metrics(of: FontDescriptor(families: ["Inter"], size: size))
    let unit = size / 2816
    #expect(abs(metrics.ascender - 2728 * unit) < 1e-9)
    #expect(abs(metrics.descender + 680 * unit) < 1e-9)
    #expect(abs(metrics.lineHeight - 3408 * unit) < 1e-9)
    #expect(metrics.leading == 0)
    // Table OS/2: sCapHeight 2048, sxHeight 1536, yStrikeoutPosition 922.
    #expect(abs(metrics.capHeight - 2048 * unit) < 1e-9)
    #expect(abs(metrics.xHeight - 1536 * unit) < 1e-9)
    #expect(abs(metrics.strikethroughPosition - 922 * unit) < 1e-9)
    // Table post: underlinePosition −464, underlineThickness 192.
    #expect(abs(metrics.underlinePosition + 464 * unit) < 1e-9)
    #expect(abs(metrics.underlineThickness - 192 * unit) < 1e-9)
  }

  @Test("a family that is missing is replaced by the next, and by the pinned fallback")
  func fallback() {
    let inter = Typesetter.metrics(of: Inter.font)
    let second = FontDescriptor(families: ["No such family", "Inter"], size: Inter.size)
    #expect(Typesetter.metrics(of: second) == inter)
    let none = Typesetter.metrics(of: FontDescriptor(families: [], size: Inter.size))
    #expect(none.lineHeight > 0 && none != inter)
  }

  @Test(
    "NaN sizes and weights give a usable font",
    arguments: [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
      as [Double])
  func hostile(size: Double) {
    for weight in [Int.min, 0, 400, Int.max] {
      let font = FontDescriptor(families: ["Inter", ",", "\0"], size: size, weight: weight)
      let metrics = Typesetter.metrics(of: font)
      #expect(metrics.lineHeight.isFinite && metrics.lineHeight >= 0)
      let text = StyledText(runs: [.init(text: "nn n", font: font, kern: size)])
      let typeset = Typesetter.typeset(text, width: size, style: ParagraphStyle(lineSpacing: size))
      #expect(typeset.size.width.isFinite && typeset.size.height.isFinite)
      #expect(typeset.size.width >= 0 && typeset.size.height >= 0)
    }
  }

  @Test("nine weights are nine fonts")
  func weights() {
    let widths = stride(from: 100, through: 900, by: 100).map { weight in
      let font = FontDescriptor(families: ["Inter"], size: 11, weight: weight)
      return Typesetter.typeset(
        StyledText(runs: [.init(text: "n", font: font)]), width: nil, style: ParagraphStyle()
      ).size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    #expect(widths[3] == Inter.n && widths[6] == Inter.boldN)
  }
}
