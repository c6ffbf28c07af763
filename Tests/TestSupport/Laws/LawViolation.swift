/// A law that a layout or a solver breaks, with the smallest case in which it does.
public struct LawViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  public var law: LayoutLaw
  /// The name of the layout or solver.
  public var subject: String
  /// The question and both answers.
  public var finding: LawFinding
  /// What there was before the operations.
  public var start: String
  /// The operations that led there, in order.
  public var operations: [String]

  /// Creates a violation.
  public init(
    of law: LayoutLaw, by subject: String, _ finding: LawFinding, start: String, operations: [String] = []
  ) {
    self.law = law
    self.subject = subject
    self.finding = finding
    self.start = start
    self.operations = operations
  }

  /// The law, the element, both answers and the operations, one a line.
  public var description: String {
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
