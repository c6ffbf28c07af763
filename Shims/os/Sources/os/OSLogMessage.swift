/// The message of a log: a text with values, which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Prepares for a text.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a part of the text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, as its description.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy) }

  /// Adds a value if there is one, otherwise `nil`.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().map { "\($0)" } ?? "nil", align, privacy) }

  /// Adds an integer in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(value()), align, privacy) }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(value())), align, privacy) }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += privacy.isHidden ? "<private>" : align.apply(to: value)
  }
}

/// Whether a value is written.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// The value is written. A log of Apple's systems hides some values outside of development.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The value is replaced by `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The value is replaced by `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// How a hidden value can be recognized.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }

  /// The value is replaced by `<private>`, without a hash.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// The column that a value fills.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }

  /// Spaces before the value, up to a width.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// Spaces after the value, up to a width.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func apply(to text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool

  /// Decimal.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, isUppercase: false) }
  /// Hexadecimal, in small letters.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, isUppercase: false) }
  /// Octal.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, isUppercase: false) }

  /// Hexadecimal.
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }

  func text(_ value: some BinaryInteger) -> String { String(value, radix: radix, uppercase: isUppercase) }
}

/// The format of a number.
public struct OSLogFloatFormatting: Sendable {
  private let digits: Int

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }

  /// A number of digits behind the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: min(max(0, precision()), 40))
  }

  func text(_ value: Double) -> String { String(format: "%.\(digits)f", value) }
}
