/// The name of a file or folder, without the path to it: bytes, as the file system keeps them.
///
/// A name need not be text in any encoding; `displayName` makes text of it, for the eye only.
public struct FileName: Hashable, Sendable {
  /// The bytes, neither zero nor a slash among them.
  public let bytes: [UInt8]

  /// Wraps the bytes of a name.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The name as text: what is not UTF-8 and what would control a terminal is shown as U+FFFD.
  public var displayName: String {
    String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar
          }
        }))
  }

  /// Whether the name begins with a dot.
  public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// What follows the last dot, ASCII letters in lower case; nil without a dot or with nothing around it.
  public var lowercasedExtension: [UInt8]? {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < bytes.count else { return nil }
    return bytes[(dot + 1)...].map(\.asciiLowercased)
  }
}

extension UInt8 {
  /// The small letter for an ASCII capital, anything else as it is.
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether this is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
