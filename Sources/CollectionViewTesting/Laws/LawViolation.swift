/// A law that a layout breaks, with the smallest case in which it does.
package struct LawViolation: Sendable, CustomStringConvertible {
  /// The law.
  package var law: LayoutLaw
  /// The name of the layout.
  package var subject: String
  /// The question and both answers.
  package var finding: LawFinding
  /// What there was before the operations.
  package var start: String
  /// The operations that led there, in order.
  package var operations: [String]
  #if canImport(UIKit)
    /// The case; nil if the law was broken beside the operations.
    package var trial: LayoutTrial?
  #endif

  /// Creates a violation.
  package init(
    of law: LayoutLaw, by subject: String, _ finding: LawFinding, start: String, operations: [String] = []
  ) {
    self.law = law
    self.subject = subject
    self.finding = finding
    self.start = start
    self.operations = operations
  }

  /// The law, the element, both answers and the operations, one a line.
  package var description: String {
    var lines = ["\(subject) breaks the law \(law.rawValue): \(law.statement)"]
    if let element = finding.element { lines.append("  element:  \(element)") }
    lines.append("  question: \(finding.question)")
    lines.append("  expected: \(finding.expected)")
    lines.append("  found:    \(finding.found)")
    lines.append("  start:    \(start)")
    for (number, operation) in operations.enumerated() {
      lines.append("  \(number + 1). \(operation)")
    }
    return lines.joined(separator: "\n")
  }
}
