import Geometry
import Testing
import Typesetting

@Suite struct CacheTests {
  @Test("texts are the same, and earlier ones stay valid, after the fonts were released")
  func release() {
    func typeset(_ size: Double) -> TypesetText {
      let font = FontDescriptor(families: ["Inter"], size: size)
      return Typesetter.typeset(
        StyledText(runs: [.init(text: "Fonts 字 \(size)", font: font)]), width: nil, style: ParagraphStyle())
    }
    let before = typeset(11)
    // More sizes than are kept.
    for size in 0..<200 { _ = typeset(12 + Double(size) / 8) }
    Typesetter.releaseCaches()
    let after = typeset(11)
    let runs = [before, after].map { $0.lines.flatMap(\.line.runs) }
    #expect(runs[0].count > 1 && runs[0].map(\.glyphs) == runs[1].map(\.glyphs))
    #expect(runs[0].map(\.font.metrics) == runs[1].map(\.font.metrics))
    for run in runs.joined() {
      #expect(run.font.withCairoFont { $0 != nil })
    }
  }
}
