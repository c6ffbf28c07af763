extension InputEvent {
  /// Modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Either Control key.
    public static let control = Modifiers(rawValue: 1 << 1)
    /// Alt, which UIKit calls Option.
    public static let alternate = Modifiers(rawValue: 1 << 2)
    /// The Super key, which UIKit calls Command.
    public static let command = Modifiers(rawValue: 1 << 3)
    /// Caps Lock, while it is on.
    public static let capsLock = Modifiers(rawValue: 1 << 4)
  }
}
