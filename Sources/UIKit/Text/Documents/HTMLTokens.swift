import Foundation

/// The tags and texts of an HTML document, one after the other.
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    /// A text with its character references replaced.
    case text(String)
    /// A tag, in lower case. An element without an end tag is only opened.
    case open(String, attributes: [String: String])
    case close(String)
  }

  private var rest: Substring
  /// The element whose text is not read until its end tag.
  private var hidden: String?

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Token? {
    while !rest.isEmpty {
      if let hidden {
        guard let end = rest.range(of: "</" + hidden, options: .caseInsensitive) else { return nil }
        rest = rest[end.lowerBound...]
        self.hidden = nil
      } else if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if rest.first == "<", let end = endOfTag {
        let content = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let token = Self.tag(content) {
          if case .open(let name, _) = token, ["script", "style", "head", "title"].contains(name) {
            hidden = name
          }
          return token
        }
      } else {
        let start = rest.startIndex
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        rest = rest[end...]
        return .text(Self.replacingReferences(rest.base[start..<end]))
      }
    }
    return nil
  }

  /// The end of the tag at the beginning of the rest. Nil for a "<" that begins none.
  private var endOfTag: Substring.Index? {
    guard let first = rest.dropFirst().first, first.isLetter || "/!?".contains(first) else { return nil }
    var quote: Character?
    for index in rest.indices {
      let character = rest[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func tag(_ content: Substring) -> Token? {
    guard let first = content.first, first != "!", first != "?" else { return nil }
    if first == "/" {
      return .close(content.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased())
    }
    let name = content.prefix { $0.isLetter || $0.isNumber }
    return .open(name.lowercased(), attributes: attributes(content.dropFirst(name.count)))
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var rest = text
    var result: [String: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == "=" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return result }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      var value = ""[...]
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !$0.isWhitespace }
          rest = rest.dropFirst(value.count)
        }
      }
      result[name.lowercased()] = replacingReferences(value)
    }
  }

  // MARK: - Character references

  private static func replacingReferences(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      if let character = character(named: name) {
        result.append(character)
        rest = rest.dropFirst(1 + name.count)
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Character? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { Character($0) }
  }

  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€",
    "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à",
    "aacute": "á",
    "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ",
    "ograve": "ò",
    "oacute": "ó", "ocirc": "ô", "otilde": "õ", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
    "Agrave": "À", "Aacute": "Á", "Eacute": "É", "Egrave": "È", "Ntilde": "Ñ", "Ccedil": "Ç", "larr": "←",
    "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥",
  ]
}
