/// How fast and how often a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect runs. Nil for as often as is usual for it.
  enum Repetition: Hashable {
    case times(Int)
    case forever
  }

  var repetition: Repetition?
  private var chosenSpeed = 1.0

  /// A factor for the speed. NaN and values of 0 or less are treated as 1.
  var speed: Double { chosenSpeed > 0 && chosenSpeed.isFinite ? chosenSpeed : 1 }

  /// The usual number of rounds, in the usual speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// A number of rounds, at least one. Nil for the usual one.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// A factor for the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options without end.
  public var repeating: SymbolEffectOptions { with(.forever) }
  /// The options for one round.
  public var nonRepeating: SymbolEffectOptions { with(.times(1)) }
  /// The options with a number of rounds, at least one. Nil for the usual one.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .times(max(1, $0)) }) }
  /// The options with a factor for the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.chosenSpeed = speed
    return options
  }

  private func with(_ repetition: Repetition?) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }
}
