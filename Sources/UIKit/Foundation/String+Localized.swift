import Foundation

extension String {
  /// A text to translate, with values in it: a literal such as `"\(count) photos in \(name)"`.
  ///
  /// Its key in the tables of translations is the literal with a placeholder for each value: `%lld` for integers, `%lf` for
  /// floating-point numbers, and `%@` for all others.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let values: [Value]

    /// A value in the text.
    enum Value: Equatable, Sendable {
      case text(String)
      case number(Double)
    }

    /// Creates a text without values from a key.
    public init(_ value: String) { (key, values) = (value, []) }

    /// Creates the text of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates the text of a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// The parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [Value] = []

      /// Creates an empty literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends an integer.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        append("%lld", .text("\(value)"))
      }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append("%lf", .number(Double(value)))
      }

      /// Appends a value as text.
      public mutating func appendInterpolation(_ value: some Any) { append("%@", .text("\(value)")) }

      private mutating func append(_ placeholder: String, _ value: Value) {
        key += placeholder
        values.append(value)
      }
    }
  }

  /// Translates a text, whose key it also is.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is used itself if there is no translation.
  ///   - table: The name of the table: a file that ends in `.strings`. Nil for `Localizable`.
  ///   - bundle: The bundle with the tables. Nil for that of the program.
  ///   - locale: Ignored: numbers are written as in code, except that a translation can set their precision.
  ///   - comment: Ignored: it is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(translating: keyAndValue.key, keyAndValue, table, bundle)
  }

  /// Translates a text that has a key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(translating: "\(key)", defaultValue, table, bundle)
  }

  private init(translating key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?) {
    let format = (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
    self = value.values.isEmpty && !value.key.contains("%%") ? format : value.text(in: format)
  }
}

extension String.LocalizationValue {
  /// The text of a format. Its placeholders stand for the values in order, or for the one whose number they begin with,
  /// such as `%2$@`.
  fileprivate func text(in format: String) -> String {
    var (result, rest, next) = ("", format[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzjtL".contains($0) || "@%".contains($0) })
      else { break }
      let options = rest[..<end]
      let isPercent = rest[end] == "%"
      rest = rest[rest.index(after: end)...]
      if isPercent {
        result += "%"
        continue
      }
      let parts = options.split(separator: "$", maxSplits: 1, omittingEmptySubsequences: false)
      let position = parts.count == 2 ? (Int(parts[0]) ?? 0) - 1 : next
      if parts.count < 2 { next += 1 }
      if values.indices.contains(position) {
        result += values[position].text(precision: parts.last ?? "")
      }
    }
    return result + rest
  }
}

extension String.LocalizationValue.Value {
  /// The text of the value. Of the options of a placeholder, only a precision such as `.2` is used.
  fileprivate func text(precision options: Substring) -> String {
    switch self {
    case .text(let text): return text
    case .number(let number):
      let digits = options.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      let count = digits.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 6
      return String(format: "%.\(min(count, 100))f", number)
    }
  }
}
