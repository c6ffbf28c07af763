/// A paragraph: text without line ends, which is broken into lines separately.
struct Paragraph {
  /// The runs with text, in reading order.
  var runs: [StyledText.Run]
  /// The run whose font determines the height of an empty paragraph.
  var base: StyledText.Run

  /// All the text.
  var text: String { runs.map(\.text).joined() }
  /// The length of the text in UTF-8.
  var count: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// Splits a text at its line ends. Empty text has no paragraphs.
  static func split(_ text: StyledText) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    for run in text.runs where !run.text.isEmpty {
      if paragraphs.isEmpty { paragraphs.append(Paragraph(runs: [], base: run)) }
      let pieces = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { paragraphs.append(Paragraph(runs: [], base: run)) }
        guard !piece.isEmpty else { continue }
        var part = run
        // A C string ends at a null character.
        part.text = String(piece).replacing("\0", with: "\u{FFFD}")
        if paragraphs[paragraphs.count - 1].runs.isEmpty { paragraphs[paragraphs.count - 1].base = part }
        paragraphs[paragraphs.count - 1].runs.append(part)
      }
    }
    return paragraphs
  }

  /// Returns the rest of the paragraph from a UTF-8 offset, which must be a character boundary.
  func suffix(from offset: Int) -> Paragraph {
    var rest = Paragraph(runs: [], base: base)
    var start = 0
    for run in runs {
      let count = run.text.utf8.count
      if start + count > offset {
        var part = run
        part.text = String(decoding: run.text.utf8.dropFirst(max(0, offset - start)), as: UTF8.self)
        rest.runs.append(part)
      }
      start += count
    }
    return rest
  }

  /// Returns the paragraph with text appended in the style of its last run.
  func appending(_ text: String) -> Paragraph {
    var longer = self
    if longer.runs.isEmpty { longer.runs = [base]; longer.runs[0].text = "" }
    if longer.runs.last?.room != nil, var run = longer.runs.last {
      // The room is that of a picture, which the text would be, too.
      (run.text, run.room) = ("", nil)
      longer.runs.append(run)
    }
    longer.runs[longer.runs.count - 1].text += text
    return longer
  }
}
