/// The names that Objective-C gives to methods of Swift.
package enum ObjectiveCName {
  /// The name of a method.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: The label of each argument, `"_"` if there is none.
  package static func of(_ baseName: String, labels: [String]) -> String {
    let baseName = baseName.filter { $0 != "`" }
    guard let first = labels.first else { return baseName }
    var name = baseName
    if first != "_" {
      // The compiler joins the words with "With" unless one of them is a preposition already.
      if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: baseName)) {
        name += "With"
      }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}
