/// A motion of a symbol in an image view, such as `.bounce`.
///
/// A symbol is one drawing here. Effects that move parts of a symbol on iOS move it as a whole, or change its opacity.
public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect does to a symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable {
    case bounce, pulse, variableColor, scale, appear, disappear, wiggle, rotate, breathe, replace, automatic
  }

  var motion: Motion
  var isDownward = false
  var isCounterclockwise = false
}

/// An effect that runs once, unless its options repeat it.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// A way to replace a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// Jumps once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .bounce)
  /// Grows first.
  public var up: Self { Self(configuration: .init(motion: .bounce)) }
  /// Shrinks first.
  public var down: Self { Self(configuration: .init(motion: .bounce, isDownward: true)) }
  /// Moves the layers of the symbol one after the other. Here, it moves as a whole.
  public var byLayer: Self { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// Fades again and again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .pulse)
  /// Fades the layers that are marked for it. Here, the symbol fades as a whole.
  public var byLayer: Self { self }
  /// Fades the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// Shows the layers of a symbol one after the other. Here, the symbol fades as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .variableColor)
  /// One layer at a time.
  public var iterative: Self { self }
  /// One layer more at a time.
  public var cumulative: Self { self }
  /// Backwards at the end of each round.
  public var reversing: Self { self }
  /// From the beginning after each round.
  public var nonReversing: Self { self }
  /// Hides the layers that are not shown yet.
  public var hideInactiveLayers: Self { self }
  /// Dims the layers that are not shown yet.
  public var dimInactiveLayers: Self { self }
}

/// Enlarges or shrinks the symbol until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .scale)
  /// Larger.
  public var up: Self { Self(configuration: .init(motion: .scale)) }
  /// Smaller.
  public var down: Self { Self(configuration: .init(motion: .scale, isDownward: true)) }
  /// Moves the layers of the symbol one after the other. Here, it moves as a whole.
  public var byLayer: Self { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// Shows a symbol that disappeared.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .appear)
  /// Grows.
  public var up: Self { Self(configuration: .init(motion: .appear)) }
  /// Shrinks.
  public var down: Self { Self(configuration: .init(motion: .appear, isDownward: true)) }
  /// Moves the layers of the symbol one after the other. Here, it moves as a whole.
  public var byLayer: Self { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// Hides the symbol until the effect is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .disappear)
  /// Grows.
  public var up: Self { Self(configuration: .init(motion: .disappear)) }
  /// Shrinks.
  public var down: Self { Self(configuration: .init(motion: .disappear, isDownward: true)) }
  /// Moves the layers of the symbol one after the other. Here, it moves as a whole.
  public var byLayer: Self { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// Turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .wiggle)
  /// Begins clockwise.
  public var clockwise: Self { Self(configuration: .init(motion: .wiggle)) }
  /// Begins counterclockwise.
  public var counterClockwise: Self { Self(configuration: .init(motion: .wiggle, isCounterclockwise: true)) }
}

/// Turns around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .rotate)
  /// Turns clockwise.
  public var clockwise: Self { Self(configuration: .init(motion: .rotate)) }
  /// Turns counterclockwise.
  public var counterClockwise: Self { Self(configuration: .init(motion: .rotate, isCounterclockwise: true)) }
}

/// Grows and fades a little, again and again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .breathe)
  /// Grows only.
  public var plain: Self { self }
  /// Grows and fades.
  public var pulse: Self { self }
}

/// Replaces a symbol: fades to the new one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .replace)
  /// The old symbol shrinks, and the new one grows. Here, it fades.
  public var downUp: Self { self }
  /// The old symbol grows, and the new one grows. Here, it fades.
  public var upUp: Self { self }
  /// The old symbol disappears at once. Here, it fades.
  public var offUp: Self { self }
  /// Moves the layers of the symbol one after the other. Here, it fades as a whole.
  public var byLayer: Self { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// The usual effect: replaces a symbol by fading.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration = SymbolEffectConfiguration(motion: .automatic)
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps once.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades again and again.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Shows the layers of a symbol one after the other. Here, the symbol fades as a whole.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Enlarges the symbol until the effect is removed.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Shows a symbol that disappeared.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides the symbol until the effect is removed.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Turns to and fro.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns around.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and fades a little, again and again.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces a symbol: fades to the new one.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual effect: replaces a symbol by fading.
  public static var automatic: Self { Self() }
}
