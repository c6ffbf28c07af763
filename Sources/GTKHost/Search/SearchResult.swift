import Translations

/// What a search found: the number of matches and which of them is current.
public struct SearchResult: Hashable, Sendable, CustomStringConvertible {
  /// The number of the current match, counted from 1.
  public var current: Int
  /// The number of matches.
  public var count: Int

  /// Creates a result.
  public init(current: Int, count: Int) {
    self.current = current
    self.count = count
  }

  /// The result for the user, such as “3 of 17”.
  public var description: String {
    count == 0 ? translated("No matches") : translated("%1$@ of %2$@", "\(current)", "\(count)")
  }
}
