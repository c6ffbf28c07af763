/// What a law found wrong with the answers of a layout.
package struct LawFinding: Hashable, Sendable {
  /// The element; nil if it is not about one.
  package var element: String?
  /// What was asked.
  package var question: String
  /// The answer that the law requires.
  package var expected: String
  /// The answer that was given.
  package var found: String

  /// Creates a finding from the question and both answers.
  package init(_ element: String? = nil, question: String, expected: String, found: String) {
    (self.element, self.question, self.expected, self.found) = (element, question, expected, found)
  }
}
