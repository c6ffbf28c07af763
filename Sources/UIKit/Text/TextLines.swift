import Foundation
import Geometry
import Typesetting

/// The lines of a text, with the positions of a caret in them.
///
/// Positions are in points, from the upper left corner of the text. Offsets count characters.
struct TextLines {
  struct Line {
    /// The characters of the line, without its line end.
    var characters: Range<Int>
    /// The positions between them.
    var carets: [Double]
    /// The left and the right end of each.
    var extents: [ShapedLine.Extent]
    var isRightToLeft: Bool
    var top: Double
    var height: Double
    /// Whether the following line begins a paragraph, or there is none.
    var endsParagraph: Bool

    var bottom: Double { top + height }
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - typeset: The text, broken into lines.
  ///   - text: The same text.
  ///   - emptyLine: The height of an empty text, and the position of a caret in it.
  init(_ typeset: TypesetText, of text: String, emptyLine: (height: Double, caret: Double)) {
    var rest = text[...]
    var start = 0
    for (index, line) in typeset.lines.enumerated() {
      let count = line.line.text.count
      let x = line.baselineOrigin.x
      rest = rest.dropFirst(count)
      let isEnd = rest.first?.isNewline ?? true
      let extents = line.line.characterExtents.map { extent in
        var extent = extent
        extent.left += x
        extent.right += x
        return extent
      }
      lines.append(
        Line(
          characters: start..<start + count, carets: line.line.caretPositions.map { $0 + x },
          extents: extents,
          isRightToLeft: line.line.isRightToLeft, top: line.top, height: line.height, endsParagraph: isEnd))
      start += count
      guard index + 1 < typeset.lines.count, let next = rest.first else { continue }
      // The line end, or a space at which the line was broken, unless the following line begins with it.
      if isEnd || (next.isWhitespace && typeset.lines[index + 1].line.text.first != next) {
        rest = rest.dropFirst()
        start += 1
      }
    }
    if lines.isEmpty {
      lines = [
        Line(
          characters: 0..<0, carets: [emptyLine.caret], extents: [], isRightToLeft: false, top: 0,
          height: emptyLine.height, endsParagraph: true)
      ]
    }
  }

  /// The height of all lines.
  var height: Double { lines.last?.bottom ?? 0 }

  /// The index of the line of a caret. At the break of a line, it is the following one.
  func lineIndex(ofCharacter character: Int) -> Int {
    lines.lastIndex { $0.characters.lowerBound <= character } ?? 0
  }

  /// The rectangle of a caret before a character, with a width of 0.
  func caret(at character: Int) -> CGRect {
    let line = lines[lineIndex(ofCharacter: character)]
    let index = min(max(0, character - line.characters.lowerBound), line.carets.count - 1)
    return CGRect(x: line.carets[index], y: line.top, width: 0, height: line.height)
  }

  /// The character before which a caret is nearest to a point.
  func character(at point: CGPoint) -> Int { character(at: Double(point.x), inLine: lineIndex(at: point)) }

  /// The character that covers a point, or else the one before which a caret is nearest to it.
  func character(covering point: CGPoint) -> Int {
    let line = lines[lineIndex(at: point)]
    let x = Double(point.x)
    let index = line.extents.firstIndex { $0.left <= x && x < $0.right }
    return index.map { line.characters.lowerBound + $0 } ?? character(at: point)
  }

  private func lineIndex(at point: CGPoint) -> Int {
    lines.firstIndex { Double(point.y) < $0.bottom } ?? lines.count - 1
  }

  /// The character before which a caret in a line is nearest to a position.
  func character(at x: Double, inLine index: Int) -> Int {
    let line = lines[index]
    let nearest = line.carets.indices.min { abs(line.carets[$0] - x) < abs(line.carets[$1] - x) } ?? 0
    // The end of a line that was broken is the beginning of the next one.
    let last = line.endsParagraph ? line.characters.count : max(0, line.characters.count - 1)
    return line.characters.lowerBound + min(nearest, last)
  }

  /// The rectangles of a selection: one for each line and direction. A selected line end is a narrow one.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      let part = range.clamped(to: line.characters)
      let includesEnd = line.endsParagraph && range.contains(line.characters.upperBound)
      var spans: [(left: Double, right: Double)] = []
      for character in part {
        let extent = line.extents[character - line.characters.lowerBound]
        let span = (left: extent.left, right: extent.right)
        if let last = spans.last, abs(last.right - span.left) < 0.01 {
          spans[spans.count - 1].right = span.right
        } else if let last = spans.last, abs(last.left - span.right) < 0.01 {
          spans[spans.count - 1].left = span.left
        } else {
          spans.append(span)
        }
      }
      if includesEnd, let end = line.carets.last {
        let width = line.height / 4
        spans.append(line.isRightToLeft ? (end - width, end) : (end, end + width))
      }
      return spans.map { CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height) }
    }
  }
}
