import Typesetting

/// The last few results of breaking a text into lines. A label asks for its size, for its size in a width, and then
/// draws.
struct TypesettingCache {
  /// The parameters that a text is broken with.
  struct Request: Equatable {
    var width: Double?
    var height: Double?
    var maximumNumberOfLines: Int
    var scale: Double
    var isRightToLeft: Bool
  }

  private static let capacity = 4
  private var answers: [(request: Request, text: TypesetText)] = []

  /// Returns the text broken into lines. All requests to one cache must be for the same text.
  mutating func answer(to request: Request, for text: DrawableText) -> TypesetText {
    if let known = answers.first(where: { $0.request == request }) { return known.text }
    var text = text
    text.changeParagraphStyles { $0.aligned(isRightToLeft: request.isRightToLeft) }
    let typeset =
      singleLine(for: request, of: text)
      ?? text.typeset(
        width: request.width, height: request.height, maximumNumberOfLines: request.maximumNumberOfLines,
        scale: request.scale, isRightToLeft: request.isRightToLeft)
    if answers.count >= Self.capacity { answers.removeFirst() }
    answers.append((request, typeset))
    return typeset
  }

  /// Returns a known single line, aligned in the requested width; nil if the text may need more lines there.
  private func singleLine(for request: Request, of text: DrawableText) -> TypesetText? {
    for (known, typeset) in answers
    where known.height == nil && known.scale == request.scale
      && known.maximumNumberOfLines == request.maximumNumberOfLines
      && known.isRightToLeft == request.isRightToLeft
    {
      let style = text.paragraphStyle.paragraphStyle(
        maximumNumberOfLines: request.maximumNumberOfLines, isRightToLeft: request.isRightToLeft)
      if let line = typeset.singleLine(in: request.width, style: style) { return line }
    }
    return nil
  }
}
