/// How the lines of a text differ from the expected ones, apart from the spaces between the parts of a line.
struct LineDifference {
  private let missing: [String]
  private let extra: [String]
  private let found: [String]

  init(from expected: String, to found: [String]) {
    func normalized(_ line: some StringProtocol) -> String {
      line.split(separator: " ").joined(separator: " ")
    }
    let expected = expected.split(separator: "\n").map(normalized).filter { !$0.isEmpty }
    self.found = found
    var (missing, extra): ([String], [String]) = ([], [])
    for change in found.map(normalized).difference(from: expected) {
      switch change {
      case .remove(_, let line, _): missing.append(line)
      case .insert(_, let line, _): extra.append(line)
      }
    }
    // A collection difference removes from the end.
    (self.missing, self.extra) = (missing.reversed(), extra)
  }

  /// What is wrong, in words; nil if the lines are the same.
  func failure(_ summary: String, _ titleOfAll: String) -> String? {
    guard !missing.isEmpty || !extra.isEmpty else { return nil }
    return
      (["\(summary) (- expected, + found):"] + missing.map { "  - \($0)" } + extra.map { "  + \($0)" }
      + [titleOfAll] + found.map { "  \($0)" }).joined(separator: "\n")
  }
}
