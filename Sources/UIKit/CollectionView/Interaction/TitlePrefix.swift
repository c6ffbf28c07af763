import Foundation

/// The beginning of a title, compared without regard to case and diacritics.
///
/// Most titles differ within their first letters, and those are ASCII. Comparing their bytes is many times faster than
/// comparing text, which is needed only for other letters.
struct TitlePrefix {
  private let text: String
  /// The bytes in lower case, if all are ASCII.
  private let bytes: [UInt8]?

  /// Creates a prefix from what the user typed.
  init(_ text: String) {
    self.text = text
    bytes = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(\.lowercasedASCII) : nil
  }

  /// Returns whether a title begins with the prefix.
  func matches(_ title: String) -> Bool {
    matchesBytes(of: title)
      ?? (title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil)
  }

  /// Compares bytes; nil if a letter other than ASCII may decide.
  private func matchesBytes(of title: String) -> Bool? {
    guard let bytes else { return nil }
    var rest = title.utf8.makeIterator()
    for byte in bytes {
      guard let other = rest.next() else { return false }
      guard other < 0x80 else { return nil }
      if other.lowercasedASCII != byte { return isPlain(rest.next()) ? false : nil }
    }
    // The next character may be a combining mark on the last letter.
    return isPlain(rest.next()) ? true : nil
  }

  private func isPlain(_ byte: UInt8?) -> Bool { byte.map { $0 < 0x80 } ?? true }
}

extension UInt8 {
  /// The lower-case letter of an ASCII capital letter; any other byte unchanged.
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
