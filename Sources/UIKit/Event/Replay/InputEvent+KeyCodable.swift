/// Encoded as an object: `{"code":"a","phase":"began","text":"A"}`.
extension InputEvent.Key: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, text, phase
  }

  /// Decodes a key event. By default, the key is pressed and types no text.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      code: try values.decode(Code.self, forKey: .code),
      text: try values.decodeIfPresent(String.self, forKey: .text) ?? "",
      phase: try values.decodeIfPresent(InputEvent.Phase.self, forKey: .phase) ?? .began)
  }

  /// Encodes a key event.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(code, forKey: .code)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
    try values.encode(phase, forKey: .phase)
  }
}

/// Encoded as a string: the character of a key that types, `f1` for a function key, and a name for the others.
extension InputEvent.Key.Code: Codable {
  private static let names: [(code: Self, name: String)] = [
    (.upArrow, "up"), (.downArrow, "down"), (.leftArrow, "left"), (.rightArrow, "right"),
    (.home, "home"), (.end, "end"), (.pageUp, "pageUp"), (.pageDown, "pageDown"),
    (.return, "return"), (.space, "space"), (.escape, "escape"), (.tab, "tab"),
    (.backspace, "backspace"), (.delete, "delete"), (.menu, "menu"), (.modifier, "modifier"),
    (.other, "other"),
  ]

  /// Decodes a key.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    if let known = Self.names.first(where: { $0.name == text }) {
      self = known.code
    } else if let character = text.first, text.count == 1 {
      self = .character(character)
    } else if text.first == "f", let number = Int(text.dropFirst()) {
      self = .function(number)
    } else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "There is no key “\(text)”.")
    }
  }

  /// Encodes a key.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .character(let character): try value.encode(String(character))
    case .function(let number): try value.encode("f\(number)")
    default: try value.encode(Self.names.first { $0.code == self }?.name ?? "other")
    }
  }
}

/// Encoded as an array of names.
extension InputEvent.Modifiers: Codable {
  private static let names: [(modifier: Self, name: String)] = [
    (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.command, "command"),
    (.capsLock, "capsLock"),
  ]

  /// Decodes modifiers. Ignores unknown names.
  public init(from decoder: any Decoder) throws {
    let names = try [String](from: decoder)
    self = Self(Self.names.filter { names.contains($0.name) }.map(\.modifier))
  }

  /// Encodes modifiers.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.modifier) }.map(\.name).encode(to: encoder)
  }
}
