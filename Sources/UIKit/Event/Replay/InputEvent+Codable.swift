import Geometry

/// Encoded as an object with `time` in seconds, the names of the `modifiers` if any are held, and one member that is
/// named after the action: `{"time":0.5,"touches":[{"id":1,"phase":"began","at":[120,80],"source":"mouse"}]}`.
extension InputEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, modifiers, touches, scroll, pinch, hover, key, text
  }

  /// Decodes an event.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let action: Action
    if let touches = try values.decodeIfPresent([Touch].self, forKey: .touches) {
      action = .touches(touches)
    } else if let scroll = try values.decodeIfPresent(Scroll.self, forKey: .scroll) {
      action = .scroll(scroll)
    } else if let pinch = try values.decodeIfPresent(Pinch.self, forKey: .pinch) {
      action = .pinch(pinch)
    } else if let hover = try values.decodeIfPresent(Hover.self, forKey: .hover) {
      action = .hover(hover)
    } else if let text = try values.decodeIfPresent(Text.self, forKey: .text) {
      action = .text(text)
    } else {
      action = .key(try values.decode(Key.self, forKey: .key))
    }
    self.init(
      timestamp: try values.decode(Double.self, forKey: .time),
      modifiers: try values.decodeIfPresent(Modifiers.self, forKey: .modifiers) ?? [], action: action)
  }

  /// Encodes an event.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(timestamp, forKey: .time)
    if !modifiers.isEmpty { try values.encode(modifiers, forKey: .modifiers) }
    switch action {
    case .touches(let touches): try values.encode(touches, forKey: .touches)
    case .scroll(let scroll): try values.encode(scroll, forKey: .scroll)
    case .pinch(let pinch): try values.encode(pinch, forKey: .pinch)
    case .hover(let hover): try values.encode(hover, forKey: .hover)
    case .key(let key): try values.encode(key, forKey: .key)
    case .text(let text): try values.encode(text, forKey: .text)
    }
  }
}

/// Encoded by name.
extension InputEvent.Phase: Codable {}

extension InputEvent.Touch: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, phase, at, source
  }

  /// Decodes a touch. The default source is a finger.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(UInt64.self, forKey: .id),
      phase: try values.decode(InputEvent.Phase.self, forKey: .phase),
      location: Point2D(try values.decode(CGPoint.self, forKey: .at)),
      source: try values.decodeIfPresent(Source.self, forKey: .source) ?? .finger)
  }

  /// Encodes a touch.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(phase, forKey: .phase)
    try values.encode(CGPoint(location), forKey: .at)
    if source != .finger { try values.encode(source, forKey: .source) }
  }
}

/// Encoded by name.
extension InputEvent.Touch.Source: Codable {}

extension InputEvent.Scroll: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, phase, by, at
  }

  /// Decodes a scroll step. The default phase is `changed`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try values.decode(Source.self, forKey: .source),
      phase: try values.decodeIfPresent(InputEvent.Phase.self, forKey: .phase) ?? .changed,
      delta: Point2D(try values.decode(CGPoint.self, forKey: .by)),
      location: Point2D(try values.decode(CGPoint.self, forKey: .at)))
  }

  /// Encodes a scroll step.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(source, forKey: .source)
    if source == .touchpad { try values.encode(phase, forKey: .phase) }
    try values.encode(CGPoint(delta), forKey: .by)
    try values.encode(CGPoint(location), forKey: .at)
  }
}

/// Encoded by name.
extension InputEvent.Scroll.Source: Codable {}

extension InputEvent.Pinch: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, scale, rotation, by, at
  }

  /// Decodes a pinch step. Rotation and translation default to 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      phase: try values.decode(InputEvent.Phase.self, forKey: .phase),
      scale: try values.decode(Double.self, forKey: .scale),
      rotation: try values.decodeIfPresent(Double.self, forKey: .rotation) ?? 0,
      translation: Point2D(try values.decodeIfPresent(CGPoint.self, forKey: .by) ?? .zero),
      location: Point2D(try values.decode(CGPoint.self, forKey: .at)))
  }

  /// Encodes a pinch step.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(phase, forKey: .phase)
    try values.encode(scale, forKey: .scale)
    if rotation != 0 { try values.encode(rotation, forKey: .rotation) }
    if translation != .zero { try values.encode(CGPoint(translation), forKey: .by) }
    try values.encode(CGPoint(location), forKey: .at)
  }
}

extension InputEvent.Hover: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, at
  }

  /// Decodes a hover step.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      phase: try values.decode(InputEvent.Phase.self, forKey: .phase),
      location: Point2D(try values.decode(CGPoint.self, forKey: .at)))
  }

  /// Encodes a hover step.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(phase, forKey: .phase)
    try values.encode(CGPoint(location), forKey: .at)
  }
}
