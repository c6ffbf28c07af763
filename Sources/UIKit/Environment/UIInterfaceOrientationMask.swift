/// Orientations of a user interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation: two to the power of its raw value.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// On its left side.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// On its right side.
  public static let landscapeRight = Self(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
