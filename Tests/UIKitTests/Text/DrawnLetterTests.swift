import DisplayList
import Geometry
import Testing

@testable import UIKit

/// Letters with strokes and slants, and the lines under them, in Inter at 11 points.
@MainActor
@Suite("Letters and lines as they are drawn")
struct DrawnLetterTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// What draws a text at (10, 20). The baseline is at 30.5 points: 20 + 10.65625, to the nearest half.
  private func commands(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> [Command] {
    CGContext.recording(size: Size2D(width: 200, height: 100)) { _ in
      text.draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes.merging([.font: Inter.font]) { $1 })
    }
  }

  private func strokes(_ commands: [Command]) -> [(path: Path, color: Color, style: StrokeStyle)] {
    commands.compactMap { command in
      guard case .strokePath(let path, let color, let style) = command else { return nil }
      return (path, color, style)
    }
  }

  private func fills(_ commands: [Command]) -> [(path: Path, color: Color)] {
    commands.compactMap { command in
      guard case .fillPath(let path, let color, _) = command else { return nil }
      return (path, color)
    }
  }

  private func texts(_ commands: [Command]) -> [String] {
    commands.compactMap { command in
      guard case .text(let line, _, _) = command else { return nil }
      return line.runs.map { line.text(in: $0) }.joined()
    }
  }

  // Three per cent of 11 points are 0.33 points.
  @Test("§29.27 a positive stroke width draws the outlines alone, in percent of the font size")
  func outlines() throws {
    let drawn = commands("nn", [.strokeWidth: 3.0, .strokeColor: red])
    #expect(texts(drawn).isEmpty && fills(drawn).isEmpty)
    let stroke = try #require(strokes(drawn).first)
    #expect(abs(stroke.style.width - 0.33) < 1e-9 && stroke.color == Color(red: 1, green: 0, blue: 0))
    // The letters stand on the baseline, are as high as an x but for their curves, and do not touch their neighbours.
    let box = try #require(stroke.path.controlBox)
    #expect(abs(box.maxY - 30.5) < 0.01)
    #expect(abs(box.minY - (30.5 - Inter.font.xHeight)) < 0.3)
    #expect(box.minX > 10.3 && box.maxX < 10 + 2 * Inter.n - 0.3 && box.width > 1.7 * Inter.n)
  }

  @Test("§29.27 a negative stroke width draws the letters with outlines, which have their colour by default")
  func filledOutlines() throws {
    let drawn = commands("n", [.strokeWidth: -10, .foregroundColor: red])
    #expect(texts(drawn).isEmpty && fills(drawn).map(\.color) == [Color(red: 1, green: 0, blue: 0)])
    let stroke = try #require(strokes(drawn).first)
    #expect(abs(stroke.style.width - 1.1) < 1e-9 && stroke.color == Color(red: 1, green: 0, blue: 0))
    #expect(stroke.path == fills(drawn).first?.path)
  }

  @Test("§29.27 only letters with a stroke are paths")
  func mixture() {
    let text = NSMutableAttributedString(string: "one", attributes: [.font: Inter.font])
    text.append(NSAttributedString(string: "n", attributes: [.font: Inter.font, .strokeWidth: 3]))
    text.append(NSAttributedString(string: "two", attributes: [.font: Inter.font]))
    let drawn = CGContext.recording(size: Size2D(width: 200, height: 100)) { _ in text.draw(at: .zero) }
    #expect(texts(drawn) == ["onetwo"] && strokes(drawn).count == 1)
    #expect(commands("n", [.strokeWidth: 0]).count == 1 && texts(commands("n", [.strokeWidth: 0])) == ["n"])
    #expect(texts(commands("n", [.strokeWidth: Double.nan])) == ["n"])
  }

  // x′ = x + ½ · height above the baseline.
  @Test("§29.27 obliqueness slants letters about the baseline, also letters that are raised")
  func slant() throws {
    for rise in [0.0, 4] {
      let upright = try #require(
        strokes(commands("n", [.strokeWidth: 3, .baselineOffset: rise])).first?.path.elements)
      let slanted = try #require(
        fills(commands("n", [.obliqueness: 0.5, .baselineOffset: rise])).first?.path.elements)
      #expect(slanted.count == upright.count)
      for (old, new) in zip(upright, slanted) {
        guard case .move(let point) = old, case .move(let moved) = new else { continue }
        let height = 30.5 - rise - point.y
        #expect(abs(moved.x - (point.x + height / 2)) < 1e-9 && moved.y == point.y)
      }
    }
  }

  /// The filled lines under a text: left end, right end and height.
  private func bars(_ text: String, _ style: NSUnderlineStyle) -> [[Double]] {
    commands(text, [.underlineStyle: style.rawValue]).compactMap { command in
      guard case .fill(let shape, _) = command else { return nil }
      return [shape.rectangle.minX, shape.rectangle.maxX, shape.rectangle.height]
    }
  }

  @Test("§29.27 a line by word leaves out spaces, and a pattern alone draws no line")
  func byWord() throws {
    let whole = try #require(bars("nn nn", .single).first)
    #expect(abs(whole[0] - 10) < 1e-9 && abs(whole[1] - (10 + 4 * Inter.n + Inter.space)) < 1e-9)
    let words = bars("nn nn", [.single, .byWord])
    #expect(words.count == 2 && words.allSatisfy { $0[2] == whole[2] })
    let second = 10 + 2 * Inter.n + Inter.space
    for (word, start) in zip(words, [10, second]) {
      #expect(abs(word[0] - start) < 1e-9 && abs(word[1] - (start + 2 * Inter.n)) < 1e-9)
    }
    #expect(bars("nn", [.patternDot, .byWord]).isEmpty)
    #expect(strokes(commands("nn", [.underlineStyle: NSUnderlineStyle.patternDot.rawValue])).isEmpty)
    #expect(bars("nn nn", [.double, .byWord]).count == 4)
  }

  // The values are those of the header NSAttributedString.h.
  @Test(
    "§29.27 a pattern draws dots and dashes",
    arguments: [
      (NSUnderlineStyle.patternDot, 0x100, 2), (.patternDash, 0x200, 2), (.patternDashDot, 0x300, 4),
      (.patternDashDotDot, 0x400, 6),
    ])
  func patterns(pattern: NSUnderlineStyle, value: Int, count: Int) throws {
    #expect(pattern.rawValue == value && NSUnderlineStyle.byWord.rawValue == 0x8000)
    let thickness = try #require(bars("n", .single).first)[2]
    let attributes: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: NSUnderlineStyle.thick.union(pattern).rawValue
    ]
    let line = try #require(strokes(commands("nn", attributes)).first)
    #expect(abs(line.style.width - 2 * thickness) < 1e-9 && line.style.dashes.count == count)
    let box = try #require(line.path.controlBox)
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.width - 2 * Inter.n) < 1e-9 && box.height == 0)
  }
}
