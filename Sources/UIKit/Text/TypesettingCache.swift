import Typesetting

/// The last few ways a text was broken into lines: a label asks for its size, for the size in a width, and then draws.
struct TypesettingCache {
  /// What a text is to be broken for.
  struct Request: Equatable {
    var width: Double?
    var height: Double?
    var maximumNumberOfLines: Int
    var scale: Double
    var isRightToLeft: Bool
  }

  private static let capacity = 4
  private var answers: [(request: Request, text: TypesetText)] = []

  /// The text broken into lines. All questions must be about the same text.
  mutating func answer(to request: Request, for text: DrawableText) -> TypesetText {
    if let known = answers.first(where: { $0.request == request }) { return known.text }
    let typeset = text.typeset(
      width: request.width, height: request.height, maximumNumberOfLines: request.maximumNumberOfLines,
      scale: request.scale, isRightToLeft: request.isRightToLeft)
    if answers.count >= Self.capacity { answers.removeFirst() }
    answers.append((request, typeset))
    return typeset
  }
}
