import Geometry
import TestSupport
import Testing
import Typesetting

@Suite struct SingleLineTests {
  private let letters = ["n", "fi", "W ", " ", "é", "ש", "ל ", "م", "😀", "-", "\t", "\n", "12"]

  @Test(
    "a single line aligned in another width is what breaking the text there gives", arguments: UInt64(0)..<500
  )
  func realigned(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = letters
    let text = Inter.text(
      (0..<Int.random(in: 1...14, using: &random)).map { _ in letters.randomElement(using: &random) ?? "n" }
        .joined())
    func style(_ alignment: ParagraphStyle.Alignment) -> ParagraphStyle {
      ParagraphStyle(
        alignment: alignment, lineBreak: lineBreak, maximumNumberOfLines: maximum,
        firstLineHeadIndent: indents.0, headIndent: indents.1, tailIndent: indents.2,
        isRightToLeft: isRightToLeft)
    }
    let lineBreak: ParagraphStyle.LineBreak =
      [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail]
      .randomElement(using: &random) ?? .byClipping
    let maximum = Int.random(in: 0...2, using: &random)
    let isRightToLeft = Bool.random(using: &random)
    let indents = Bool.random(using: &random) ? (0.0, 0.0, 0.0) : (12.0, 5.0, -7.5)
    let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .natural, .justified]
    let widths: [Double?] = [
      nil, .nan, -1, 0, Double.random(in: 1...300, using: &random),
      Double.random(in: 1...300, using: &random),
      1_000_000, .infinity,
    ]
    var kept = 0
    for known in widths {
      let text = (Typesetter.typeset(text, width: known, style: style(.left)), text)
      for width in widths + [text.0.size.width, text.0.size.width.nextDown] {
        let style = style(alignments.randomElement(using: &random) ?? .left)
        guard let line = text.0.singleLine(in: width, style: style) else { continue }
        kept += 1
        let broken = Typesetter.typeset(text.1, width: width, style: style)
        #expect(line.size == broken.size, "seed \(seed)")
        #expect(line.isTruncated == broken.isTruncated, "seed \(seed)")
        #expect(line.lines.map(\.baselineOrigin) == broken.lines.map(\.baselineOrigin), "seed \(seed)")
        #expect(
          line.lines.map { $0.line.runs.map(\.glyphs) } == broken.lines.map { $0.line.runs.map(\.glyphs) },
          "seed \(seed)")
      }
    }
    let unlimited = Typesetter.typeset(text, width: nil, style: style(.left))
    let isSingleLine = unlimited.lines.count == 1 && !unlimited.isTruncated
    let hasTab = text.runs.contains { $0.text.contains("\t") }
    // Without a limit, a line fits in every width without a limit.
    #expect(kept >= (isSingleLine && !hasTab ? 16 : 0), "seed \(seed)")
  }
}
