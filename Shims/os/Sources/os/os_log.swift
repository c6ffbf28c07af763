/// Writes a message of normal importance to the log of the program.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message with the format of `printf` to a log. `%{private}@` hides a value.
///
/// - Parameters:
///   - message: The format. `%@` stands for any value.
///   - log: The log.
///   - type: The importance.
///   - args: The values. Missing ones are written as `<missing>`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any?...
) { log.write(FormattedMessage(message.description, args).text, type) }

/// Writes a message with the format of `printf` to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any?...
) { log.write(FormattedMessage(message.description, args).text, type) }

/// A text made from a format and values.
struct FormattedMessage {
  private(set) var text = ""

  init(_ format: String, _ values: [Any?]) {
    var rest = values[...]
    var characters = Array(format)[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if characters.first == "%" {
        text.append(characters.removeFirst())
        continue
      }
      // `%{public, name=x}.2f`: options in braces, then flags, width, precision, length and conversion.
      var isHidden = false
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        isHidden = ["private", "sensitive"].contains { String(characters[..<end]).contains($0) }
        characters = characters[(end + 1)...]
      }
      var options = ""
      while let next = characters.first, "0123456789.+-# lhqztjL".contains(next) {
        options.append(characters.removeFirst())
      }
      let conversion = characters.popFirst() ?? "@"
      guard let value = rest.popFirst() else {
        text += "<missing>"
        continue
      }
      text += isHidden ? "<private>" : Self.text(of: value, options, conversion)
    }
  }

  private static func text(of value: Any?, _ options: String, _ conversion: Character) -> String {
    guard let value else { return "(null)" }
    let width = options.filter { !"lhqztjL".contains($0) }
    switch conversion {
    case "f", "e", "g", "F", "E", "G", "a":
      let number =
        (value as? any BinaryFloatingPoint).map { Double($0) }
        ?? (value as? any BinaryInteger).map { Double($0) }
      return number.map { String(format: "%\(width)\(conversion)", $0) } ?? "\(value)"
    case "d", "i", "u", "x", "X", "o":
      let number = (value as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) }
      let letter = conversion == "i" ? "d" : conversion
      return number.map { String(format: "%\(width)l\(letter)", $0) } ?? "\(value)"
    default: return "\(value)"
    }
  }
}
