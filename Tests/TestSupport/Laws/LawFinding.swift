/// What a law found wrong with the answers of a layout or a solver.
public struct LawFinding: Hashable, Sendable {
  /// The element; nil if it is not about one.
  public var element: String?
  /// What was asked.
  public var question: String
  /// The answer that the law requires.
  public var expected: String
  /// The answer that was given.
  public var found: String

  /// Creates a finding from the question and both answers.
  public init(_ element: String? = nil, question: String, expected: String, found: String) {
    (self.element, self.question, self.expected, self.found) = (element, question, expected, found)
  }
}
