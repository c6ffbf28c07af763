import CGettext

/// Returns a text in the language of the user, or the English text if the catalogue has no other.
///
/// `scripts/translations` finds the texts in the sources, so the first argument must be a literal.
///
/// - Parameters:
///   - text: The English text. `%@` is the next argument, `%2$@` the second one, whatever its place.
///   - arguments: The texts to insert.
package func translated(_ text: String, _ arguments: String...) -> String {
  Catalogue.use()
  // What gettext returns is a part of the catalogue, or the argument.
  let found = text.withCString { String(cString: dgettext(Catalogue.domain, $0)) }
  return found.inserting(arguments)
}

/// Returns a text about a number of things in the language of the user, which may have more than two forms.
///
/// - Parameters:
///   - one: The English text for one.
///   - many: The English text for other numbers.
///   - count: The number.
///   - arguments: The texts to insert, usually one of them the number.
package func translatedCount(_ one: String, _ many: String, _ count: Int, _ arguments: String...) -> String {
  Catalogue.use()
  let found = one.withCString { one in
    many.withCString { String(cString: dngettext(Catalogue.domain, one, $0, count.magnitude)) }
  }
  return found.inserting(arguments)
}

extension String {
  /// Returns the text with arguments in place of `%@` and `%1$@`.
  func inserting(_ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.first == "@" {
        rest = rest.dropFirst()
        result += arguments.indices.contains(next) ? arguments[next] : ""
        next += 1
      } else if let number = Int(digits), rest[digits.endIndex...].hasPrefix("$@") {
        rest = rest[digits.endIndex...].dropFirst(2)
        result += arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
