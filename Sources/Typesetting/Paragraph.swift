/// A stretch of text without a line end inside: what is broken into lines on its own.
struct Paragraph {
  /// The runs that have text, in reading order.
  var runs: [StyledText.Run]
  /// The run whose font an empty paragraph is as tall as.
  var base: StyledText.Run

  /// All the text.
  var text: String { runs.map(\.text).joined() }
  /// The length of the text in UTF-8.
  var count: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// Cuts a text at its line ends; no paragraphs if there is no text.
  static func split(_ text: StyledText) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    for run in text.runs where !run.text.isEmpty {
      if paragraphs.isEmpty { paragraphs.append(Paragraph(runs: [], base: run)) }
      let pieces = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { paragraphs.append(Paragraph(runs: [], base: run)) }
        guard !piece.isEmpty else { continue }
        var part = run
        // C ends a string at a null.
        part.text = String(piece).replacing("\0", with: "\u{FFFD}")
        if paragraphs[paragraphs.count - 1].runs.isEmpty { paragraphs[paragraphs.count - 1].base = part }
        paragraphs[paragraphs.count - 1].runs.append(part)
      }
    }
    return paragraphs
  }

  /// What is left from an offset in UTF-8 on, which must be the edge of a character.
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

  /// The paragraph with text added in the manner of its end.
  func appending(_ text: String) -> Paragraph {
    var longer = self
    if longer.runs.isEmpty { longer.runs = [base]; longer.runs[0].text = "" }
    longer.runs[longer.runs.count - 1].text += text
    return longer
  }
}
