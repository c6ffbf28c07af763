/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit per key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock, while it is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, called Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super key, called Command on Apple's keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  init(_ modifiers: InputEvent.Modifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
