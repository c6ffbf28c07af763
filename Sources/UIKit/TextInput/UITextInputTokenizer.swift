import Foundation

/// A part of a text.
public enum UITextGranularity: Int, Sendable {
  /// A character, as readers see it.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph, without its end.
  case paragraph
  /// A line. Treated as a paragraph.
  case line
  /// The whole text.
  case document
}

/// A direction in a text: the raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is that of reading. Right and down are treated as forward.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward
  /// To the beginning.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
}

/// Finds the words, sentences and paragraphs of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that contains the character after a position, or before it for a backward direction. Nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the end of a unit, or at its beginning for a backward direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit after a position, or the beginning before it for a backward direction. Nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether the character after a position, or before it for a backward direction, is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
