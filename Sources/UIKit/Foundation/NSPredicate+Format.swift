import Foundation

extension NSPredicate {
  /// Creates a condition on texts from a format, such as `SELF MATCHES %@` or `SELF CONTAINS[cd] %@`.
  ///
  /// The left side is `SELF`, and the right side `%@` or a text in quotes. The operators are `MATCHES`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE`, `==`, `=` and `!=`, with `[c]` to ignore case and `[d]` to ignore diacritics. Names of
  /// properties need Objective-C: such a format is reported, and the condition is never met. Use `init(block:)`.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a condition on texts from a format and its arguments; see `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let comparison = TextComparison(predicateFormat, (arguments ?? []).map { "\($0)" }) else {
      let message =
        "The predicate format \"\(predicateFormat)\" needs Objective-C. The condition is never met. Use init(block:)."
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { UIDiagnostic.report(.unsupportedPredicate, message) }
      } else {
        DispatchQueue.main.async { UIDiagnostic.report(.unsupportedPredicate, message) }
      }
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in object.map { comparison.matches("\($0)") } ?? false }
  }
}

/// A comparison of `SELF` with a text.
private struct TextComparison: Sendable {
  private var word: String
  private var ignoresCase = false
  private var ignoresDiacritics = false
  private var text: String

  init?(_ format: String, _ arguments: [String]) {
    let parts = format.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
    guard parts.count == 3, parts[0].uppercased() == "SELF" else { return nil }
    let pieces = parts[1].uppercased().split(separator: "[")
    word = String(pieces[0])
    guard
      ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "==", "=", "!=", "<>"].contains(word)
    else { return nil }
    if pieces.count > 1 {
      ignoresCase = pieces[1].contains("C")
      ignoresDiacritics = pieces[1].contains("D")
    }
    let right = parts[2].trimmingCharacters(in: .whitespaces)
    if right == "%@" {
      guard let first = arguments.first else { return nil }
      text = first
    } else if right.count > 1, let quote = right.first, "'\"".contains(quote), right.last == quote {
      text = String(right.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  func matches(_ object: String) -> Bool {
    let (object, other) = (folded(object), folded(text))
    switch word {
    case "CONTAINS": return object.contains(other)
    case "BEGINSWITH": return object.hasPrefix(other)
    case "ENDSWITH": return object.hasSuffix(other)
    case "!=", "<>": return object != other
    case "MATCHES": return isMatch(object, pattern: text)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return isMatch(object, pattern: pattern)
    default: return object == other
    }
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// Whether a regular expression matches the whole text.
  private func isMatch(_ object: String, pattern: String) -> Bool {
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
      return false
    }
    let range = NSRange(object.startIndex..., in: object)
    return expression.firstMatch(in: object, range: range) != nil
  }
}
