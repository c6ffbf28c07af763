import Foundation

extension NSTextStorage {
  /// What changes in a text.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// Changes of a text that are reported together.
struct TextEdit {
  var actions: NSTextStorage.EditActions
  /// The characters as they are after the changes, in UTF-16 code units.
  var range: NSRange
  /// By how much the text has become longer.
  var change: Int

  /// - Parameter range: The characters before the change.
  init(actions: NSTextStorage.EditActions, range: NSRange, change: Int) {
    self.actions = actions
    self.range = NSRange(location: range.location, length: max(0, range.length + change))
    self.change = change
  }

  /// This edit and one after it: all that either has changed.
  func followed(by next: TextEdit) -> TextEdit {
    var both = self
    both.actions.formUnion(next.actions)
    both.change += next.change
    let start = min(range.location, next.range.location)
    // What is behind the next change has moved with it.
    let end = range.upperBound > next.range.location ? range.upperBound + next.change : range.upperBound
    both.range = NSRange(location: start, length: max(end, next.range.upperBound) - start)
    return both
  }
}

/// What two texts do not have in common, in UTF-16 code units.
struct TextDifference {
  let old: NSRange
  let new: NSRange

  /// Nil for texts with the same characters.
  init?(from old: String, to new: String) {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    guard old != new else { return nil }
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    // Halves of a character stay together.
    if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
    self.old = NSRange(location: start, length: old.count - start - end)
    self.new = NSRange(location: start, length: new.count - start - end)
  }
}
